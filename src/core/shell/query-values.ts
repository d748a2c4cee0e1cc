export function numberIn(value: string | undefined, most = 2_147_483_647): number | undefined {
  const number = value !== undefined && /^\d{1,10}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

export const oneOf = <Word extends string>(
  words: readonly Word[],
  value: string | undefined,
): Word | undefined => words.find((word) => word === value);

/** Upper limit of pages in any list. */
export const MOST_PAGES = 5000;
