import { CRORE, cut, grouped, LAKH, THOUSAND } from '../shared/numbers';
import { amountText } from './amount-text';
import type { Paise } from './money';

/** An amount as the field shows it while typing: Indian grouping, no sign. */
export const writeAmount = (amount: Paise): string => grouped(amount / 100);

/** The amount in words as people say it: 18.5 lakh, 1.2 crore. */
export function formatAmount(amount: Paise): string {
  const whole = amount / 100;
  if (whole >= CRORE) return amountText.crore(grouped(cut(whole, CRORE, 2)));
  if (whole >= LAKH) return amountText.lakh(grouped(cut(whole, LAKH, 2)));
  return whole >= THOUSAND ? amountText.thousand(grouped(cut(whole, THOUSAND, 2))) : grouped(whole);
}
