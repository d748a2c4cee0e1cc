import type { Interview } from '../../core/interviews/interview';
import { interviewByline, questionDetails } from '../../core/interviews/interview-lines';
import { interviewText as texts } from '../../core/interviews/text';
import { pathTo } from '../../core/shell/screens';
import { interviewContent } from '../../core/trust/shown-content';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { Tag } from '../kit/tag';
import { ReportButton } from '../moderation/report-button';
import { CheckButton } from '../trust/check-button';
import css from './interviews.module.css';

interface InterviewCardProps {
  readonly interview: Interview;
  /** Names the company, for lists of several companies. */
  readonly withCompany?: boolean;
}

const TONES = { SELECTED: 'pine', REJECTED: 'chilli', NO_RESPONSE: 'plain', DECLINED: 'blue' } as const;

export const InterviewCard = ({ interview, withCompany = false }: InterviewCardProps) => (
  <Card as="article" className={css.card} id={`interview-${interview.id}`} aria-label={interview.jobProfile}>
    <header className={css.head}>
      {withCompany && <CompanyMark url={interview.company.logoUrl} name={interview.company.name} />}
      <div>
        <h3 className={css.job}>{interview.jobProfile}</h3>
        <p>
          {withCompany && (
            <>
              <Anchor href={pathTo('company-interviews', { urlName: interview.company.urlName })}>
                {interview.company.name}
              </Anchor>
              {', '}
            </>
          )}
          {interviewByline(interview)}
        </p>
      </div>
      {texts.outcomes[interview.outcome] && (
        <Tag tone={TONES[interview.outcome]}>{texts.outcomes[interview.outcome]}</Tag>
      )}
    </header>
    <ol className={css.rounds} aria-label={texts.rounds}>
      {interview.rounds.map(({ name, minutes }, index) => (
        // Two rounds may have the same name, so the position is the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <b>{name}</b>
          <small>{texts.minutes(minutes)}</small>
        </li>
      ))}
    </ol>
    {interview.questions.length > 0 && (
      <ul className={css.requested} aria-label={texts.questions}>
        {interview.questions.map(({ id, text, answers }) => (
          <li key={id}>
            <Anchor href={pathTo('interview-question', { questionId: id })}>{text}</Anchor>
            <small>{questionDetails(answers, interview.difficulty)}</small>
          </li>
        ))}
      </ul>
    )}
    {interview.advice && (
      <p className={css.advice}>
        <b>{texts.advice}: </b>
        {interview.advice}
      </p>
    )}
    <footer className={css.foot}>
      {interview.helpful > 0 && (
        <p>
          <Icon name="thumbs-up" size="small" /> {texts.helpful(interview.helpful)}
        </p>
      )}
      <CheckButton shown={{ type: 'INTERVIEW', id: interview.id, content: interviewContent(interview) }} />
      <ReportButton
        thing={{ id: interview.id, kind: 'INTERVIEW' }}
        className={css.report}
        label={texts.report}
      />
    </footer>
  </Card>
);
