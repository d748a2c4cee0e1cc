import type { InterviewQuestion } from '../../core/interviews/interview';
import { interviewText as text } from '../../core/interviews/text';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Tag } from '../kit/tag';
import css from './interviews.module.css';

interface QuestionListProps {
  readonly questions: readonly InterviewQuestion[];
  /** The subject of the page, which its rows need not repeat. */
  readonly about?: 'company' | 'skill' | undefined;
}

export const QuestionList = ({ questions, about }: QuestionListProps) => (
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
            <span className={css.whole}>
              {text.asked(interviewQuestion.asked)} · {text.answers(interviewQuestion.answers)}
            </span>
            <span className={css.source}>{source(interviewQuestion, about)}</span>
          </small>
        </div>
        {about !== 'skill' && <Tag>{interviewQuestion.skill}</Tag>}
        {interviewQuestion.topAnswer && (
          <p className={css.topAnswer}>
            <b>{text.topAnswer}</b> {interviewQuestion.topAnswer}
          </p>
        )}
      </li>
    ))}
  </ol>
);

function source(question: InterviewQuestion, about: QuestionListProps['about']): string {
  const month = text.month(question.month);
  return about === 'company'
    ? text.askedFor(question.jobProfile, month)
    : text.askedAt(question.company.name, question.jobProfile, month);
}
