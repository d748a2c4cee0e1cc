/** The number a query value contains, if it is a whole number in range. */
export function numberIn(value: string | undefined, most = 2_147_483_647): number | undefined {
  const number = value !== undefined && /^\d{1,10}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

/** The known word a query value contains, if any. */
export const oneOf = <Word extends string>(
  words: readonly Word[],
  value: string | undefined,
): Word | undefined => words.find((word) => word === value);

/** No list has more pages than this. */
export const MOST_PAGES = 5000;
