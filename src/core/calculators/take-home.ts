import { type Breakup, type BreakupInput, breakUp } from './breakup';
import { formulaText } from './formula-text';
import { incomeTax, noGainZone } from './income-tax';
import { type Paise, roundRupee, rupees } from './money';
import { professionalTaxByMonth } from './professional-tax';
import type { AgeBand, Regime, RulePack } from './rules/rule-pack';
import type { State } from './rules/states';
import { stateInsurance } from './state-insurance';
import { type Step, type StepLabel, shown } from './step';

export interface TakeHomeInput extends BreakupInput {
  readonly state: State;
  readonly gender?: 'male' | 'female' | undefined;
  readonly age?: AgeBand | undefined;
  /** Non-residents get no rebate and no higher exemption for age. */
  readonly nonResident?: boolean | undefined;
  /** Old regime only, per year: HRA exempt, 80C beyond PF, 80D, home loan and the like. */
  readonly oldRegimeDeductions: Paise;
  readonly voluntaryPf: Paise;
  readonly otherDeductions: Paise;
  /** The month of the variable pay, April = 0. */
  readonly bonusMonth?: number | undefined;
}

export interface TakeHome {
  readonly regime: Regime;
  readonly totalIncome: Paise;
  readonly tax: Paise;
  readonly professionalTax: Paise;
  readonly employeePf: Paise;
  readonly employeeEsi: Paise;
  readonly netAnnual: Paise;
  /** Net pay of a month without bonus. */
  readonly regularMonth: Paise;
  readonly bonusInHand: Paise;
  /** Twelve months, April first; they add up to netAnnual. */
  readonly months: readonly Paise[];
  /** The upper end of the no-gain zone when this income is in it: up to there earning more leaves less. */
  readonly noGainUpTo: Paise | undefined;
  readonly steps: readonly Step[];
}

export type TakeHomeOutcome =
  | {
      readonly kind: 'takeHome';
      readonly breakup: Breakup;
      readonly regimes: Readonly<Record<Regime, TakeHome>>;
      readonly better: Regime;
      /** Yearly gain of the better regime. */
      readonly difference: Paise;
    }
  | { readonly kind: 'aboveCtc' };

/** Employer PF beyond this in a year is taxed as a perquisite. */
const PERQUISITE_FREE = rupees(750_000);
/** Old-regime limit for PF and the like together ("80C"). */
const SAVINGS_LIMIT = rupees(150_000);

export function takeHome(rules: RulePack, input: TakeHomeInput): TakeHomeOutcome {
  const outcome = breakUp(rules, input);
  if (outcome.kind === 'aboveCtc') return outcome;
  const { breakup } = outcome;
  const regimes = {
    new: inRegime(rules, input, breakup, 'new'),
    old: inRegime(rules, input, breakup, 'old'),
  };
  const gain = regimes.new.netAnnual - regimes.old.netAnnual;
  return {
    kind: 'takeHome',
    breakup,
    regimes,
    better: gain >= 0 ? 'new' : 'old',
    difference: Math.abs(gain),
  };
}

function inRegime(rules: RulePack, input: TakeHomeInput, breakup: Breakup, regime: Regime): TakeHome {
  const withheld = withholdings(rules, breakup);
  const taxed = (variable: Paise) => taxOn(rules, input, { breakup, withheld, regime, variable });
  const whole = taxed(breakup.variable);
  const { result, professionalMonths } = whole;
  const taxOnFixed = breakup.variable > 0 ? taxed(0).result.totalTax : result.totalTax;
  const professionalTax = professionalMonths.reduce((sum, amount) => sum + amount, 0);
  const saved =
    breakup.grossFixed -
    withheld.pf -
    withheld.esi -
    input.voluntaryPf -
    input.otherDeductions -
    professionalTax;
  const netAnnual = saved + breakup.variable - result.totalTax;
  const bonusInHand = breakup.variable - (result.totalTax - taxOnFixed);
  return {
    regime,
    totalIncome: result.totalIncome,
    tax: result.totalTax,
    professionalTax,
    employeePf: withheld.pf,
    employeeEsi: withheld.esi,
    netAnnual,
    regularMonth: roundRupee(Math.round((saved - taxOnFixed) / 12)),
    bonusInHand,
    months: monthGrid({ netAnnual, bonusInHand, professionalMonths, bonusMonth: input.bonusMonth ?? 11 }),
    get noGainUpTo() {
      return noGainZone(rules, { ...taxpayer(input), totalIncome: result.totalIncome, regime });
    },
    get steps() {
      return [...whole.steps, ...result.steps, netStep(breakup, netAnnual)];
    },
  };
}

const netStep = ({ grossFixed, variable }: Breakup, netAnnual: Paise): Step => {
  const earned = sumText([grossFixed, variable]);
  return step('netAnnual', `${earned} − ${shown(grossFixed + variable - netAnnual)}`, netAnnual);
};

