import { formatText } from '../shared/format-text';
import { yearlyPay } from '../shared/money';

/** Rounded amounts need no trailing zero: ₹12L, ₹12.5L, ₹1.2Cr. */
export const shortPay = (amount: number): string => yearlyPay(amount).replace(/\.0(?=L|Cr)/, '');

/** Format: 12.5–18 LPA. */
export const payBetween = (low: number, high: number): string =>
  formatText.perYear.INR(low === high ? lakhs(low) : `${lakhs(low)}–${lakhs(high)}`);

function lakhs(amount: number): string {
  return String(Math.round(amount / 50_000) / 2);
}
