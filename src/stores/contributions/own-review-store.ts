import type { OwnReview, WrittenReview } from '../../core/contributions/own-review';
import { ownReviewText as text } from '../../core/contributions/own-review-text';
import {
  EMPTY_REVIEW,
  REVIEW_STEPS,
  type ReviewTexts,
  readReview,
  reviewTexts,
} from '../../core/contributions/review-form';
import type { ReviewProblem } from '../../core/contributions/review-problems';
import type { SubmitContribution } from '../../core/contributions/submit-contribution';
import type { ContributionFeedback } from './contribution-feedback';
import { ContributionForm } from './contribution-form';
import type { Lists } from './form-lists';

export class OwnReviewStore {
  readonly form: ContributionForm<ReviewTexts, WrittenReview, OwnReview, ReviewProblem>;

  constructor(
    submission: SubmitContribution<WrittenReview, OwnReview, ReviewTexts>,
    lists: Lists,
    feedback: ContributionFeedback,
  ) {
    this.form = new ContributionForm(
      {
        empty: EMPTY_REVIEW,
        textsOf: ({ review }, choices) => reviewTexts(review, choices),
        read: readReview,
        steps: REVIEW_STEPS,
        prefilled: ['companyName', 'jobProfile', 'department', 'place'],
        refusals: [
          'refused',
          'short',
          'required',
          'unknown',
          'elsewhere',
          'long',
          'contact',
          'abuse',
          'words',
          'copied',
        ],
        context: 'review',
        thanksText: ({ review, waiting }) => text.thanksText(review.companyName, waiting),
        removed: text.removed,
      },
      submission,
      lists,
      feedback,
    );
  }
}
