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
