import { compareText as text } from '../../core/companies/compare-text';
import type { CategoryAverage } from '../../core/companies/compared-companies';
import { type Opinion, shareOf } from '../../core/reviews/opinions';
import { reviewText } from '../../core/reviews/text';
import { ratingFigure, ratingTone } from '../../core/shared/rating';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './compare.module.css';
import bar from './rating-bar.module.css';

const WIDEST = 5;
const percent = (value: number): string => `${(100 * value) / WIDEST}%`;

/** The bar ends at the average; the thin line above its end is the likely range. */
export const TopicBar = ({ rating: { average, low, high } }: { readonly rating: CategoryAverage }) => (
  <span className={css.topic}>
    <b>{ratingFigure(average)}</b>
    <svg width="100%" height="14" aria-hidden="true">
      <rect y="3" width="100%" height="8" rx="4" className={css.ground} />
      <rect
        y="3"
        width={percent(average)}
        height="8"
        rx="4"
        className={bar.bar}
        data-tone={ratingTone(average)}
      />
      <rect x={percent(low)} y="6" width={percent(high - low)} height="2" className={css.likely} />
    </svg>
    <VisuallyHidden>{text.interval(ratingFigure(low), ratingFigure(high))}</VisuallyHidden>
  </span>
);

export const OpinionShare = ({ opinion }: { readonly opinion: Opinion }) => (
  <>
    <b>{reviewText.opinions.share(shareOf(opinion.percent))}</b>
    <small>{reviewText.opinions.from(opinion.answers)}</small>
  </>
);
