import type { Call } from '../shared/call';
import type { ReviewId } from '../shared/ids';
import type { OwnReview, WrittenReview } from './own-review';

export abstract class OwnReviewsPort {
  abstract addReview(review: WrittenReview, call?: Call): Promise<OwnReview>;
  abstract readOwnReview(input: { readonly id: ReviewId }, call?: Call): Promise<OwnReview>;
  abstract changeReview(input: { readonly id: ReviewId } & WrittenReview, call?: Call): Promise<OwnReview>;
  abstract removeReview(input: { readonly id: ReviewId }, call?: Call): Promise<void>;
}
