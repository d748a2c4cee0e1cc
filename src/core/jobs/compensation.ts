import { type FormatText, formatText } from '../shared/format-text';
import { cut, grouped, LAKH } from '../shared/numbers';

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
