export const THOUSAND = 1_000;
export const LAKH = 100_000;
export const CRORE = 10_000_000;
const UNITS = [
  [CRORE, 'Cr'],
  [LAKH, 'L'],
  [THOUSAND, 'k'],
] as const;

/** Stands where an answer holds no number. */
const NO_FIGURE = '–';

/**
 * The figure in full with Indian grouping and at most two decimals: 12,34,567.25. Written by hand, because making an Intl
 * format takes longer than drawing a post.
 */
export function grouped(value: number): string {
  if (!Number.isFinite(Number(value))) return NO_FIGURE;
  const [whole = '', decimals] = String(Math.round(value * 100) / 100).split('.');
  const figure = whole.replace(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,');
  return decimals ? `${figure}.${decimals}` : figure;
}

/**
 * A count in little room: 12.3k, 1L, 1.5Cr. The unit begins strictly above its boundary, and the figure is cut, not
 * rounded, so that it never shows more than there is. Written by hand because browsers disagree about Intl's compact form.
 */
export function compact(count: number): string {
  const [size, letter] = UNITS.find(([unit]) => count >= unit) ?? [count, ''];
  return count > size && Number.isFinite(count) ? `${cut(count, size, 1)}${letter}` : grouped(count);
}

/** So many units of this size, cut to this many decimals; whole numbers first, so that no float noise shows. */
export function cut(value: number, unit: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.floor((value * scale) / unit) / scale;
}

/** The highest follower badge reached: 1,000, 5,000, 10,000, 50,000 or 1 lakh. */
export const followerBadge = (followers: number): number | undefined =>
  [LAKH, 50_000, 10_000, 5_000, THOUSAND].find((step) => followers >= step);