/** Yearly employee PF, which equals the employer's, and ESI. */
function withholdings(rules: RulePack, breakup: Breakup): { pf: Paise; esi: Paise } {
  const esi = breakup.esiWages === undefined ? 0 : stateInsurance(rules, breakup.esiWages).employee * 12;
  return { pf: breakup.employerPf, esi };
}

interface Taxed {
  readonly breakup: Breakup;
  readonly withheld: { readonly pf: Paise };
  readonly regime: Regime;
  readonly variable: Paise;
}

function taxOn(rules: RulePack, input: TakeHomeInput, { breakup, withheld, regime, variable }: Taxed) {
  const regimeRules = rules.regimes[regime];
  const perquisite = Math.max(0, breakup.employerPf - PERQUISITE_FREE);
  const salary = breakup.grossFixed + variable + perquisite;
  const standard = Math.min(regimeRules.standardDeduction, salary);
  const savings = Math.min(SAVINGS_LIMIT, withheld.pf + input.voluntaryPf);
  const professional = (taxableIncome: Paise) =>
    professionalTaxByMonth({
      state: input.state,
      monthlyGross: Math.floor(breakup.grossFixed / 12),
      gender: input.gender,
      taxableIncome,
      regime,
      seniorCitizen: input.age !== undefined && input.age !== 'under60',
    });
  const beforeProfessional = salary - standard;
  const professionalMonths = professional(beforeProfessional);
  const professionalTax = professionalMonths.reduce((sum, amount) => sum + amount, 0);
  const deductions = regime === 'old' ? savings + professionalTax + input.oldRegimeDeductions : 0;
  const result = incomeTax(rules, {
    ...taxpayer(input),
    totalIncome: beforeProfessional - deductions,
    regime,
  });
  return {
    result,
    professionalMonths,
    get steps() {
      const earned = [breakup.grossFixed, variable, ...(perquisite > 0 ? [perquisite] : [])];
      const taken = [savings, professionalTax, input.oldRegimeDeductions];
      const standardOf = formulaText.lower(shown(regimeRules.standardDeduction), shown(salary));
      return [
        step('taxableSalary', sumText(earned), salary),
        step('standardDeduction', standardOf, -standard),
        ...(deductions > 0 ? [step('deductions', sumText(taken), -deductions)] : []),
        step('totalIncome', formulaText.roundedToTen, result.totalIncome),
      ];
    },
  };
}

const taxpayer = ({ age, nonResident }: TakeHomeInput) => ({ age, nonResident });

const step = (label: StepLabel, formula: string, amount: Paise): Step => ({ label, formula, amount });

const sumText = (amounts: readonly Paise[]): string => amounts.map(shown).join(' + ');

/** Equal months except for professional tax and the bonus; March takes the rounding, so the year adds up. */
function monthGrid(input: {
  netAnnual: Paise;
  bonusInHand: Paise;
  professionalMonths: readonly Paise[];
  bonusMonth: number;
}): readonly Paise[] {
  const professional = input.professionalMonths.reduce((sum, amount) => sum + amount, 0);
  const even = roundRupee(Math.round((input.netAnnual - input.bonusInHand + professional) / 12));
  const months = input.professionalMonths.map(
    (amount, month) => even - amount + (month === input.bonusMonth ? input.bonusInHand : 0),
  );
  const short = input.netAnnual - months.reduce((sum, amount) => sum + amount, 0);
  return months.map((amount, month) => (month === 11 ? amount + short : amount));
}

/** The old-regime deductions at which both regimes leave the same amount; undefined when none do. */
export function breakEvenDeductions(rules: RulePack, input: TakeHomeInput): Paise | undefined {
  const outcome = breakUp(rules, input);
  if (outcome.kind === 'aboveCtc') return undefined;
  const { breakup } = outcome;
  const withheld = withholdings(rules, breakup);
  const costs = (regime: Regime, oldRegimeDeductions: Paise): Paise => {
    const source = { breakup, withheld, regime, variable: breakup.variable };
    const { result, professionalMonths } = taxOn(rules, { ...input, oldRegimeDeductions }, source);
    return professionalMonths.reduce((sum, amount) => sum + amount, result.totalTax);
  };
  const inNew = costs('new', 0);
  const gain = (oldRegimeDeductions: Paise): Paise => inNew - costs('old', oldRegimeDeductions);
  if (gain(0) >= 0) return 0;
  if (gain(input.ctc) < 0) return undefined;
  let low = 0;
  let high = input.ctc;
  while (high - low > 100) {
    const middle = roundRupee((low + high) / 2);
    if (gain(middle) < 0) low = middle;
    else high = middle;
  }
  return high;
}
