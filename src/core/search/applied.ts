/** What is chosen of each filter, by the names the address has. */
export type AppliedFilter = Readonly<Record<string, readonly Chosen[]>>;

export interface Chosen {
  readonly urlName: string;
}

/** A filter of one choice takes the new one for the old; one of several takes it in, or out again. */
export function selectFilter(
  applied: AppliedFilter,
  { key, multi }: { readonly key: string; readonly multi: boolean },
  choice: Chosen,
): AppliedFilter {
  if (!multi) return { ...applied, [key]: [choice] };
  const before = applied[key] ?? [];
  const without = before.filter(({ urlName }) => urlName !== choice.urlName);
  return { ...applied, [key]: without.length < before.length ? without : [...before, choice] };
}

/** Nothing of one filter, or of any. */
export const clearFilter = (applied: AppliedFilter, key?: string): AppliedFilter =>
  key === undefined ? {} : { ...applied, [key]: [] };

/** Of several lists to choose from one is open; choosing the open one closes it. */
export const CLOSED = -1;
export const toggledIndex = (open: number, index: number): number => (open === index ? CLOSED : index);

/** The pairs of an address. */
export const filterPairs = (applied: AppliedFilter): readonly (readonly [string, string])[] =>
  Object.entries(applied).flatMap(([key, chosen]) => chosen.map(({ urlName }) => [key, urlName] as const));
