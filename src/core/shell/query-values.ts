export function numberIn(value: string | undefined, max = 2_147_483_647): number | undefined {
  const number = value !== undefined && /^\d{1,10}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= max ? number : undefined;
}

export const oneOf = <Word extends string>(
  text: readonly Word[],
  value: string | undefined,
): Word | undefined => text.find((word) => word === value);

/** Cuts between characters: a server rejects half of one. */
export const shortText = (text: string, max: number): string =>
  [...text.trim()].slice(0, max).join('').trim();

/** The id of a single record, as `rid` names it in links. */
export const recordId = (value: string | undefined): string | undefined =>
  value !== undefined && /^[A-Za-z0-9_-]{8,40}$/.test(value) ? value : undefined;

/** Upper limit of pages in any list. */
export const MAX_PAGES = 5000;
