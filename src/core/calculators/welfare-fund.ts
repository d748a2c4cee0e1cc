import { type Paise, part } from './money';
import type { State } from './rules/states';
import { WELFARE_FUND } from './rules/welfare-fund-states';

const APRIL_TO_MARCH = 12;

/** Twelve months of the employee’s contribution to the labour welfare fund, April first. */
export function welfareFundByMonth(state: State, monthlyGross: Paise): readonly Paise[] {
  const rule = WELFARE_FUND[state];
  if (!rule || monthlyGross > (rule.upTo ?? monthlyGross)) return Array(APRIL_TO_MARCH).fill(0);
  const amount = rule.rate === undefined ? rule.amount : Math.min(rule.amount, part(monthlyGross, rule.rate));
  return Array.from({ length: APRIL_TO_MARCH }, (_, month) => (rule.months.includes(month) ? amount : 0));
}
