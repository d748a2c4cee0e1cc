export const SEARCH_TYPES = [
  'all',
  'companies',
  'salaries',
  'interviews',
  'jobs',
  'communities',
  'posts',
] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export type HitKind =
  | 'COMPANY'
  | 'DESIGNATION'
  | 'SKILL'
  | 'COLLEGE'
  | 'COMMUNITY'
  | 'QUESTION'
  | 'JOB'
  | 'POST';

/** A thing that was found. */
export interface Hit {
  readonly kind: HitKind;
  /** Its name in addresses; a community's has its kind in front. */
  readonly urlName: string;
  readonly name: string;
  readonly detail: string;
  readonly logoUrl: string | undefined;
  readonly rating: number | undefined;
}

/** How much was found of each kind. */
export type SearchStats = Readonly<Record<Exclude<SearchType, 'all'>, number>>;

export interface SearchResults {
  readonly stats: SearchStats;
  /** Of the kind one looks at; 1 for a little of each. */
  readonly pages: number;
  readonly items: readonly Hit[];
}
