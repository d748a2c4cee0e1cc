import { usualHraRate } from './breakup';
import { CITIES } from './cities';
import type { FormSpec, Values } from './form';
import { rupees } from './money';
import { PAY_DETAILS_FIELDS, payDetailsOf } from './pay-details-form';
import type { PfMode } from './provident-fund';
import { countsHalf } from './rent-exemption';
import type { AgeBand, FinancialYear } from './rules/rule-pack';
import { rulesOf } from './rules/rule-packs';
import { STATES } from './rules/states';
import { type TakeHomeOutcome, takeHome } from './take-home';
import type { TakeHomeInput } from './take-home-input';

const choice = <const Option extends string>(options: readonly Option[], initial: NoInfer<Option>) =>
  ({ kind: 'choice', options, initial }) as const;
const amount = (min: number, max: number, initial: number) =>
  ({ kind: 'amount', min: rupees(min), max: rupees(max), initial: rupees(initial) }) as const;

export const TAKE_HOME_FORM = {
  ctc: amount(100_000, 500_000_000, 1_850_000),
  variable: amount(0, 100_000_000, 150_000),
  basic: { kind: 'number', min: 2000, max: 8000, initial: 5000, unit: 100 },
  pf: choice<PfMode>(['ceiling', 'full', 'none'], 'ceiling'),
  city: choice(CITIES, 'Bengaluru'),
  state: choice(STATES, 'KA'),
  gratuity: { kind: 'switch', initial: true },
  insurance: amount(0, 10_000_000, 0),
  deductions: amount(0, 50_000_000, 0),
  vpf: amount(0, 50_000_000, 0),
  other: amount(0, 50_000_000, 0),
  age: choice<AgeBand>(['under60', '60to79', 'gte80'], 'under60'),
  residence: choice<'resident' | 'nonResident'>(['resident', 'nonResident'], 'resident'),
  gender: choice<'male' | 'female'>(['male', 'female'], 'male'),
  year: choice<FinancialYear>(['2026-27', '2025-26'], '2026-27'),
  codeWages: { kind: 'switch', initial: true },
  /** The regime to show; the better one until the user chooses. */
  regime: choice(['better', 'new', 'old'], 'better'),
  ...PAY_DETAILS_FIELDS,
} as const satisfies FormSpec;

export function takeHomeInput(values: Values<typeof TAKE_HOME_FORM>): TakeHomeInput {
  const rules = rulesOf(values.year);
  return {
    ctc: values.ctc,
    variable: values.variable,
    basicRate: values.basic,
    hraRate: usualHraRate(rules, values.city),
    pfMode: values.pf,
    gratuityInCtc: values.gratuity,
    insurance: values.insurance,
    codeWageRule: values.codeWages && rules.codeWages.apply,
    state: values.state,
    gender: values.gender,
    age: values.age,
    nonResident: values.residence === 'nonResident',
    oldRegimeDeductions: values.deductions,
    voluntaryPf: values.vpf,
    otherDeductions: values.other,
    npsRate: values.nps,
    details: payDetailsOf(values, countsHalf(rules, values.city)),
  };
}

export const takeHomeOf = (values: Values<typeof TAKE_HOME_FORM>): TakeHomeOutcome =>
  takeHome(rulesOf(values.year), takeHomeInput(values));
