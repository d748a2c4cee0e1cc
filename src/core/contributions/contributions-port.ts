import type { ProfileType } from '../posts/post';
import type { Call } from '../shared/call';

export const CONTRIBUTION_KINDS = [
  'POST',
  'COMMENT',
  'REVIEW',
  'SALARY',
  'INTERVIEW',
  'BENEFITS',
  'PHOTOS',
] as const;
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number];
/** Votes are given too, but there is nothing of them to show or to count. */
export type GivenKind = ContributionKind | 'VOTE';
export type ContributionStatus = 'pending' | 'submitted' | 'live' | 'rejected';

/** Something the account's owner gave to everybody; nobody else sees that it is theirs. */
export interface Contribution {
  readonly id: string;
  readonly kind: ContributionKind;
  readonly status: ContributionStatus;
  /** The face it shows, where it shows one. */
  readonly face: ProfileType | undefined;
  readonly title: string;
  readonly text: string;
  /** Where it can be read. */
  readonly path: string | undefined;
  /** A day such as 2026-11-18. */
  readonly createdOn: string;
}

export interface GivenCount {
  readonly kind: ContributionKind;
  readonly count: number;
}

export interface ContributionPage {
  readonly items: readonly Contribution[];
  readonly counts: readonly GivenCount[];
  readonly pages: number;
}

export interface ContributionWish {
  readonly kind?: ContributionKind | undefined;
  readonly page?: number | undefined;
}

export abstract class ContributionsPort {
  abstract listContributions(wish: ContributionWish, call?: Call): Promise<ContributionPage>;
}
