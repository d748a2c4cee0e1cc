import { observer } from 'mobx-react-lite';
import { ownInterviewText as text } from '../../core/contributions/own-interview-text';
import { OwnInterviewStore } from '../../stores/contributions/own-interview-store';
import { useStore } from '../use-store';
import { InterviewPreview } from './interview-preview';
import { Promises } from './promises';

export const InterviewBoard = observer(function InterviewBoard() {
  const { texts } = useStore(OwnInterviewStore).form;
  return (
    <>
      <InterviewPreview texts={texts} />
      <Promises lines={[text.boardNote, ...text.promises]} />
    </>
  );
});
