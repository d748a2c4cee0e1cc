export function numberIn(value: string | undefined, max = 2_147_483_647): number | undefined {
  const number = value !== undefined && /^\d{1,10}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= max ? number : undefined;
}

export const oneOf = <Word extends string>(
  text: readonly Word[],
  value: string | undefined,
): Word | undefined => text.find((word) => word === value);

/** Upper limit of pages in any list. */
export const MAX_PAGES = 5000;
