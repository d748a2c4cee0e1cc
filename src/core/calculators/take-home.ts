import { type Breakup, breakUp } from './breakup';
import { formulaText } from './formula-text';
import { noGainZone } from './income-tax';
import { type Paise, roundRupee } from './money';
import { NO_DETAILS, paidVariable } from './pay-details';
import type { Regime, RulePack } from './rules/rule-pack';
import { welfareFund } from './rules/welfare-fund';
import { taxOn, taxpayer, withholdings } from './salary-tax';
import { type Step, shown } from './step';
import type { TakeHomeInput } from './take-home-input';

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
  const gain = regimes.new.netAnnual - regimes.old.netAnnual;
  return {
    kind: 'takeHome',
    breakup,
    regimes,
    better: gain >= 0 ? 'new' : 'old',
    difference: Math.abs(gain),
  };
}

/** The pay after deductions of the components of a year in one regime. */
export function payInRegime(
  rules: RulePack,
  input: TakeHomeInput,
  breakup: Breakup,
  regime: Regime,
): TakeHome {
  const details = input.details ?? NO_DETAILS;
  const withheld = withholdings(rules, breakup);
  const variable = paidVariable(breakup.variable, details);
  const taxed = (variable: Paise) => taxOn(rules, input, { breakup, withheld, regime, variable });
  const whole = taxed(variable);
  const { result, professionalMonths } = whole;
  const taxOnFixed = variable > 0 ? taxed(0).result.totalTax : result.totalTax;
  const professionalTax = professionalMonths.reduce((sum, amount) => sum + amount, 0);
  const fund = details.welfareFund ? welfareFund(input.state, breakup.grossFixed) : 0;
  const saved =
    breakup.grossFixed -
    (withheld.pf + withheld.esi + input.voluntaryPf + input.otherDeductions + professionalTax + fund);
  const netAnnual = saved + variable - result.totalTax;
  const bonusInHand = variable - (result.totalTax - taxOnFixed);
  const bonusMonths = details.variablePayout === 'quarterly' ? QUARTER_ENDS : [input.bonusMonth ?? MARCH];
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
    months: monthGrid({ netAnnual, bonusInHand, professionalMonths, bonusMonths }),
    get noGainUpTo() {
      return noGainZone(rules, { ...taxpayer(input), totalIncome: result.totalIncome, regime });
    },
    get steps() {
      const fundStep: Step = { label: 'welfareFund', formula: formulaText.employeeShare, amount: -fund };
      return [
        ...whole.steps,
        ...result.steps,
        ...(fund > 0 ? [fundStep] : []),
        netStep(breakup.grossFixed, variable, netAnnual),
      ];
    },
  };
}

const netStep = (grossFixed: Paise, variable: Paise, netAnnual: Paise): Step => {
  const earned = [grossFixed, variable].map(shown).join(' + ');
  const formula = `${earned} − ${shown(grossFixed + variable - netAnnual)}`;
  return { label: 'netAnnual', formula, amount: netAnnual };
};

/** Equal months except for professional tax and the bonus; March takes the rounding, so the year adds up. */
function monthGrid(input: {
  netAnnual: Paise;
  bonusInHand: Paise;
  professionalMonths: readonly Paise[];
  bonusMonths: readonly number[];
}): readonly Paise[] {
  const professional = input.professionalMonths.reduce((sum, amount) => sum + amount, 0);
  const even = roundRupee(Math.round((input.netAnnual - input.bonusInHand + professional) / 12));
  const bonus = roundRupee(Math.round(input.bonusInHand / input.bonusMonths.length));
  const months = input.professionalMonths.map(
    (amount, month) => even - amount + (input.bonusMonths.includes(month) ? bonus : 0),
  );
  const short = input.netAnnual - months.reduce((sum, amount) => sum + amount, 0);
  return months.map((amount, month) => (month === 11 ? amount + short : amount));
}
