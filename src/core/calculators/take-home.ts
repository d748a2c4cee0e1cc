import { type Breakup, breakUp } from './breakup';
import { noGainZone } from './income-tax';
import { type Paise, roundRupee } from './money';
import { netSteps, sumOf, type Withheld, withheldSteps } from './net-steps';
import { NO_DETAILS, paidVariable } from './pay-details';
import type { Regime, RulePack } from './rules/rule-pack';
import { taxOn, taxpayer, withholdings } from './salary-tax';
import type { Step } from './step';
import type { TakeHomeInput } from './take-home-input';
import { welfareFundByMonth } from './welfare-fund';

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
  | { readonly kind: 'aboveCtc' }
  /** Deductions and tax are more than the pay. */
  | { readonly kind: 'abovePay' };

/** The months of quarterly variable pay: June, September, December and March. */
const QUARTER_ENDS = [2, 5, 8, 11];
const MARCH = 11;

export function takeHome(rules: RulePack, input: TakeHomeInput): TakeHomeOutcome {
  const outcome = breakUp(rules, input);
  if (outcome.kind === 'aboveCtc') return outcome;
  const { breakup } = outcome;
  const regimes = {
    new: payInRegime(rules, input, breakup, 'new'),
    old: payInRegime(rules, input, breakup, 'old'),
  };
  if (isNegative(regimes.new) || isNegative(regimes.old)) return { kind: 'abovePay' };
  const gain = regimes.new.netAnnual - regimes.old.netAnnual;
  return {
    kind: 'takeHome',
    breakup,
    regimes,
    better: gain >= 0 ? 'new' : 'old',
    difference: Math.abs(gain),
  };
}

/** Whether a usual month or the month of the bonus would have no pay. */
const isNegative = ({ regularMonth, bonusInHand }: TakeHome): boolean =>
  regularMonth + Math.min(0, bonusInHand) < 0;

/** The pay after deductions of the components of a year in one regime. */
export function payInRegime(
  rules: RulePack,
  input: TakeHomeInput,
  breakup: Breakup,
  regime: Regime,
): TakeHome {
  const details = input.details ?? NO_DETAILS;
  const { pf, esi } = withholdings(rules, breakup);
  const variable = paidVariable(breakup.variable, details);
  const taxed = (variable: Paise) => taxOn(rules, input, { breakup, withheld: { pf }, regime, variable });
  const whole = taxed(variable);
  const { result, professionalMonths } = whole;
  const taxOnFixed = variable > 0 ? taxed(0).result.totalTax : result.totalTax;
  const fundMonths = details.welfareFund
    ? welfareFundByMonth(input.state, Math.floor(breakup.grossFixed / 12))
    : professionalMonths.map(() => 0);
  const { voluntaryPf, otherDeductions: other } = input;
  const { carCost } = details;
  const withheld: Withheld = { pf, esi, voluntaryPf, other, carCost, professionalMonths, fundMonths };
  const professionalTax = sumOf(professionalMonths);
  const saved =
    breakup.grossFixed - sumOf([pf, esi, voluntaryPf, other, carCost, professionalTax, sumOf(fundMonths)]);
  const bonusInHand = variable - (result.totalTax - taxOnFixed);
  const pay = {
    netAnnual: saved + variable - result.totalTax,
    bonusInHand,
    regularMonth: roundRupee(Math.round((saved - taxOnFixed) / 12)),
  };
  return {
    ...{ ...pay, regime, professionalTax },
    ...{ totalIncome: result.totalIncome, tax: result.totalTax, employeePf: pf, employeeEsi: esi },
    get months() {
      const bonusMonths = details.variablePayout === 'quarterly' ? QUARTER_ENDS : [input.bonusMonth ?? MARCH];
      return monthGrid({ ...pay, withheld, bonusMonths });
    },
    get noGainUpTo() {
      return noGainZone(rules, { ...taxpayer(input), totalIncome: result.totalIncome, regime });
    },
    get steps() {
      const lines = withheldSteps(withheld);
      const { grossFixed } = breakup;
      const net = netSteps({ ...pay, grossFixed, variable, tax: result.totalTax, taxOnFixed }, lines);
      return [...whole.steps, ...result.steps, ...lines, ...net];
    },
  };
}

interface Grid {
  readonly netAnnual: Paise;
  readonly bonusInHand: Paise;
  readonly withheld: Withheld;
  readonly bonusMonths: readonly number[];
}

/** Equal months except for what is due in single months and the bonus; March takes the rounding, so the year adds up. */
function monthGrid({ netAnnual, bonusInHand, withheld, bonusMonths }: Grid): readonly Paise[] {
  const { professionalMonths, fundMonths } = withheld;
  const dues = professionalMonths.map((amount, month) => amount + (fundMonths[month] ?? 0));
  const even = roundRupee(Math.round((netAnnual - bonusInHand + sumOf(dues)) / 12));
  const bonus = roundRupee(Math.round(bonusInHand / bonusMonths.length));
  const months = dues.map((due, month) => even - due + (bonusMonths.includes(month) ? bonus : 0));
  const short = netAnnual - sumOf(months);
  return months.map((amount, month) => (month === MARCH ? amount + short : amount));
}
