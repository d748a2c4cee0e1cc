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
/** Votes count as contributions, but the list neither shows nor counts them. */
export type ActivityKind = ContributionKind | 'VOTE';
export type ContributionStatus = 'pending' | 'submitted' | 'live' | 'rejected';

/** As the account owner sees it; other users cannot see whose it is. */
export interface Contribution {
  readonly id: string;
  readonly kind: ContributionKind;
  readonly status: ContributionStatus;
  /** The alias shown with it, if any. */
  readonly alias: ProfileType | undefined;
  readonly title: string;
  readonly text: string;
  /** The path of its public page. */
  readonly path: string | undefined;
  /** A day, such as 2026-11-18. */
  readonly createdOn: string;
}

export interface ActivityCount {
  readonly kind: ContributionKind;
  readonly count: number;
}

export interface ContributionPage {
  readonly items: readonly Contribution[];
  readonly counts: readonly ActivityCount[];
  readonly pages: number;
}

export interface ContributionQuery {
  readonly kind?: ContributionKind | undefined;
  readonly page?: number | undefined;
}

export abstract class ContributionsPort {
  abstract listContributions(query: ContributionQuery, call?: Call): Promise<ContributionPage>;
}
