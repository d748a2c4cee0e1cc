import type { Wait } from './wait';

/** The outcome of an employer's request to remove a review. */
export type FlagStep = 'raised' | 'upheld' | 'refused';

/** The requests of a company about reviews with the same number of stars. */
export interface StarFlags {
  readonly stars: number;
  readonly raised: number;
  readonly upheld: number;
  readonly refused: number;
}

/** How many decisions took this long. */
export interface CountedWait {
  readonly wait: Wait;
  readonly count: number;
}

/** Counted from the published log only. */
export interface CompanyFlags {
  /** The size of the log. */
  readonly size: number;
  /** Only star ratings with a request, from one star to five. */
  readonly stars: readonly StarFlags[];
  readonly waits: readonly CountedWait[];
}
