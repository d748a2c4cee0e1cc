import { observer } from 'mobx-react-lite';
import { ownInterviewText as text } from '../../core/contributions/own-interview-text';
import { OwnInterviewStore } from '../../stores/contributions/own-interview-store';
import type { ScreenHandle } from '../shared/screen-module';
import { ContributionForm } from './contribution-form';
import { DeleteContribution } from './delete-contribution';
import { loaderOf, useRestoredDraft } from './form-loader';
import { InterviewBoard } from './interview-board';
import { InterviewJob, InterviewStory, InterviewStoryFields } from './interview-fields';
import { InterviewThanks } from './interview-thanks';

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description, hidden: true }),
};

export const loader = loaderOf(OwnInterviewStore);

export const Component = observer(function ContributeInterviewScreen() {
  const form = useRestoredDraft(OwnInterviewStore);
  const { thanked } = form;
  if (thanked) return <InterviewThanks saved={thanked} />;
  return (
    <ContributionForm
      form={form}
      text={text}
      steps={[
        { title: text.job, fields: <InterviewJob /> },
        { title: text.story, fields: <InterviewStory /> },
        { title: text.rounds, fields: <InterviewStoryFields /> },
      ]}
      board={<InterviewBoard />}
      undo={<DeleteContribution form={form} kind="INTERVIEW" text={text.removeText} />}
    />
  );
});
