import { observer } from 'mobx-react-lite';
import { ownInterviewText as text } from '../../core/contributions/own-interview-text';
import { OwnInterviewStore } from '../../stores/contributions/own-interview-store';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { Promises } from './promises';

export const InterviewBoard = observer(function InterviewBoard() {
  const { rounds } = useStore(OwnInterviewStore).form.texts;
  const questions = rounds.reduce((sum, round) => sum + round.questions.length, 0);
  return (
    <>
      <section className={css.score} aria-label={text.board}>
        <p>{text.board}</p>
        <output>{text.roundCount(rounds.length)}</output>
        <p>{text.questionCount(questions)}</p>
        <p>{text.boardNote}</p>
      </section>
      <Promises lines={text.promises} />
    </>
  );
});
