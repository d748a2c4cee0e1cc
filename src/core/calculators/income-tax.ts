import { formulaText } from './formula-text';
import { type BasisPoints, type Paise, part, roundTen } from './money';
import type { AgeBand, Band, Regime, RulePack } from './rules/rule-pack';
import { type Step, shown, shownRate } from './step';

export interface IncomeTaxInput {
  readonly totalIncome: Paise;
  readonly regime: Regime;
  readonly age?: AgeBand | undefined;
  /** Non-residents get no rebate and no higher exemption for age. */
  readonly nonResident?: boolean | undefined;
}

export interface IncomeTax {
  readonly totalIncome: Paise;
  readonly slabTax: Paise;
  readonly rebate: Paise;
  readonly taxAfterRebate: Paise;
  /** After marginal relief. */
  readonly surcharge: Paise;
  readonly surchargeRelief: Paise;
  readonly cess: Paise;
  readonly totalTax: Paise;
  /** Computed lazily on access: figures render on every keystroke, their steps later. */
  readonly steps: readonly Step[];
}

/** Order: round income, slabs, rebate, surcharge, its relief, cess, and a single rounding at the end. */
export function incomeTax(
  rules: RulePack,
  { totalIncome, regime, age = 'under60', nonResident = false }: IncomeTaxInput,
): IncomeTax {
  const regimeRules = rules.regimes[regime];
  const income = roundTen(Math.max(0, totalIncome));
  const bands = regimeRules.bands[nonResident ? 'under60' : age];
  const slabs = slabsOf(bands, income);
  const slabTax = sumOf(slabs);
  const rebate = nonResident ? 0 : rebateOf(slabTax, income, regimeRules.rebate);
  const taxAfterRebate = slabTax - rebate;
  const { full, relief } = surchargeOf(bands, regimeRules.surcharge.bands, income, taxAfterRebate);
  const surcharge = full - relief;
  const cess = part(taxAfterRebate + surcharge, rules.cess.rate);
  const tax = {
    totalIncome: income,
    slabTax,
    rebate,
    taxAfterRebate,
    surcharge,
    surchargeRelief: relief,
    cess,
    totalTax: roundTen(taxAfterRebate + surcharge + cess),
  };
  return {
    ...tax,
    get steps() {
      return stepsOf(slabs, tax, { cess: rules.cess.rate, rebateUpTo: regimeRules.rebate.upTo });
    },
  };
}

function stepsOf(
  slabs: readonly Slab[],
  tax: Omit<IncomeTax, 'steps'>,
  by: { readonly cess: BasisPoints; readonly rebateUpTo: Paise },
): readonly Step[] {
  const { slabTax, rebate, taxAfterRebate, surcharge, surchargeRelief, cess, totalTax } = tax;
  const later: Step[] = [
    {
      label: 'slabTax',
      formula: slabs.map(({ amount }) => shown(amount)).join(' + ') || '₹0',
      amount: slabTax,
    },
    {
      label: 'rebate',
      formula: rebate > 0 ? formulaText.incomeLimit(shown(by.rebateUpTo)) : formulaText.none,
      amount: -rebate,
    },
    {
      label: 'surcharge',
      formula: formulaText.on(shown(taxAfterRebate)),
      amount: surcharge + surchargeRelief,
    },
    {
      label: 'surchargeRelief',
      formula: formulaText.surchargeRelief,
      amount: -surchargeRelief,
    },
    { label: 'cess', formula: `${shownRate(by.cess)} × ${shown(taxAfterRebate + surcharge)}`, amount: cess },
    { label: 'totalTax', formula: formulaText.roundedToTen, amount: totalTax },
  ];
  return [...slabs.map(slabStep), ...later.filter((step) => step.amount !== 0 || step.label === 'totalTax')];
}

const slabStep = ({ rate, from, upTo, amount }: Slab): Step => ({
  label: 'slab',
  formula: `${shownRate(rate)} × (${shown(upTo)} − ${shown(from)})`,
  amount,
});

interface Slab extends Band {
  readonly upTo: Paise;
  readonly amount: Paise;
}

function slabsOf(bands: readonly Band[], income: Paise): readonly Slab[] {
  return bands
    .filter((band) => income > band.from)
    .map(({ from, rate }) => {
      const upTo = Math.min(income, bands.find((next) => next.from > from)?.from ?? income);
      return { from, rate, upTo, amount: part(upTo - from, rate) };
    });
}

const sumOf = (slabs: readonly Slab[]): Paise => slabs.reduce((sum, { amount }) => sum + amount, 0);

/** The full tax up to a limit; above it, where the law grants relief, the tax beyond the income above the limit. */
function rebateOf(
  tax: Paise,
  income: Paise,
  rule: { upTo: Paise; most: Paise; marginalRelief: boolean },
): Paise {
  if (income <= rule.upTo) return Math.min(tax, rule.most);
  return rule.marginalRelief ? Math.max(0, tax - (income - rule.upTo)) : 0;
}

/** Surcharge, and the relief that keeps tax from growing faster than income just above a threshold. */
function surchargeOf(
  bands: readonly Band[],
  surcharges: readonly Band[],
  income: Paise,
  tax: Paise,
): { full: Paise; relief: Paise } {
  const index = surcharges.findLastIndex((band) => income > band.from);
  const band = surcharges[index];
  if (!band) return { full: 0, relief: 0 };
  const full = part(tax, band.rate);
  const thresholdTax = sumOf(slabsOf(bands, band.from));
  const ceiling = thresholdTax + part(thresholdTax, surcharges[index - 1]?.rate ?? 0) + (income - band.from);
  return { full, relief: Math.max(0, tax + full - ceiling) };
}

/**
 * The income up to which earning more leaves less than earning exactly the threshold below it:
 * the cess has no marginal relief. Undefined outside such a zone.
 */
export function noGainZone(rules: RulePack, input: IncomeTaxInput): Paise | undefined {
  const regimeRules = rules.regimes[input.regime];
  const income = roundTen(input.totalIncome);
  const threshold = [
    ...(input.nonResident ? [] : [regimeRules.rebate.upTo]),
    ...regimeRules.surcharge.bands.map((band) => band.from),
  ].findLast((from) => income > from);
  if (threshold === undefined) return undefined;
  const net = (amount: Paise): Paise => amount - incomeTax(rules, { ...input, totalIncome: amount }).totalTax;
  if (net(income) >= net(threshold)) return undefined;
  let low = income;
  let high = threshold * 2;
  while (high - low > 1000) {
    const middle = roundTen((low + high) / 2);
    if (net(middle) < net(threshold)) low = middle;
    else high = middle;
  }
  return low;
}
