import { codeWages } from './code-wages';
import { formulaText } from './formula-text';
import { type BasisPoints, type Paise, partRupee } from './money';
import { type PfMode, providentFund } from './provident-fund';
import type { RulePack } from './rules/rule-pack';
import { insuredWages, type MonthlyCost, stateInsurance } from './state-insurance';
import { type Step, shown, shownRate } from './step';

export interface BreakupInput {
  readonly ctc: Paise;
  readonly variable: Paise;
  readonly basicRate: BasisPoints;
  readonly hraRate: BasisPoints;
  readonly pfMode: PfMode;
  readonly gratuityInCtc: boolean;
  readonly insurance: Paise;
  /** The share of basic that the employer pays into NPS. */
  readonly npsRate?: BasisPoints | undefined;
  /** Wages of the Labour Codes as the base of PF and gratuity when basic is under half of the pay. */
  readonly codeWageRule: boolean;
}

/** The components of a year's CTC; they add up to it exactly. */
export interface Breakup {
  readonly basic: Paise;
  readonly hra: Paise;
  readonly special: Paise;
  readonly employerPf: Paise;
  readonly gratuity: Paise;
  readonly insurance: Paise;
  readonly employerNps: Paise;
  readonly employerEsi: Paise;
  /** The monthly wages ESI is paid on; undefined when it does not apply. */
  readonly esiWages: Paise | undefined;
  readonly variable: Paise;
  /** Monthly pay: CTC minus the employer-paid parts and the variable pay. */
  readonly grossFixed: Paise;
  readonly steps: readonly Step[];
}

export type BreakupOutcome =
  | { readonly kind: 'breakup'; readonly breakup: Breakup }
  | { readonly kind: 'aboveCtc' };

export function breakUp(rules: RulePack, input: BreakupInput): BreakupOutcome {
  const basic = partRupee(input.ctc, input.basicRate);
  const wages = input.codeWageRule ? contributionWages(rules, basic, input) : basic;
  const employerPf = providentFund(rules, wages / 12, input.pfMode).employer * 12;
  const gratuity = input.gratuityInCtc ? partRupee(wages, rules.gratuity.accrual) : 0;
  const employerNps = partRupee(basic, input.npsRate ?? 0);
  const pool = input.ctc - input.variable - employerPf - gratuity - input.insurance - employerNps;
  const esiWages = insuredWages(rules, monthlyCost(basic, employerPf + employerNps, pool));
  const employerEsi = esiWages === undefined ? 0 : stateInsurance(rules, esiWages).employer * 12;
  const grossFixed = pool - employerEsi;
  const preferred = partRupee(basic, input.hraRate);
  const hra = Math.min(preferred, grossFixed - basic);
  if (hra < 0) return { kind: 'aboveCtc' };
  const special = grossFixed - basic - hra;
  const parts = {
    basic,
    hra,
    special,
    employerPf,
    gratuity,
    insurance: input.insurance,
    employerNps,
    employerEsi,
    esiWages,
    variable: input.variable,
  };
  return {
    kind: 'breakup',
    breakup: {
      ...parts,
      grossFixed,
      get steps() {
        return stepsOf(rules, input, { ...parts, grossFixed, wages });
      },
    },
  };
}

const WHOLE = 10_000;

/**
 * Basic, or half of all pay where that is more. Gratuity is no pay in this test but depends on it:
 * pay + rate × pay / 2 is the CTC without variable pay and insurance.
 */
function contributionWages(
  rules: RulePack,
  basic: Paise,
  { ctc, variable, insurance, gratuityInCtc }: BreakupInput,
): Paise {
  const accrual = gratuityInCtc ? rules.gratuity.accrual : 0;
  const pay = Math.round(((ctc - variable - insurance) * 2 * WHOLE) / (2 * WHOLE + accrual));
  return codeWages(basic, Math.max(0, pay - basic)).wages;
}

const monthlyCost = (basic: Paise, employerPf: Paise, pool: Paise): MonthlyCost => ({
  basic: Math.round(basic / 12),
  employerPf: Math.round(employerPf / 12),
  pool: Math.floor(pool / 12),
});

function stepsOf(
  rules: RulePack,
  input: BreakupInput,
  source: Omit<Breakup, 'steps'> & { readonly wages: Paise },
): readonly Step[] {
  const monthly = shown(Math.round(source.wages / 12));
  const base =
    input.pfMode === 'ceiling' ? `(${formulaText.lower(monthly, shown(rules.pf.ceiling))})` : monthly;
  const steps: Step[] = [
    { label: 'basic', formula: `${shownRate(input.basicRate)} × ${shown(input.ctc)}`, amount: source.basic },
    { label: 'hra', formula: `${shownRate(input.hraRate)} × ${shown(source.basic)}`, amount: source.hra },
    { label: 'employerPf', formula: `${shownRate(rules.pf.rate)} × ${base} × 12`, amount: source.employerPf },
    {
      label: 'gratuityAccrual',
      formula: `${shownRate(rules.gratuity.accrual)} × ${shown(source.wages)}`,
      amount: source.gratuity,
    },
    { label: 'insurance', formula: formulaText.asEntered, amount: source.insurance },
    {
      label: 'employerNps',
      formula: `${shownRate(input.npsRate ?? 0)} × ${shown(source.basic)}`,
      amount: source.employerNps,
    },
    {
      label: 'employerEsi',
      formula: `${shownRate(rules.esi.employer)} × ${shown(source.esiWages ?? 0)} × 12`,
      amount: source.employerEsi,
    },
    { label: 'variable', formula: formulaText.asEntered, amount: source.variable },
    {
      label: 'special',
      formula: `${shown(source.grossFixed)} − ${shown(source.basic)} − ${shown(source.hra)}`,
      amount: source.special,
    },
    {
      label: 'grossFixed',
      formula: `${shown(input.ctc)} − ${shown(input.ctc - source.grossFixed)}`,
      amount: source.grossFixed,
    },
  ];
  return steps.filter((step) => step.amount > 0);
}

/** The usual HRA: half of basic in the half-salary cities, 40 % elsewhere. */
export const usualHraRate = (rules: RulePack, city: string): BasisPoints =>
  rules.hra.halfCities.includes(city) ? 5000 : 4000;
