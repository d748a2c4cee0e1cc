import { initialTexts, readForm } from './form';
import { rupees } from './money';
import { DEFAULT_YEAR, rulesOf } from './rules/rule-packs';
import { takeHome } from './take-home';
import { TAKE_HOME_FORM, takeHomeInput } from './take-home-form';

const HUNDRED = 100;

/**
 * Monthly take-home pay with the calculator's defaults, rounded to ₹100: more digits would suggest false precision.
 */
export function monthlyInHand(offer: { readonly fixed: number; readonly variable: number }): number {
  const { values } = readForm(TAKE_HOME_FORM, initialTexts(TAKE_HOME_FORM));
  const usual = takeHomeInput(values);
  const outcome = takeHome(rulesOf(DEFAULT_YEAR), {
    ...usual,
    ctc: rupees(offer.fixed + offer.variable),
    variable: rupees(offer.variable),
  });
  if (outcome.kind !== 'takeHome') return 0;
  const month = outcome.regimes[outcome.better].regularMonth / rupees(1);
  return Math.max(0, Math.round(month / HUNDRED) * HUNDRED);
}
