import type { Call } from '../shared/call';
import type { OwnReview, WrittenReview } from './own-review';

export abstract class OwnReviewsPort {
  abstract addReview(review: WrittenReview, call?: Call): Promise<OwnReview>;
  abstract readOwnReview(input: { readonly id: string }, call?: Call): Promise<OwnReview>;
  abstract changeReview(input: { readonly id: string } & WrittenReview, call?: Call): Promise<OwnReview>;
  abstract removeReview(input: { readonly id: string }, call?: Call): Promise<void>;
}
