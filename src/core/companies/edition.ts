import type { AwardSize } from './award';

/** A company that was named, with its place among those of its size. */
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

/** What an edition says of one size. */
export interface EditionSize {
  readonly size: AwardSize;
  readonly fewest: number;
  /** How many had reviews enough. */
  readonly ranked: number;
  readonly named: readonly AwardWinner[];
}

/** An edition as it stands among the others: only the first places are there. */
export interface AwardYear {
  readonly year: number;
  readonly sizes: readonly EditionSize[];
}

export interface AwardEdition extends AwardYear {
  /** All editions, newest first. */
  readonly years: readonly number[];
  /** By it the edition is passed on; none before it is counted. */
  readonly token: string | undefined;
  readonly industries: readonly string[];
}

export interface SharedEdition {
  readonly year: number;
}
