import type { AwardSize } from './award';

export interface AwardWinner {
  readonly urlName: string;
  readonly name: string;
  readonly logoUrl: string;
  readonly industry: string;
  readonly foundedYear: number;
  readonly size: AwardSize;
  readonly rank: number;
  readonly reviews: number;
  readonly low: number;
}

export interface EditionSize {
  readonly size: AwardSize;
  readonly minReviews: number;
  /** Number of companies with enough reviews to be ranked. */
  readonly ranked: number;
  readonly named: readonly AwardWinner[];
}

/** Startups compete with one another, regardless of size. */
export interface StartupRanking {
  readonly minReviews: number;
  readonly ranked: number;
  readonly named: readonly AwardWinner[];
}

/** An edition in the list of editions, with its first places only. */
export interface AwardYear {
  readonly year: number;
  readonly sizes: readonly EditionSize[];
}

export interface AwardEdition extends AwardYear {
  /** All editions, newest first. */
  readonly years: readonly number[];
  /** The token of the share link; undefined before the edition is counted. */
  readonly token: string | undefined;
  readonly industries: readonly string[];
  readonly startups: StartupRanking;
}

export interface SharedEdition {
  readonly year: number;
}
