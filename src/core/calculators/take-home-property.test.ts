import { expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random';
import { initialTexts, readForm } from './form';
import { rupees } from './money';
import { REGIMES } from './rules/rule-pack';
import { rulesOf } from './rules/rule-packs';
import { STATES } from './rules/states';
import type { TakeHome } from './take-home';
import { TAKE_HOME_FORM, takeHomeOf } from './take-home-form';

/** Eight parts of a run, so that each stays short. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const RUNS = 100_000 / SEEDS.length;
/** Tax is rounded to ₹10, both ESI shares up to the rupee and PF to the rupee in each of twelve months. */
const ROUNDING = rupees(60);

const usual = readForm(TAKE_HOME_FORM, initialTexts(TAKE_HOME_FORM)).values;

/** A random salary: all amounts as a user could type them. */
function randomSalary(random: () => number) {
  const upTo = (max: number) => Math.floor(random() * (max + 1));
  const pick = <const T>(options: readonly T[]) => options[upTo(options.length - 1)] as T;
  const sometimes = (amount: number) => (random() < 0.3 ? rupees(upTo(amount)) : 0);
  const ctc = rupees(Math.round(100_000 * 800 ** random()));
  return {
    ...usual,
    ctc,
    basic: 2000 + upTo(4000),
    pf: pick(['ceiling', 'full', 'none']),
    city: pick(['Bengaluru', 'Mumbai', 'other']),
    state: pick(STATES),
    gratuity: random() < 0.7,
    age: pick(['under60', 'under60', '60to79', 'gte80']),
    residence: random() < 0.9 ? 'resident' : 'nonResident',
    gender: pick(['male', 'female']),
    nps: pick([0, 0, 500, 1400]),
    savings: sometimes(200_000),
    homeLoan: sometimes(300_000),
    rent: sometimes(60_000),
    otherIncome: sometimes(300_000),
    welfareFund: random() < 0.2,
    gifts: sometimes(30_000),
    transport: sometimes(200_000),
    meals: sometimes(120_000),
    mealsInBoth: random() < 0.5,
    perquisites: sometimes(300_000),
    car: pick(['none', 'none', 'small', 'large']),
    driver: random() < 0.5,
    carCost: sometimes(60_000),
    bonusPaid: pick([0, 5000, 10_000, 12_000]),
    payout: pick(['yearly', 'quarterly']),
    variable: Math.round((ctc * random() * 0.15) / 100) * 100,
  } as const;
}

/** Pay in cash before taxes and ESI: what PF and NPS take is not in it. */
const inCash = ({ netAnnual, tax, professionalTax, employeeEsi }: TakeHome) =>
  netAnnual + tax + professionalTax + employeeEsi;

/**
 * What the law takes just above a threshold of income, where marginal relief leaves a tax as high as the rise: the cess
 * on it, and tax on the part of the raise that goes into PF and NPS. In the old regime the rebate has no relief at all.
 */
function lostAboveThreshold(
  { year, residence }: ReturnType<typeof randomSalary>,
  before: TakeHome,
  after: TakeHome,
): number {
  const { regime, totalIncome } = after;
  const saved = Math.max(0, totalIncome - before.totalIncome - (inCash(after) - inCash(before)));
  const { cess, regimes } = rulesOf(year);
  const { rebate, surcharge } = regimes[regime];
  const withCess = (amount: number) => amount * (1 + cess.rate / 10_000);
  const threshold = [
    ...(residence === 'resident' ? [rebate.upTo] : []),
    ...surcharge.bands.map(({ from }) => from),
  ].findLast((from) => totalIncome > from);
  if (threshold === undefined) return 0;
  if (threshold === rebate.upTo && !rebate.marginalRelief) return withCess(rebate.most) + saved;
  return withCess(totalIncome - threshold) - (totalIncome - threshold) + saved;
}

it.each(SEEDS)(
  '[R-859] 100,000 random salaries, part %i: parts and months add up, and more pay leaves less only where the law says so',
  (seed) => {
    const random = seededRandom(seed);
    let lawful = 0;
    for (let run = 0; run < RUNS; run++) {
      const values = randomSalary(random);
      const more = { ...values, ctc: values.ctc + rupees(Math.floor(random() * 20_000) + 1) };
      const [less, higher] = [takeHomeOf(values), takeHomeOf(more)];
      if (less.kind !== 'takeHome' || higher.kind !== 'takeHome') continue;
      const { basic, hra, special, employerPf, gratuity, insurance, employerNps, employerEsi, variable } =
        less.breakup;
      const sum =
        basic + hra + special + employerPf + gratuity + insurance + employerNps + employerEsi + variable;
      if (sum !== values.ctc) expect.fail(`parts do not add up: ${JSON.stringify(values)}`);
      for (const regime of REGIMES) {
        const before: TakeHome = less.regimes[regime];
        const after: TakeHome = higher.regimes[regime];
        if (before.months.reduce((total, month) => total + month, 0) !== before.netAnnual)
          expect.fail(`months do not add up: ${JSON.stringify(values)}`);
        const fall = before.netAnnual - after.netAnnual;
        if (fall <= ROUNDING) continue;
        // Professional tax has steps, and above ₹176 a day an employee pays a share of ESI.
        const bySteps =
          Math.max(0, after.professionalTax - before.professionalTax) +
          Math.max(0, after.employeeEsi - before.employeeEsi);
        const byTax = after.noGainUpTo === undefined ? 0 : lostAboveThreshold(values, before, after);
        if (fall > bySteps + byTax + ROUNDING)
          expect.fail(`${regime}: ${fall / 100} less for ${JSON.stringify({ values, more: more.ctc })}`);
        lawful++;
      }
    }
    expect(lawful).toBeGreaterThan(0);
  },
);
