import type { InterviewQuestion } from '../../core/interviews/interview';
import { interviewWords as words } from '../../core/interviews/words';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Tag } from '../kit/tag';
import css from './interviews.module.css';

export const QuestionList = ({ questions }: { readonly questions: readonly InterviewQuestion[] }) => (
  <ol className={css.questions}>
    {questions.map((one) => (
      <li key={one.id}>
        <div>
          <Anchor className={css.question} href={pathTo('interview-question', { questionId: one.id })}>
            {one.text}
          </Anchor>
          <small>
            <span className={css.whole}>{words.asked(one.asked)} ·</span>{' '}
            {words.askedAt(one.company.name, one.jobProfile, words.month(one.month))}&nbsp;·{' '}
            <span className={css.whole}>{words.answers(one.answers)}</span>
          </small>
        </div>
        <Tag>{one.skill}</Tag>
      </li>
    ))}
  </ol>
);
