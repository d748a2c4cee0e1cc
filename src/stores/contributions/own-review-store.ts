import type { OwnReview, WrittenReview } from '../../core/contributions/own-review';
import { ownReviewWords as words } from '../../core/contributions/own-review-words';
import {
  EMPTY_REVIEW,
  type ReviewTexts,
  readReview,
  reviewTexts,
} from '../../core/contributions/review-form';
import type { ReviewProblem } from '../../core/contributions/sound-review';
import { type FormParts, ToldForm } from './told-form';

export class OwnReviewStore {
  readonly form: ToldForm<ReviewTexts, WrittenReview, OwnReview, ReviewProblem>;

  constructor(parts: FormParts<WrittenReview, OwnReview, ReviewTexts>) {
    this.form = new ToldForm(
      {
        empty: EMPTY_REVIEW,
        textsOf: ({ review }) => reviewTexts(review),
        read: readReview,
        refusals: [
          'refused',
          'short',
          'required',
          'unknown',
          'elsewhere',
          'long',
          'contact',
          'abuse',
          'copied',
        ],
        context: 'review',
        removed: words.removed,
      },
      parts,
    );
  }
}
