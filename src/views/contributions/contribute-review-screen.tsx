import { observer } from 'mobx-react-lite';
import { ownReviewText as text } from '../../core/contributions/own-review-text';
import { jobText } from '../../core/contributions/text';
import { OwnReviewStore } from '../../stores/contributions/own-review-store';
import type { ScreenHandle } from '../shared/screen-module';
import { AnsweredReview } from './answered-review';
import { ContributionForm } from './contribution-form';
import { DeleteContribution } from './delete-contribution';
import { loaderOf, useRestoredDraft } from './form-loader';
import { ReviewBoard } from './review-board';
import { ReviewJob, ReviewOpinions, ReviewRatings, ReviewTexts } from './review-fields';
import { ReviewThanks } from './review-thanks';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export const loader = loaderOf(OwnReviewStore);

/** Shows the form, the confirmation, or a review that the employer answered. */
export const Component = observer(function ContributeReviewScreen() {
  const form = useRestoredDraft(OwnReviewStore);
  const { known, thanked } = form;
  if (thanked) return <ReviewThanks saved={thanked} />;
  if (known?.answered) return <AnsweredReview known={known} />;
  return (
    <ContributionForm
      form={form}
      text={text}
      steps={[
        { title: jobText.who, fields: <ReviewJob /> },
        { title: text.ratings, fields: <ReviewRatings /> },
        { title: text.opinions, fields: <ReviewOpinions /> },
        { title: text.text, fields: <ReviewTexts /> },
      ]}
      board={<ReviewBoard />}
      undo={<DeleteContribution form={form} kind="REVIEW" text={text.removeText} />}
    />
  );
});
