import { observer } from 'mobx-react-lite';
import type { AnsweredQuestion, InterviewAnswer } from '../../core/interviews/interview';
import { interviewText as text } from '../../core/interviews/text';
import type { QuestionId } from '../../core/shared/ids';
import { grouped } from '../../core/shared/numbers';
import { AnswersHelpfulStore } from '../../stores/reviews/helpful-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Avatar } from '../kit/avatar';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './interviews.module.css';

export const AnswerList = ({ question, answers }: Pick<AnsweredQuestion, 'question' | 'answers'>) => (
  <ol className={css.answers}>
    {answers.map((answer) => (
      <li key={answer.id} className={css.answer}>
        <Avatar url={answer.avatarUrl} />
        <div>
          <p>{answer.text}</p>
          <small>{text.month(answer.month)}</small>
          <Helpful answer={answer} questionId={question.id} />
        </div>
      </li>
    ))}
  </ol>
);

interface HelpfulProps {
  readonly answer: InterviewAnswer;
  readonly questionId: QuestionId;
}

const Helpful = observer(function Helpful({ answer, questionId }: HelpfulProps) {
  const store = useStore(AnswersHelpfulStore);
  const { fail } = useStore(ToastStore);
  const { helpful, mine } = store.countOf(answer);
  return (
    <p>
      <Button
        look="plain"
        size="small"
        icon="thumbs-up"
        aria-pressed={mine}
        onClick={() => void store.press({ ...answer, questionId }).catch(fail)}
      >
        {text.helpfulButton}
        {helpful > 0 && ` ${grouped(helpful)}`}
      </Button>
    </p>
  );
});
