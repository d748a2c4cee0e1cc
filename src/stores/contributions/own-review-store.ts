import type { OwnReview, WrittenReview } from '../../core/contributions/own-review';
import { ownReviewText as text } from '../../core/contributions/own-review-text';
import {
  EMPTY_REVIEW,
  type ReviewTexts,
  readReview,
  reviewTexts,
} from '../../core/contributions/review-form';
import type { ReviewProblem } from '../../core/contributions/sound-review';
import { ContributionForm, type FormParts } from './contribution-form';

export class OwnReviewStore {
  readonly form: ContributionForm<ReviewTexts, WrittenReview, OwnReview, ReviewProblem>;

  constructor(parts: FormParts<WrittenReview, OwnReview, ReviewTexts>) {
    this.form = new ContributionForm(
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
        removed: text.removed,
      },
      parts,
    );
  }
}
