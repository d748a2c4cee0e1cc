import type { FormSpec, Values } from './form';
import { formulaText } from './formula-text';
import { incomeTax } from './income-tax';
import { fractionRupee, type Paise, part, roundRupee, rupees } from './money';
import { payChangeFormulaText } from './pay-change-formula-text';
import { LEAVE_ENCASHMENT, SHARE_SALE } from './rules/pay-change-rules';
import { DEFAULT_YEAR, rulesOf } from './rules/rule-packs';
import { type Step, type StepLabel, shown } from './step';

/** The outcome of one event; steps explain the result. */
export interface PayChange {
  readonly result: Paise;
  readonly steps: readonly Step[];
  /** April first, where the event changes single months. */
  readonly months?: readonly Paise[];
}

const rules = rulesOf(DEFAULT_YEAR);

/** Tax of the new regime on a year’s salary. */
function taxOn(salary: Paise): Paise {
  const totalIncome = Math.max(0, salary - rules.regimes.new.standardDeduction);
  return incomeTax(rules, { totalIncome, regime: 'new' }).totalTax;
}

/** The tax that an extra amount adds to a year’s salary. */
const extraTax = (salary: Paise, extra: Paise): Paise => taxOn(salary + extra) - taxOn(salary);

const step = (label: StepLabel, formula: string, amount: Paise): Step => ({ label, formula, amount });
const amount = (initial: number, max = 500_000_000) =>
  ({ kind: 'amount', min: 0, max: rupees(max), initial: rupees(initial) }) as const;
const count = (initial: number, max: number) => ({ kind: 'number', min: 0, max, initial, unit: 1 }) as const;
const taxedAt = (salary: Paise): string => payChangeFormulaText.onTopOf(shown(salary));

/** Hides the form of a change, so that all changes have one type. */
function change<const Spec extends FormSpec>(spec: Spec, compute: (values: Values<Spec>) => PayChange) {
  return {
    spec: spec as FormSpec,
    resultOf: (values: Values<FormSpec>): PayChange => compute(values as unknown as Values<Spec>),
  };
}

/** Each employer applies the rebate and the low slabs to its own part, so tax is missing at the end of the year. */
const jobChange = change(
  { earned: amount(900_000), deducted: amount(20_000), rest: amount(1_000_000) },
  ({ earned, deducted, rest }) => {
    const due = taxOn(earned + rest);
    const byNew = taxOn(rest);
    const result = Math.max(0, due - deducted - byNew);
    const steps = [
      step('taxOnYear', payChangeFormulaText.salaryOf(`${shown(earned)} + ${shown(rest)}`), due),
      step('deductedBefore', formulaText.asEntered, -deducted),
      step('deductedAfter', payChangeFormulaText.taxAlone(shown(rest)), -byNew),
      step(
        'stillToPay',
        payChangeFormulaText.atLeastZero(`${shown(due)} − ${shown(deducted)} − ${shown(byNew)}`),
        result,
      ),
    ];
    return { result, steps };
  },
);

const noticeBuyout = change(
  { monthly: amount(80_000), days: count(30, 365), reimbursed: amount(80_000), salary: amount(1_500_000) },
  ({ monthly, days, reimbursed, salary }) => {
    const buyout = fractionRupee(monthly, days, 30);
    const tax = extraTax(salary, reimbursed);
    const result = buyout - reimbursed + tax;
    const steps = [
      step('buyout', `${shown(monthly)} × ${days} ÷ 30`, buyout),
      step('reimbursed', formulaText.asEntered, -reimbursed),
      step('taxOnExtra', taxedAt(salary), tax),
      step('netCost', `${shown(buyout)} − ${shown(reimbursed)} + ${shown(tax)}`, result),
    ];
    return { result, steps };
  },
);

/** The bonus was taxed when it was paid, but most contracts ask for the amount before tax. */
const clawback = change(
  {
    bonus: amount(200_000),
    agreed: count(12, 60),
    served: count(6, 60),
    proRata: { kind: 'switch', initial: false },
    salary: amount(1_500_000),
  },
  ({ bonus, agreed, served, proRata, salary }) => {
    const missing = Math.max(0, agreed - served);
    const part = proRata && agreed > 0 ? fractionRupee(bonus, missing, agreed) : bonus;
    const repay = missing > 0 ? part : 0;
    const tax = extraTax(salary, bonus);
    const result = repay;
    const steps = [
      step('taxOnExtra', taxedAt(salary), tax),
      step('bonusAfterTax', `${shown(bonus)} − ${shown(tax)}`, bonus - tax),
      step(
        'repay',
        proRata ? `${shown(bonus)} × ${missing} ÷ ${agreed}` : payChangeFormulaText.wholeBonus,
        repay,
      ),
      step('leftOfBonus', `${shown(bonus - tax)} − ${shown(repay)}`, bonus - tax - repay),
    ];
    return { result, steps };
  },
);

