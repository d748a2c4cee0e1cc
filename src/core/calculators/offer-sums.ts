import { type Paise, rupees } from './money';
import { type OfferLine, type OfferPart, TIMING } from './offer-parts';

export const GAP_ALLOWED = rupees(1_000);
const PARTS_OF_FIXED: readonly OfferPart[] = ['basic', 'hra', 'allowance'];
const FIXED = /fixed|\bbase\b|guarantee|salary|gross|fee/i;
const BASE = /\bbase\b/i;

export const sumOfParts = (lines: readonly OfferLine[], wanted: (part: OfferPart) => boolean): Paise =>
  lines.reduce((sum, { part, yearly }) => sum + (part && wanted(part) ? yearly : 0), 0);

export const ctcOf = (lines: readonly OfferLine[]): Paise | undefined =>
  Math.max(0, ...lines.filter(({ part }) => part === 'ctc').map(({ yearly }) => yearly)) || undefined;

/** The sum of the parts minus the CTC. Stock and one-time pay are outside the CTC in some letters and inside in others. */
export function gapOf(lines: readonly OfferLine[]): Paise {
  const ctc = ctcOf(lines);
  if (ctc === undefined) return 0;
  const parts = sumOfParts(lines, (part) => TIMING[part] !== 'none');
  const stock = sumOfParts(lines, (part) => part === 'stock');
  const once = sumOfParts(lines, (part) => TIMING[part] === 'once');
  const gaps = [parts - ctc, parts - stock - once - ctc, parts - stock - ctc];
  return gaps.reduce((least, item) => (Math.abs(item) < Math.abs(least) ? item : least));
}

/**
 * A bonus, gratuity or insurance in a monthly table is usually a yearly amount, and so is an amount without any period.
 * Where the parts add up to the CTC only with monthly amounts, it is monthly.
 */
export function withMonthlyAmounts(
  lines: readonly OfferLine[],
  monthly: ReadonlyMap<OfferLine, OfferLine>,
  headless: ReadonlyMap<OfferLine, OfferLine>,
): readonly OfferLine[] {
  const addsUp = (read: readonly OfferLine[]) => Math.abs(gapOf(read)) <= GAP_ALLOWED;
  if (addsUp(lines)) return lines;
  const readings = [
    ...[...monthly].map(([line, other]) => lines.map((item) => (item === line ? other : item))),
    lines.map((item) => monthly.get(item) ?? item),
    lines.map((item) => headless.get(item) ?? item),
  ];
  return readings.find(addsUp) ?? lines;
}

/** Letters without a table name only the fixed pay. Where they list its parts, it is a subtotal. */
export function withFixedPay(lines: readonly OfferLine[]): readonly OfferLine[] {
  const has = (parts: readonly OfferPart[]) => lines.some(({ part }) => part && parts.includes(part));
  const listsParts = has(PARTS_OF_FIXED);
  if (has(['basic'])) return lines;
  const name = listsParts ? BASE : FIXED;
  const fixed = lines.find(({ part, label }) => part === 'total' && name.test(label));
  const part = listsParts ? 'basic' : 'fixed';
  return lines.map((line) => (line === fixed ? { ...line, part } : line));
}
