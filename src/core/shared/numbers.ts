export const THOUSAND = 1_000;
export const LAKH = 100_000;
export const CRORE = 10_000_000;
const UNITS = [
  [CRORE, 'Cr'],
  [LAKH, 'L'],
  [THOUSAND, 'k'],
] as const;

/** Shown when a response contains no number. */
const NO_FIGURE = '–';

/**
 * A full figure with Indian grouping and at most two decimals: 12,34,567.25. Hand-written, because creating an Intl
 * format takes longer than rendering a post.
 */
export function grouped(value: number): string {
  if (!Number.isFinite(Number(value))) return NO_FIGURE;
  const [whole = '', decimals] = String(Math.round(value * 100) / 100).split('.');
  const figure = whole.replace(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,');
  return decimals ? `${figure}.${decimals}` : figure;
}

/**
 * A short count: 12.3k, 1L, 1.5Cr. A unit starts strictly above its boundary, and the figure is truncated, not
 * rounded, so that it never shows more than there is. Hand-written because browsers disagree about Intl's compact
 * format.
 */
export function compact(count: number): string {
  const [size, letter] = UNITS.find(([unit]) => count >= unit) ?? [count, ''];
  return count > size && Number.isFinite(count) ? `${cut(count, size, 1)}${letter}` : grouped(count);
}

/** Divides by a unit and truncates to the given decimals; integers first, so that no float noise shows. */
export function cut(value: number, unit: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor((value * scale) / unit) / scale;
}

/** The highest follower badge reached: 1,000, 5,000, 10,000, 50,000 or 1 lakh. */
export const followerBadge = (followers: number): number | undefined =>
  [LAKH, 50_000, 10_000, 5_000, THOUSAND].find((step) => followers >= step);
