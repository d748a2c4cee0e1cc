import { observer } from 'mobx-react-lite';
import { ownReviewWords as words } from '../../core/own-review/words';
import { OwnReviewStore } from '../../stores/own-review-store';
import { AnsweredReview } from '../contribute/answered-review';
import { ContributionForm } from '../contribute/contribution-form';
import { loaderOf, useRecalled } from '../contribute/form-screen';
import { ReviewBoard } from '../contribute/review-board';
import { ReviewFields } from '../contribute/review-fields';
import { ReviewThanks } from '../contribute/review-thanks';
import { TakeBack } from '../contribute/take-back';
import type { ScreenHandle } from '../shell/screen-module';

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export const loader = loaderOf(OwnReviewStore);

/** The form; what was just kept; or one that was answered. */
export const Component = observer(function ContributeReviewScreen() {
  const form = useRecalled(OwnReviewStore);
  const { known, thanked } = form;
  if (thanked) return <ReviewThanks kept={thanked} />;
  if (known?.answered) return <AnsweredReview known={known} />;
  return (
    <ContributionForm
      form={form}
      words={words}
      board={<ReviewBoard />}
      undo={<TakeBack form={form} kind="REVIEW" text={words.removeText} />}
    >
      <ReviewFields />
    </ContributionForm>
  );
});
