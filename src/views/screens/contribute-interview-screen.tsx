import { observer } from 'mobx-react-lite';
import { ownInterviewWords as words } from '../../core/own-interview/words';
import { OwnInterviewStore } from '../../stores/own-interview-store';
import { ContributionForm } from '../contribute/contribution-form';
import { loaderOf, useRecalled } from '../contribute/form-screen';
import { InterviewBoard } from '../contribute/interview-board';
import { InterviewFields } from '../contribute/interview-fields';
import { InterviewThanks } from '../contribute/interview-thanks';
import { TakeBack } from '../contribute/take-back';
import type { ScreenHandle } from '../shell/screen-module';

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description, hidden: true }),
};

export const loader = loaderOf(OwnInterviewStore);

/** The form, or what was just kept. */
export const Component = observer(function ContributeInterviewScreen() {
  const form = useRecalled(OwnInterviewStore);
  const { thanked } = form;
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
