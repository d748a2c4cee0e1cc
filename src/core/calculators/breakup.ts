import { codeWages } from './code-wages';
import { type BasisPoints, type Paise, partRupee } from './money';
import { type PfMode, providentFund } from './provident-fund';
import type { RulePack } from './rules/rule-pack';
import { payWithin, stateInsurance } from './state-insurance';
import { type Step, shown, shownRate } from './step';

export interface BreakupInput {
  readonly ctc: Paise;
  readonly variable: Paise;
  readonly basicRate: BasisPoints;
  readonly hraRate: BasisPoints;
  readonly pfMode: PfMode;
  readonly gratuityInCtc: boolean;
  readonly insurance: Paise;
  /** Wages of the Labour Codes as the base of PF and gratuity when basic is under half of the pay. */
  readonly codeWageRule: boolean;
}

/** A year's CTC taken apart. The parts add up to it exactly. */
export interface Breakup {
  readonly basic: Paise;
  readonly hra: Paise;
  readonly special: Paise;
  readonly employerPf: Paise;
  readonly gratuity: Paise;
  readonly insurance: Paise;
  readonly employerEsi: Paise;
  readonly variable: Paise;
  /** Paid every month: CTC less what the employer pays for and the variable. */
  readonly grossFixed: Paise;
  readonly steps: readonly Step[];
}

export type BreakupOutcome =
  | { readonly kind: 'breakup'; readonly breakup: Breakup }
  | { readonly kind: 'aboveCtc' };

export function breakUp(rules: RulePack, input: BreakupInput): BreakupOutcome {
  const basic = partRupee(input.ctc, input.basicRate);
  const wages = contributionWages(basic, input);
  const employerPf = providentFund(rules, wages / 12, input.pfMode).employer * 12;
  const gratuity = input.gratuityInCtc ? partRupee(wages, rules.gratuity.accrual) : 0;
  const pool = input.ctc - input.variable - employerPf - gratuity - input.insurance;
  const grossFixed = pool - employerEsiOf(rules, pool);
  const wished = partRupee(basic, input.hraRate);
  const hra = Math.min(wished, grossFixed - basic);
  if (hra < 0) return { kind: 'aboveCtc' };
  const employerEsi = pool - grossFixed;
  const special = grossFixed - basic - hra;
  const parts = {
    basic,
    hra,
    special,
    employerPf,
    gratuity,
    insurance: input.insurance,
    employerEsi,
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

/** Basic, or the wages of the Codes where they are more and the rule is on. */
function contributionWages(basic: Paise, { ctc, variable, insurance, codeWageRule }: BreakupInput): Paise {
  return codeWageRule ? codeWages(basic, Math.max(0, ctc - variable - insurance - basic)).wages : basic;
}

/** The employer's ESI share sits inside the CTC, so it is found from the pool it comes out of. */
function employerEsiOf(rules: RulePack, pool: Paise): Paise {
  const month = Math.floor(pool / 12);
  const pay = payWithin(rules, month);
  return pay < month ? stateInsurance(rules, pay).employer * 12 : 0;
}

function stepsOf(
  rules: RulePack,
  input: BreakupInput,
  of: Omit<Breakup, 'steps'> & { readonly wages: Paise },
): readonly Step[] {
  const base = `${shownRate(rules.pf.rate)} × ${input.pfMode === 'ceiling' ? `min(${shown(Math.round(of.wages / 12))}, ${shown(rules.pf.ceiling)})` : shown(Math.round(of.wages / 12))} × 12`;
  const steps: Step[] = [
    { label: 'basic', formula: `${shownRate(input.basicRate)} × ${shown(input.ctc)}`, amount: of.basic },
    { label: 'hra', formula: `${shownRate(input.hraRate)} × ${shown(of.basic)}`, amount: of.hra },
    { label: 'employerPf', formula: base, amount: of.employerPf },
    {
      label: 'gratuityAccrual',
      formula: `${shownRate(rules.gratuity.accrual)} × ${shown(of.wages)}`,
      amount: of.gratuity,
    },
    { label: 'insurance', formula: 'as given', amount: of.insurance },
    {
      label: 'employerEsi',
      formula: `${shownRate(rules.esi.employer)} of monthly pay × 12`,
      amount: of.employerEsi,
    },
    { label: 'variable', formula: 'as given', amount: of.variable },
    {
      label: 'special',
      formula: `${shown(of.grossFixed)} − ${shown(of.basic)} − ${shown(of.hra)}`,
      amount: of.special,
    },
    {
      label: 'grossFixed',
      formula: `${shown(input.ctc)} − ${shown(input.ctc - of.grossFixed)}`,
      amount: of.grossFixed,
    },
  ];
  return steps.filter((step) => step.amount > 0);
}

/** The usual HRA: half of basic in the cities where half counts, 40 % elsewhere. */
export const usualHraRate = (rules: RulePack, city: string): BasisPoints =>
  rules.hra.halfCities.includes(city) ? 5000 : 4000;
