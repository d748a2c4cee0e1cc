import type { FormStorage } from '../composer/form-storage';
import type { CurrentSession } from '../login/current-session';
import type { OwnReview, WrittenReview } from './own-review';
import type { OwnReviewsPort } from './own-reviews-port';
import { REVIEW_DRAFT, type ReviewTexts } from './review-form';
import { SubmitContribution } from './submit-contribution';

export class SubmitReview extends SubmitContribution<WrittenReview, OwnReview, ReviewTexts> {
  constructor(reviews: OwnReviewsPort, forms: FormStorage, current: CurrentSession) {
    super(
      {
        add: (review) => reviews.addReview(review),
        read: (input, call) => reviews.readOwnReview(input, call),
        change: (review) => reviews.changeReview(review),
        remove: (input) => reviews.removeReview(input),
      },
      REVIEW_DRAFT,
      forms,
      current,
    );
  }
}
