import { amountUnit } from '../shared/amount-unit';
import { CRORE, cut, grouped, LAKH, THOUSAND } from '../shared/numbers';
import { westernDigits } from '../shared/western-digits';
import { amountText } from './amount-text';
import { type Paise, rupees } from './money';

const PART = /(\d+(?:\.\d{0,4})?|\.\d{1,4})([a-z\u0900-\u097F]*)\.?/g;

/**
 * Reads an amount the way people type and paste it: '12,00,000', '₹12 lakh', '1.2cr', '12 लाख p.a.',
 * '1 lakh 20 thousand'. A negative amount is -1, because no field accepts one. A text without an amount is a problem.
 */
export function readAmount(text: string): Paise | 'required' | 'unreadable' {
  const plain = westernDigits(text)
    .toLowerCase()
    .replace(/[₹,\s_\p{Cf}]/gu, '')
    .replace(/^(rs\.?|inr)|(\/-|p\.?a\.?|per(annum|year))$/g, '');
  if (plain === '') return 'required';
  const unsigned = plain.replace(/^[-−–]/, '');
  let sum = 0;
  const rest = unsigned.replace(PART, (_, number: string, unit: string) => {
    // Only a whole text may be a number without a unit: '18 lakh 50' is not clear.
    sum += Number(number) * Number(unit || number === unsigned ? amountUnit(unit) : undefined);
    return '';
  });
  if (rest || !(sum >= 0)) return 'unreadable';
  return unsigned === plain ? rupees(sum) : -1;
}

/** An amount as the field shows it while typing: Indian grouping, no sign. */
export const writeAmount = (amount: Paise): string => grouped(amount / 100);

/** The amount in words as people say it: 18.5 lakh, 1.2 crore. */
export function formatAmount(amount: Paise): string {
  const whole = amount / 100;
  if (whole >= CRORE) return amountText.crore(grouped(cut(whole, CRORE, 2)));
  if (whole >= LAKH) return amountText.lakh(grouped(cut(whole, LAKH, 2)));
  return whole >= THOUSAND ? amountText.thousand(grouped(cut(whole, THOUSAND, 2))) : grouped(whole);
}
