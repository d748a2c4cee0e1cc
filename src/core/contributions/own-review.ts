import type { Employment, ReviewRatings, WorkMode } from '../reviews/review';
import type { ReviewId } from '../shared/ids';
import type { ContributionJob } from './job-form';

export type WrittenRatings = ReviewRatings;

export interface WrittenReview extends ContributionJob {
  readonly current: boolean;
  readonly employment: Employment;
  readonly workMode: WorkMode;
  /** Job profile and city are never shown with the review. */
  readonly anonymous: boolean;
  /** Defaults to the beginning of the likes. */
  readonly title?: string | undefined;
  readonly likes: string;
  readonly dislikes: string;
  readonly overall: number;
  readonly ratings: WrittenRatings;
  /** Never shown with the review; undefined without an answer. */
  readonly recommends?: boolean | undefined;
  readonly approvesCeo?: boolean | undefined;
}

export interface OwnReview {
  readonly id: ReviewId;
  readonly companyUrlName: string;
  /** A review that the employer answered can no longer be changed. */
  readonly answered: boolean;
  /** Until a moderator has decided, only its author sees it. */
  readonly waiting?: boolean | undefined;
  readonly review: WrittenReview;
}

export const MIN_CHARACTERS = 30;
export const MAX_CHARACTERS = 4000;
export const MAX_TITLE_LENGTH = 120;
export const REVIEW_PERIOD_DAYS = 90;
/** Max reviews per member in the period. */
export const MAX_REVIEWS = 5;
