import { observer } from 'mobx-react-lite';
import { ownInterviewWords as words } from '../../core/contributions/own-interview-words';
import { OwnInterviewStore } from '../../stores/contributions/own-interview-store';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { Promises } from './promises';

export const InterviewBoard = observer(function InterviewBoard() {
  const { rounds } = useStore(OwnInterviewStore).form.texts;
  const questions = rounds.reduce((sum, round) => sum + round.questions.length, 0);
  return (
    <>
      <section className={css.score} aria-label={words.board}>
        <p>{words.board}</p>
        <output>{words.roundCount(rounds.length)}</output>
        <p>{words.questionCount(questions)}</p>
        <p>{words.boardNote}</p>
      </section>
      <Promises lines={words.promises} />
    </>
  );
});
