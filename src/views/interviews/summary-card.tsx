import {
  DIFFICULTIES,
  type InterviewSummary,
  MIN_FOR_SHARES,
  OUTCOMES,
} from '../../core/interviews/interview';
import { interviewText as text } from '../../core/interviews/text';
import { wholeShares } from '../../core/shared/whole-shares';
import { Card } from '../kit/card';
import css from './interviews.module.css';

export const SummaryCard = ({ summary }: { readonly summary: InterviewSummary }) => (
  <Card padded className={css.summary}>
    <Shares
      title={text.difficultyTitle}
      total={summary.interviews}
      rows={DIFFICULTIES.map((key) => [text.difficulties[key], summary.difficulties[key]] as const)}
    />
    <Shares
      title={text.outcomeTitle}
      total={summary.interviews}
      rows={OUTCOMES.map((key) => [text.outcomes[key], summary.outcomes[key]] as const)}
    />
    <p className={css.average}>
      <small>{text.roundsTitle}</small>
      <b>{summary.rounds}</b>
      <small>{text.onAverage}</small>
    </p>
  </Card>
);

interface SharesProps {
  readonly title: string;
  readonly total: number;
  readonly rows: readonly (readonly [name: string, count: number])[];
}

const Shares = ({ title, total, rows }: SharesProps) => {
  const shares = wholeShares(rows.map(([, count]) => count));
  return (
    <div>
      <h2 className={css.small}>{title}</h2>
      <dl className={css.shares}>
        {rows.map(([name, count], index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <svg width="100%" height="8" aria-hidden="true">
                <rect width="100%" height="8" rx="4" className={css.ground} />
                <rect width={`${shares[index]}%`} height="8" rx="4" className={css.fill} />
              </svg>
              {total < MIN_FOR_SHARES ? text.partOf(count, total) : `${shares[index]}%`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
