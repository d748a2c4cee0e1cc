import type { ExperienceRange } from '../shared/experience-range';
import type { ReviewId } from '../shared/ids';
import type { NumberedPage } from '../shared/page';
import type { ReviewBurst } from './burst';
import type { ChallengeResult } from './challenge';
import type { Opinion } from './opinions';
import type { CategoryRating, RatingCategory } from './rating';

export const EMPLOYMENTS = ['fulltime', 'parttime', 'contractual', 'intern', 'freelancer'] as const;
export type Employment = (typeof EMPLOYMENTS)[number];
export const WORK_MODES = ['office', 'hybrid', 'remote'] as const;
export type WorkMode = (typeof WORK_MODES)[number];
export const REVIEW_SORTS = ['popularity', 'newToOld', 'oldToNew', 'highestFirst', 'lowestFirst'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export type Tenure = 'current' | 'former';
export type Experience = 'fresher' | 'experienced';

export interface EmployerReply {
  readonly text: string;
  /** A day, such as 2026-11-14. */
  readonly repliedOn: string;
}

export type ReviewRatings = Readonly<Record<Exclude<RatingCategory, 'overall'>, number>>;

/** Shows a day and no name. */
export interface Review {
  /** The author's answer when the company asked whether they still work there. */
  readonly stillEmployed?: ChallengeResult | undefined;
  /** The first day of the month of that question. */
  readonly employmentAskedOn?: string | undefined;
  readonly id: ReviewId;
  readonly company: { readonly urlName: string; readonly name: string; readonly logoUrl: string };
  readonly avatarUrl: string;
  /** A job profile or department, shown only when enough reviews share it. */
  readonly role: string | undefined;
  readonly place: string | undefined;
  readonly experience: ExperienceRange;
  readonly current: boolean;
  readonly employment: Employment;
  /** Undefined when the form did not ask for it. */
  readonly workMode?: WorkMode | undefined;
  /** The author proved employment; false where too few authors did. */
  readonly verified: boolean;
  /** A day, such as 2026-11-12. */
  readonly writtenOn: string;
  readonly title: string;
  readonly likes: string;
  readonly dislikes: string;
  readonly overall: number;
  readonly ratings: ReviewRatings;
  readonly reply: EmployerReply | undefined;
  readonly helpful: number;
  readonly mine: boolean;
}

export interface ReviewPage extends NumberedPage<Review> {
  /** More reviews contain the text than `total`, where counting stops. */
  readonly hasMore?: boolean;
}

export interface Phrase {
  readonly text: string;
  readonly highlight: { readonly start: number; readonly end: number };
  readonly mentions: number;
}

export interface RatingQuarter {
  /** Such as 2026-Q3. */
  readonly quarter: string;
  readonly average: number;
  readonly reviews: number;
}

export interface RatingSummary {
  readonly overall: CategoryRating;
  readonly categories: readonly CategoryRating[];
  readonly reviews: number;
  readonly lastYear: number;
  /** Finished quarters with at least five reviews, oldest first. */
  readonly trend: readonly RatingQuarter[];
  readonly burst: ReviewBurst | undefined;
  /** Leaves out questions with too few answers. */
  readonly opinions: readonly Opinion[];
  readonly likes: readonly Phrase[];
  readonly dislikes: readonly Phrase[];
}

export interface ReviewFacet {
  readonly id: number;
  readonly name: string;
  readonly reviews: number;
}

export interface ReviewFilters {
  readonly jobProfiles: readonly ReviewFacet[];
  readonly departments: readonly ReviewFacet[];
  readonly places: readonly ReviewFacet[];
}

export interface HelpfulCount {
  readonly id: string;
  readonly helpful: number;
  readonly mine: boolean;
}
