import { DIFFICULTIES, type InterviewSummary, OUTCOMES } from '../../core/interviews/interview';
import { interviewText as text } from '../../core/interviews/text';
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

const Shares = ({ title, total, rows }: SharesProps) => (
  <div>
    <h2 className={css.small}>{title}</h2>
    <dl className={css.shares}>
      {rows.map(([name, count]) => {
        const share = total === 0 ? 0 : Math.round((100 * count) / total);
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <svg width="100%" height="8" aria-hidden="true">
                <rect width="100%" height="8" rx="4" className={css.ground} />
                <rect width={`${share}%`} height="8" rx="4" className={css.fill} />
              </svg>
              {share}%
            </dd>
          </div>
        );
      })}
    </dl>
  </div>
);
