/** The selected choices of each filter, keyed by the query parameter name. */
export type AppliedFilter = Readonly<Record<string, readonly Chosen[]>>;

export interface Chosen {
  readonly urlName: string;
}

/** A single-choice filter replaces its choice; a multiple-choice filter toggles it. */
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

export const clearFilter = (applied: AppliedFilter, key?: string): AppliedFilter =>
  key === undefined ? {} : { ...applied, [key]: [] };

/** Only one filter list is open at a time; selecting the open one closes it. */
export const CLOSED = -1;
export const toggledIndex = (open: number, index: number): number => (open === index ? CLOSED : index);

export const filterPairs = (applied: AppliedFilter): readonly (readonly [string, string])[] =>
  Object.entries(applied).flatMap(([key, chosen]) => chosen.map(({ urlName }) => [key, urlName] as const));
