import type { RatingQuarter } from '../../core/reviews/review';
import { reviewText } from '../../core/reviews/text';
import { grouped } from '../../core/shared/numbers';
import { ratingFigure, ratingTone } from '../../core/shared/rating';
import { Card } from '../kit/card';
import bar from './rating-bar.module.css';
import css from './trend-card.module.css';

const text = reviewText.trend;
/** A trend needs two points. */
const MIN_QUARTERS = 2;
const WIDEST = 5;

export function TrendCard({ trend }: { readonly trend: readonly RatingQuarter[] }) {
  if (trend.length < MIN_QUARTERS) return undefined;
  return (
    <Card as="section" className={css.card}>
      <h2>{text.title}</h2>
      <ol className={css.quarters}>
        {trend.map(({ quarter, average, reviews }) => (
          <li key={quarter}>
            <b>{ratingFigure(average)}</b>
            <svg width="100%" height="72" aria-hidden="true">
              <rect width="100%" height="100%" rx="4" className={css.ground} />
              <rect
                y={`${100 - (100 * average) / WIDEST}%`}
                width="100%"
                height="100%"
                rx="4"
                className={bar.bar}
                data-tone={ratingTone(average)}
              />
            </svg>
            <span>{text.quarter(quarter)}</span>
            <small>{reviewText.count(reviews, grouped(reviews))}</small>
          </li>
        ))}
      </ol>
      <p className={css.note}>{text.note}</p>
    </Card>
  );
}
