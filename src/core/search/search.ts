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

export interface Hit {
  readonly kind: HitKind;
  /** The name used in addresses; a community's includes its kind as a prefix. */
  readonly urlName: string;
  readonly name: string;
  readonly detail: string;
  readonly logoUrl: string | undefined;
  readonly rating: number | undefined;
}

export type SearchStats = Readonly<Record<Exclude<SearchType, 'all'>, number>>;

export interface SearchResults {
  readonly stats: SearchStats;
  /** The page count of the selected kind; 1 for the mixed results. */
  readonly pages: number;
  readonly items: readonly Hit[];
}
