import { amountUnit } from '../shared/amount-unit';
import { CRORE, cut, grouped, LAKH, THOUSAND } from '../shared/numbers';
import { westernDigits } from '../shared/western-digits';
import { amountText } from './amount-text';
import { type Paise, rupees } from './money';

export type AmountText =
  | { readonly kind: 'amount'; readonly amount: Paise }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'negative' }
  | { readonly kind: 'tooLarge' };

const MOST = rupees(500_00_00_000);

/** Reads an amount the way people type and paste it: '12,00,000', '₹12 lakh', '1.2cr', '12 लाख'. */
export function readAmount(text: string): AmountText {
  const plain = westernDigits(text.slice(0, 60))
    .replace(/[₹,\s_\p{Cf}]/gu, '')
    .replace(/^(rs\.?|inr)/i, '')
    .replace(/\/-$/, '')
    .toLowerCase();
  if (plain === '') return { kind: 'empty' };
  const match = /^([-−–]?)(\d+(?:\.\d{0,4})?|\.\d{1,4})([a-z\u0900-\u097F]*)\.?$/.exec(plain);
  const unit = amountUnit(match?.[3] ?? '');
  if (!match || unit === undefined) return { kind: 'unreadable' };
  if (match[1]) return { kind: 'negative' };
  const amount = rupees(Math.round(Number(match[2]) * unit * 100) / 100);
  return amount > MOST ? { kind: 'tooLarge' } : { kind: 'amount', amount };
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
