import type { Employment, ReviewRatings, WorkMode } from '../reviews/review';
import type { ToldJob } from './job-form';

export type WrittenRatings = ReviewRatings;

export interface WrittenReview extends ToldJob {
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
}

export interface OwnReview {
  readonly id: string;
  readonly companyUrlName: string;
  /** A review that the employer answered can no longer be changed. */
  readonly answered: boolean;
  readonly review: WrittenReview;
}

export const FEWEST_LETTERS = 30;
export const MOST_LETTERS = 4000;
export const MOST_TITLE = 120;
/** Max reviews per member in ninety days. */
export const MOST_REVIEWS = 5;
