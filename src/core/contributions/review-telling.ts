import { FormDraft } from '../composer/form-draft';
import type { CurrentSession } from '../login/current-session';
import type { Storage } from '../shared/storage';
import type { OwnReview, WrittenReview } from './own-review';
import type { OwnReviewsPort } from './own-reviews-port';
import { REVIEW_DRAFT, type ReviewTexts } from './review-form';
import { Telling } from './telling';

export class ReviewTelling extends Telling<WrittenReview, OwnReview, ReviewTexts> {
  constructor(reviews: OwnReviewsPort, storage: Storage, current: CurrentSession) {
    super(
      {
        add: (review) => reviews.addReview(review),
        read: (of, call) => reviews.readOwnReview(of, call),
        change: (review) => reviews.changeReview(review),
        remove: (of) => reviews.removeReview(of),
      },
      new FormDraft(storage, REVIEW_DRAFT),
      current,
    );
  }
}
