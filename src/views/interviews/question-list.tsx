import type { InterviewQuestion } from '../../core/interviews/interview';
import { interviewText as text } from '../../core/interviews/text';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Tag } from '../kit/tag';
import css from './interviews.module.css';

export const QuestionList = ({ questions }: { readonly questions: readonly InterviewQuestion[] }) => (
  <ol className={css.questions}>
    {questions.map((interviewQuestion) => (
      <li key={interviewQuestion.id}>
        <div>
          <Anchor
            className={css.question}
            href={pathTo('interview-question', { questionId: interviewQuestion.id })}
          >
            {interviewQuestion.text}
          </Anchor>
          <small>
            <span className={css.whole}>{text.asked(interviewQuestion.asked)} ·</span>{' '}
            {text.askedAt(
              interviewQuestion.company.name,
              interviewQuestion.jobProfile,
              text.month(interviewQuestion.month),
            )}
            &nbsp;· <span className={css.whole}>{text.answers(interviewQuestion.answers)}</span>
          </small>
        </div>
        <Tag>{interviewQuestion.skill}</Tag>
      </li>
    ))}
  </ol>
);
