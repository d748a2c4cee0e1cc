import { breakUp } from './breakup';
import { type Paise, roundRupee } from './money';
import { NO_DETAILS, paidVariable } from './pay-details';
import type { Regime, RulePack } from './rules/rule-pack';
import { taxOn, withholdings } from './salary-tax';
import type { TakeHomeInput } from './take-home-input';

/**
 * The old-regime deductions above which the old regime leaves more; undefined if it never does, such as without tax in
 * the new regime.
 */
export function breakEvenDeductions(rules: RulePack, input: TakeHomeInput): Paise | undefined {
  const outcome = breakUp(rules, input);
  if (outcome.kind === 'aboveCtc') return undefined;
  const { breakup } = outcome;
  const withheld = withholdings(rules, breakup);
  const costs = (regime: Regime, oldRegimeDeductions: Paise): Paise => {
    const variable = paidVariable(breakup.variable, input.details ?? NO_DETAILS);
    const source = { breakup, withheld, regime, variable };
    const { result, professionalMonths } = taxOn(rules, { ...input, oldRegimeDeductions }, source);
    return professionalMonths.reduce((sum, amount) => sum + amount, result.totalTax);
  };
  const inNew = costs('new', 0);
  const gain = (oldRegimeDeductions: Paise): Paise => inNew - costs('old', oldRegimeDeductions);
  if (gain(input.ctc) <= 0) return undefined;
  if (gain(0) >= 0) return 0;
  let low = 0;
  let high = input.ctc;
  while (high - low > 100) {
    const middle = roundRupee((low + high) / 2);
    if (gain(middle) < 0) low = middle;
    else high = middle;
  }
  return high;
}