const leaveEncashment = change(
  {
    basic: amount(60_000),
    days: count(45, 900),
    years: count(6, 60),
    leaving: { kind: 'switch', initial: true },
    exempted: amount(0),
    salary: amount(1_500_000),
  },
  ({ basic, days, years, leaving, exempted, salary }) => {
    const { cap, months, daysPerYear } = LEAVE_ENCASHMENT;
    const paid = fractionRupee(basic, days, 30);
    const unused = fractionRupee(basic, Math.min(days, years * daysPerYear), 30);
    const lifetime = Math.max(0, cap - exempted);
    const free = leaving ? Math.min(paid, basic * months, unused, lifetime) : 0;
    const tax = extraTax(salary, paid - free);
    const limits = [paid, basic * months, unused, lifetime].map(shown);
    const steps = [
      step('leavePaid', `${shown(basic)} × ${days} ÷ 30`, paid),
      step('leaveFree', leaving ? formulaText.lowest(...limits) : payChangeFormulaText.taxable, free),
      step('taxOnExtra', taxedAt(salary), -tax),
      step('inHandOfIt', `${shown(paid)} − ${shown(tax)}`, paid - tax),
    ];
    return { result: paid - tax, steps };
  },
);

const stock = change(
  {
    shares: count(100, 100_000),
    price: amount(0),
    vesting: amount(2_000),
    sale: amount(2_600),
    held: count(14, 600),
    listing: { kind: 'choice', options: ['indian', 'other'], initial: 'other' },
    salary: amount(2_000_000),
  },
  ({ shares, price, vesting, sale, held, listing, salary }) => {
    const perquisite = Math.max(0, vesting - price) * shares;
    const atVesting = extraTax(salary, perquisite);
    const gain = (sale - Math.max(vesting, price)) * shares;
    const atSale = gain > 0 ? taxOnGain(gain, { held, listing, salary: salary + perquisite }) : 0;
    const result = (sale - price) * shares - atVesting - atSale;
    const steps = [
      step('perquisite', `(${shown(vesting)} − ${shown(price)}) × ${shares}`, perquisite),
      step('taxAtVesting', taxedAt(salary), -atVesting),
      step('gain', `(${shown(sale)} − ${shown(Math.max(vesting, price))}) × ${shares}`, gain),
      step('taxAtSale', payChangeFormulaText.holdingPeriod(held), -atSale),
      step('inHandOfIt', payChangeFormulaText.afterTaxes, result),
    ];
    return { result, steps };
  },
);

interface Sale {
  readonly held: number;
  readonly listing: 'indian' | 'other';
  readonly salary: Paise;
}

function taxOnGain(gain: Paise, { held, listing, salary }: Sale): Paise {
  const rule = SHARE_SALE[listing];
  const withCess = (tax: Paise): Paise => roundRupee(tax + part(tax, rules.cess.rate));
  if (held > rule.months) return withCess(part(Math.max(0, gain - rule.free), rule.long));
  // The slabs include the cess.
  return rule.short === undefined ? extraTax(salary, gain) : withCess(part(gain, rule.short));
}

const arrears = change(
  { arrears: amount(300_000), salary: amount(1_800_000), earlier: amount(1_100_000) },
  ({ arrears: paid, salary, earlier }) => {
    const now = extraTax(salary, paid);
    const then = extraTax(earlier, paid);
    const relief = Math.max(0, now - then);
    const steps = [
      step('taxNow', taxedAt(salary), now),
      step('taxThen', taxedAt(earlier), then),
      step('relief', payChangeFormulaText.atLeastZero(`${shown(now)} − ${shown(then)}`), relief),
      step('inHandOfIt', `${shown(paid)} − ${shown(now)} + ${shown(relief)}`, paid - now + relief),
    ];
    return { result: relief, steps };
  },
);

/** Tax deducted so far follows the old pay; the rest of the year’s tax is spread over the remaining months. */
const raise = change(
  { before: amount(100_000), after: amount(120_000), month: { ...count(7, 12), min: 1 }, pf: amount(1_800) },
  ({ before, after, month, pf }) => {
    const early = month - 1;
    const left = 12 - early;
    const taxBefore = Math.round(taxOn(before * 12) / 12);
    const year = taxOn(before * early + after * left);
    const taxAfter = Math.round((year - taxBefore * early) / left);
    const [old, raised] = [roundRupee(before - pf - taxBefore), roundRupee(after - pf - taxAfter)];
    const steps = [
      step('monthBefore', `${shown(before)} − ${shown(pf)} − ${shown(taxBefore)}`, old),
      step('taxOnYear', `${shown(before)} × ${early} + ${shown(after)} × ${left}`, year),
      step('monthAfter', `${shown(after)} − ${shown(pf)} − ${shown(taxAfter)}`, raised),
      step('monthlyGain', `${shown(raised)} − ${shown(old)}`, raised - old),
    ];
    return {
      result: raised,
      steps,
      months: Array.from({ length: 12 }, (_, at) => (at < early ? old : raised)),
    };
  },
);

export const PAY_CHANGES = {
  jobChange,
  raise,
  noticeBuyout,
  clawback,
  leaveEncashment,
  stock,
  arrears,
};

export type PayChangeId = keyof typeof PAY_CHANGES;

export const PAY_CHANGE_IDS = Object.keys(PAY_CHANGES) as readonly PayChangeId[];
