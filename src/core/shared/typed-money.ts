import { amountUnit } from './amount-unit';
import { CRORE, grouped, LAKH, THOUSAND } from './numbers';
import { westernDigits } from './western-digits';

/** A yearly amount as a person typed it, in whole rupees. */
export type TypedMoney =
  | { readonly kind: 'empty' | 'unreadable' }
  | { readonly kind: 'amount'; readonly rupees: number }
  /** A small number without a unit, such as 18.5: most likely lakhs, but the user has to say so. */
  | { readonly kind: 'unclear'; readonly rupees: number };

const MAX_LENGTH = 60;
/** Commas as in 18,50,000 or 1,850,000; any other comma could be a decimal point. */
const NUMBER = /(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,13})(\.\d{1,4})?|(\.\d{1,4})/;
const PART = new RegExp(`(?:${NUMBER.source})(\\p{L}[\\p{L}\\p{M}]*)?`, 'gu');
const PER_YEAR = /(?:p\.?a\.?|perannum|peryear|ayear|\/year|\/yr|\/-)$/;

/** Reads "18.5 lakh", "18.5L", "1 lakh 20 thousand", "1.2 cr", "18,50,000", "₹ 18.5 L", "१८.५ लाख". */
export function readTypedMoney(text: string): TypedMoney {
  const plain = bare(text);
  if (plain === '') return { kind: 'empty' };
  const parts = [...plain.matchAll(PART)];
  if (text.length > MAX_LENGTH || parts.map(([part]) => part).join('') !== plain)
    return { kind: 'unreadable' };
  const read = parts.map(([, whole = '', decimals = '', fraction = '', unit = '']) => ({
    size: amountUnit(unit),
    unit,
    number: Number(`${whole.replaceAll(',', '') || 0}${decimals || fraction}`),
  }));
  const [first] = read;
  if (!first || !isDescending(read)) return { kind: 'unreadable' };
  const rupees = Math.round(read.reduce((sum, { size = 0, number }) => sum + number * size, 0));
  const isSmall = first.unit === '' && first.number > 0 && first.number < THOUSAND;
  if (isSmall) return { kind: 'unclear', rupees: Math.round(first.number * LAKH) };
  return { kind: 'amount', rupees };
}

/** Crores come before lakhs, and lakhs before thousands; parts of a longer amount need a unit. */
const isDescending = (parts: readonly { readonly size: number | undefined; readonly unit: string }[]) =>
  parts.every(
    ({ size, unit }, index) =>
      size !== undefined &&
      (parts.length === 1 || unit !== '') &&
      (index === 0 || size < (parts[index - 1]?.size ?? 0)),
  );

const bare = (text: string): string =>
  westernDigits(text)
    .replace(/[₹\s_\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/^(?:rs\.?|inr)/, '')
    .replace(PER_YEAR, '');

/** An amount in short without losing a rupee: ₹18.5L, ₹1.25Cr, ₹18,50,500. */
export function shortMoney(rupees: number): string {
  for (const [unit, letter] of [
    [CRORE, 'Cr'],
    [LAKH, 'L'],
  ] as const)
    if (rupees >= unit && Number.isInteger(rupees / (unit / 100))) return `₹${rupees / unit}${letter}`;
  return `₹${grouped(rupees)}`;
}

/** An amount as a form shows it again: 18,50,000. Zero becomes an empty field. */
export const moneyText = (rupees: number): string => (rupees === 0 ? '' : grouped(rupees));
