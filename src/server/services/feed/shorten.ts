/** Cuts between words if possible; lengths are UTF-16 units, and surrogate pairs stay whole. */
export function shorten(
  text: string,
  most: number,
): { readonly text: string; readonly isShortened: boolean } {
  if (text.length <= most) return { text, isShortened: false };
  const cut = /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
  const whole = text.slice(0, cut);
  const gap = /\s/.test(text.charAt(cut)) ? cut : whole.search(/\s\S*$/);
  return { text: whole.slice(0, gap > most / 2 ? gap : cut).trimEnd(), isShortened: true };
}

export const quote = (text: string, most: number): string => {
  const short = shorten(text, most);
  return short.isShortened ? `${short.text.replace(/[\s.,;:!?]+$/, '')}…` : short.text;
};
