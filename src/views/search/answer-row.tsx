import { payBetween, shortPay } from '../../core/salaries/short-pay';
import { answerCount } from '../../core/search/answer-count';
import { answerPath } from '../../core/search/answer-path';
import { answerText as text } from '../../core/search/answer-text';
import type { Hit } from '../../core/search/search';
import type { AnswerPage, SearchAnswer } from '../../core/search/search-answer';
import { closedTable } from '../../core/shared/closed-table';
import { Anchor } from '../kit/anchor';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import { Rating } from '../kit/rating';
import css from './answer-row.module.css';

const ICONS: Readonly<Record<AnswerPage, IconName>> = closedTable({
  SALARIES: 'indian-rupee',
  REVIEWS: 'building-2',
  INTERVIEWS: 'messages-square',
  BENEFITS: 'gift',
  JOBS: 'briefcase',
  PHOTOS: 'camera',
  DISCUSSIONS: 'message-circle',
  OVERVIEW: 'building-2',
  OFFICES: 'map-pin',
  COMPARE: 'chart-column',
  COMPANIES: 'building-2',
});

interface AnswerProps {
  readonly hit: Hit;
  readonly answer: SearchAnswer;
}

/** The mark, what the page is about and its main figure. */
export const AnswerContent = ({ hit, answer }: AnswerProps) => (
  <>
    {hit.logoUrl ? (
      <CompanyMark url={hit.logoUrl} name={answer.company?.name ?? hit.name} size="sm" />
    ) : (
      <span className={css.sign}>
        <Icon name={ICONS[answer.page]} />
      </span>
    )}
    <span className={css.text}>
      <b>{text.title(answer)}</b>
      <small>
        {[answer.pay && payBetween(answer.pay.p25, answer.pay.p75), answerCount(answer)]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
    {answer.pay && <b className={css.pay}>{shortPay(answer.pay.p50)}</b>}
    {hit.rating !== undefined && <Rating value={hit.rating} />}
    <Icon name="chevron-right" size="small" />
  </>
);

/** The answer on the results page. */
export const AnswerRow = ({ hit, answer }: AnswerProps) => (
  <Anchor className={css.answer} href={answerPath(answer)}>
    <AnswerContent hit={hit} answer={answer} />
  </Anchor>
);
