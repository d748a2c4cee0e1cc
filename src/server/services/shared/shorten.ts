/** Cuts between words if possible; lengths are UTF-16 units, and surrogate pairs stay whole. */
export function shorten(text: string, max: number): { readonly text: string; readonly isShortened: boolean } {
  if (text.length <= max) return { text, isShortened: false };
  const cut = /[\uD800-\uDBFF]/.test(text.charAt(max - 1)) ? max - 1 : max;
  const whole = text.slice(0, cut);
  const gap = /\s/.test(text.charAt(cut)) ? cut : whole.search(/\s\S*$/);
  return { text: whole.slice(0, gap > max / 2 ? gap : cut).trimEnd(), isShortened: true };
}

export const quote = (text: string, max: number): string => {
  const short = shorten(text, max);
  return short.isShortened ? `${short.text.replace(/[\s.,;:!?]+$/, '')}…` : short.text;
};
