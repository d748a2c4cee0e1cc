import { CRORE, grouped, LAKH, THOUSAND } from './numbers';
import { bareAmount, readRupees, withPoint } from './rupees';

/** A yearly amount as a person typed it, in whole rupees. */
export type TypedMoney =
  | { readonly kind: 'empty' | 'unreadable' }
  | { readonly kind: 'amount'; readonly rupees: number }
  /** A small number without a unit, such as 18.5: most likely lakhs, but the user has to say so. */
  | { readonly kind: 'unclear'; readonly rupees: number };

const MAX_LENGTH = 60;
/** A comma outside 18,50,000 and 1,850,000: in 18,50 it may group digits or be a decimal one. */
const UNCLEAR_COMMA = /,(?!\d{2,3},|\d{3}(?!\d))/;

/** Reads "18.5 lakh", "18,5L", "1 lakh 20 thousand", "1.2 cr", "18,50,000", "₹ 18.5 L", "१८.५ लाख". */
export function readTypedMoney(text: string): TypedMoney {
  const read = readRupees(text);
  if (read === 'required') return { kind: 'empty' };
  const isDoubtful = text.length > MAX_LENGTH || UNCLEAR_COMMA.test(withPoint(text).replace(/\s/g, ''));
  if (isDoubtful || read === 'unreadable' || read < 0 || read > Number.MAX_SAFE_INTEGER)
    return { kind: 'unreadable' };
  const isSmall = read > 0 && read < THOUSAND && /[\d.]$/.test(bareAmount(text));
  return isSmall
    ? { kind: 'unclear', rupees: Math.round(read * LAKH) }
    : { kind: 'amount', rupees: Math.round(read) };
}

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
