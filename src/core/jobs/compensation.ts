import { type FormatText, formatText } from '../shared/format-text';
import { cut, grouped, LAKH, THOUSAND } from '../shared/numbers';

export interface Compensation {
  readonly minCtc: number | undefined;
  readonly maxCtc: number | undefined;
  readonly currency: 'INR' | 'USD';
}

/** The pay of a job: lakhs of rupees (LPA) or dollars (DPA) per year, one bound or two, or Not Disclosed. */
export function compensation(pay: Compensation, text: FormatText = formatText): string {
  const { minCtc, maxCtc, currency } = pay;
  if (minCtc === undefined && maxCtc === undefined) return text.notDisclosed;
  const bounds = [...new Set([minCtc, maxCtc])].filter((bound) => bound !== undefined);
  const perYear = yearly(bounds, currency, text);
  if (minCtc === undefined) return text.upTo(perYear);
  return maxCtc === undefined ? text.from(perYear) : perYear;
}

/** An unknown currency is shown by its code. */
function yearly(bounds: readonly number[], currency: string, text: FormatText): string {
  const amounts = (figure: (amount: number) => string) => bounds.map(figure).join('–');
  switch (currency) {
    case 'INR':
      return text.perYear.INR(amounts((amount) => grouped(cut(amount, LAKH, 2))));
    case 'USD':
      return text.perYear.USD(`$${amounts(dollars)}`);
    default:
      return `${amounts((amount) => amount.toLocaleString('en-US'))} ${currency}`;
  }
}

const EXACT_STEP = 100;

/** Thousands as 8.5k where that is exact. */
const dollars = (amount: number): string =>
  amount >= THOUSAND && amount % EXACT_STEP === 0
    ? `${(amount / THOUSAND).toLocaleString('en-US')}k`
    : amount.toLocaleString('en-US');
