import type { Call } from '../shared/call';
import type { OwnReview, WrittenReview } from './own-review';

export abstract class OwnReviewsPort {
  abstract addReview(review: WrittenReview, call?: Call): Promise<OwnReview>;
  abstract readOwnReview(of: { readonly id: string }, call?: Call): Promise<OwnReview>;
  abstract changeReview(of: { readonly id: string } & WrittenReview, call?: Call): Promise<OwnReview>;
  abstract removeReview(of: { readonly id: string }, call?: Call): Promise<void>;
}
