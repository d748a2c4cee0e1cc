import type { Call } from '../shared/call';
import type { DepartmentId, JobProfileId, PlaceId, ReviewId } from '../shared/ids';
import type {
  Employment,
  Experience,
  HelpfulCount,
  RatingSummary,
  Review,
  ReviewFilters,
  ReviewPage,
  ReviewSort,
  Tenure,
} from './review';

export interface ReviewQuery {
  /** A single review; the other filters are ignored. */
  readonly id?: ReviewId | undefined;
  readonly jobProfileId?: JobProfileId | undefined;
  readonly departmentId?: DepartmentId | undefined;
  readonly placeId?: PlaceId | undefined;
  readonly employment?: Employment | undefined;
  readonly tenure?: Tenure | undefined;
  readonly experience?: Experience | undefined;
  readonly stars?: number | undefined;
  readonly text?: string | undefined;
  readonly sort?: ReviewSort | undefined;
  readonly page?: number | undefined;
}

interface OfCompany {
  readonly urlName: string;
}

export abstract class ReviewsPort {
  abstract readRatings(ofCompany: OfCompany, call?: Call): Promise<RatingSummary>;
  abstract listReviews(input: OfCompany & ReviewQuery, call?: Call): Promise<ReviewPage>;
  abstract listReviewFilters(ofCompany: OfCompany, call?: Call): Promise<ReviewFilters>;
  abstract listLatestReviews(
    input: { readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly Review[]>;
  abstract setHelpful(
    input: { readonly id: ReviewId; readonly mine: boolean },
    call?: Call,
  ): Promise<HelpfulCount>;
}
