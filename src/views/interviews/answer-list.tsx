import { observer } from 'mobx-react-lite';
import { grouped } from '../../core/format/numbers';
import type { InterviewAnswer } from '../../core/interviews/interview';
import { interviewWords as words } from '../../core/interviews/words';
import { AnswersHelpfulStore } from '../../stores/helpful-store';
import { Avatar } from '../kit/avatar';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './interviews.module.css';

/** How people would answer now, most helpful first. */
export const AnswerList = ({ answers }: { readonly answers: readonly InterviewAnswer[] }) => (
  <ol className={css.answers}>
    {answers.map((answer) => (
      <li key={answer.id} className={css.answer}>
        <Avatar url={answer.avatarUrl} />
        <div>
          <p>{answer.text}</p>
          <small>{words.month(answer.month)}</small>
          <Helpful answer={answer} />
        </div>
      </li>
    ))}
  </ol>
);

const Helpful = observer(function Helpful({ answer }: { readonly answer: InterviewAnswer }) {
  const store = useStore(AnswersHelpfulStore);
  const { helpful, mine } = store.countOf(answer);
  return (
    <p>
      <Button
        look="plain"
        size="small"
        icon="thumbs-up"
        aria-pressed={mine}
        onClick={() => void store.press(answer)}
      >
        {words.helpfulButton}
        {helpful > 0 && ` ${grouped(helpful)}`}
      </Button>
    </p>
  );
});
