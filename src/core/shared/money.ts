import { type FormatText, formatText } from './format-text';
import { CRORE, cut, grouped, LAKH } from './numbers';

/** Rupees in full: ₹12,34,567. */
export const rupees = (amount: number): string => `₹${grouped(amount)}`;

/** A year's pay in short, always with one decimal so that a column lines up: ₹34.0L, ₹1.2Cr. Below a lakh in full. */
export const yearlyPay = (amount: number): string => short(amount, 1);

/** A month's pay in short, with two decimals because a thousand matters: ₹1.58L. Below a lakh in full. */
export const monthlyPay = (amount: number): string => short(amount, 2);

function short(amount: number, decimals: number): string {
  if (!Number.isFinite(amount)) return rupees(amount);
  if (amount >= CRORE) return `₹${cut(amount, CRORE, decimals).toFixed(decimals)}Cr`;
  if (amount >= LAKH) return `₹${cut(amount, LAKH, decimals).toFixed(decimals)}L`;
  return rupees(amount);
}

export interface Compensation {
  readonly minCtc: number | undefined;
  readonly maxCtc: number | undefined;
  readonly currency: 'INR' | 'USD';
}

/** The pay of a job: lakhs of rupees (LPA) or dollars (DPA) per year, one bound or two, or Not Disclosed. */
export function compensation(pay: Compensation, text: FormatText = formatText): string {
  // An unknown currency is shown by its code.
  const { currency } = pay;
  const unit: string = currency === 'INR' || currency === 'USD' ? text.perYear[currency] : currency;
  const figure = (amount: number) =>
    currency === 'INR' ? grouped(cut(amount, LAKH, 2)) : amount.toLocaleString('en-US');
  const { minCtc, maxCtc } = pay;
  if (minCtc === undefined && maxCtc === undefined) return text.notDisclosed;
  if (minCtc === undefined) return text.upTo(`${figure(maxCtc ?? 0)} ${unit}`);
  if (maxCtc === undefined) return text.from(`${figure(minCtc)} ${unit}`);
  return minCtc === maxCtc ? `${figure(minCtc)} ${unit}` : `${figure(minCtc)}–${figure(maxCtc)} ${unit}`;
}
