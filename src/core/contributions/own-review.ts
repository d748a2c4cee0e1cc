import type { Employment, ReviewRatings, WorkMode } from '../reviews/review';
import type { ToldJob } from './job-form';

export type WrittenRatings = ReviewRatings;

/** What somebody writes of a company they work or worked at. */
export interface WrittenReview extends ToldJob {
  readonly current: boolean;
  readonly employment: Employment;
  readonly workMode: WorkMode;
  /** Neither job profile nor city is ever shown with it. */
  readonly anonymous: boolean;
  /** Left out it is the beginning of the likes. */
  readonly title?: string | undefined;
  readonly likes: string;
  readonly dislikes: string;
  /** How satisfied one is with the work all in all. */
  readonly overall: number;
  readonly ratings: WrittenRatings;
}

/** It as it is kept, for whoever wrote it. */
export interface OwnReview {
  readonly id: string;
  readonly companyUrlName: string;
  /** What the employer answered to stays as it is. */
  readonly answered: boolean;
  readonly review: WrittenReview;
}

export const FEWEST_LETTERS = 30;
export const MOST_LETTERS = 4000;
export const MOST_TITLE = 120;
/** Reviews of one person in ninety days. */
export const MOST_REVIEWS = 5;
