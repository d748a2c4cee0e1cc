import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { parseQuery } from '../../core/navigation/query';
import { ownReviewWords as words } from '../../core/own-review/words';
import { OwnReviewStore } from '../../stores/own-review-store';
import { SessionStore } from '../../stores/session-store';
import { AnsweredReview } from '../contribute/answered-review';
import { ContributionForm } from '../contribute/contribution-form';
import { ReviewBoard } from '../contribute/review-board';
import { ReviewFields } from '../contribute/review-fields';
import { ReviewThanks } from '../contribute/review-thanks';
import { TakeBack } from '../contribute/take-back';
import type { ScreenHandle } from '../shell/screen-module';
import { storesContext, useStore } from '../use-store';

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  await resolve(SessionStore).ensure(call);
  await resolve(OwnReviewStore).form.open(parseQuery(new URL(request.url).search), call);
}

/** The form; what was just kept; or one that was answered. */
export const Component = observer(function ContributeReviewScreen() {
  const { form } = useStore(OwnReviewStore);
  const { known, thanked, recall } = form;
  // What was typed in this tab is not known where the page is made.
  useEffect(recall, [recall]);
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
