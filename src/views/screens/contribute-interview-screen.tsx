import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { parseQuery } from '../../core/navigation/query';
import { ownInterviewWords as words } from '../../core/own-interview/words';
import { OwnInterviewStore } from '../../stores/own-interview-store';
import { SessionStore } from '../../stores/session-store';
import { ContributionForm } from '../contribute/contribution-form';
import { InterviewBoard } from '../contribute/interview-board';
import { InterviewFields } from '../contribute/interview-fields';
import { InterviewThanks } from '../contribute/interview-thanks';
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
  await resolve(OwnInterviewStore).form.open(parseQuery(new URL(request.url).search), call);
}

/** The form, or what was just kept. */
export const Component = observer(function ContributeInterviewScreen() {
  const { form } = useStore(OwnInterviewStore);
  const { thanked, recall } = form;
  // What was typed in this tab is not known where the page is made.
  useEffect(recall, [recall]);
  if (thanked) return <InterviewThanks kept={thanked} />;
  return (
    <ContributionForm
      form={form}
      words={words}
      board={<InterviewBoard />}
      undo={<TakeBack form={form} kind="INTERVIEW" text={words.removeText} />}
    >
      <InterviewFields />
    </ContributionForm>
  );
});
