import { type CategoryRating, sharesOf } from '../../core/reviews/rating';
import type { RatingSummary } from '../../core/reviews/review';
import { reviewText as text } from '../../core/reviews/text';
import { grouped } from '../../core/shared/numbers';
import { ratingFigure, ratingTone, ratingWord } from '../../core/shared/rating';
import { Card } from '../kit/card';
import { VisuallyHidden } from '../kit/visually-hidden';
import { OpinionShares } from './opinion-shares';
import bar from './rating-bar.module.css';
import css from './score-card.module.css';

interface ScoreCardProps {
  readonly ratings: RatingSummary;
  readonly industry: string;
}

const WIDEST = 5;
const percent = (value: number): string => `${(100 * value) / WIDEST}%`;

export const ScoreCard = ({ ratings, industry }: ScoreCardProps) => (
  <Card className={css.card}>
    <div>
      <p className={css.score}>
        <span className={css.figure}>{ratingFigure(ratings.overall.average)}</span>
        <span className={css.word}>
          <b>{ratingWord(ratings.overall.average)}</b>
          <small>{text.count(ratings.reviews, grouped(ratings.reviews))}</small>
        </span>
      </p>
      <ul className={css.stars} aria-label={text.distribution}>
        {sharesOf(ratings.overall.stars).map(({ stars, percent: share }) => (
          <li key={stars}>
            <span>
              <span aria-hidden="true">{stars}</span>
              <VisuallyHidden>{text.stars(stars)}</VisuallyHidden>
            </span>
            <svg width="100%" height="10" aria-hidden="true">
              <rect width="100%" height="10" rx="3" className={css.ground} />
              <rect width={`${share}%`} height="10" rx="3" className={bar.bar} data-tone={stars} />
            </svg>
            <span className={css.share}>{share}%</span>
          </li>
        ))}
      </ul>
    </div>
    <div>
      <ul className={css.categories} aria-label={text.categoriesTitle}>
        {ratings.categories.map((categoryRating) => (
          <Category key={categoryRating.category} rating={categoryRating} />
        ))}
      </ul>
      <p className={css.tick}>{text.tick(industry)}</p>
    </div>
    <OpinionShares opinions={ratings.opinions} />
  </Card>
);

const Category = ({ rating: { category, average, industryAverage } }: { rating: CategoryRating }) => (
  <li>
    <span>{text.categories[category]}</span>
    <svg width="100%" height="16" aria-hidden="true">
      <rect y="4" width="100%" height="8" rx="4" className={css.ground} />
      <rect
        y="4"
        width={percent(average)}
        height="8"
        rx="4"
        className={bar.bar}
        data-tone={ratingTone(average)}
      />
      <rect x={percent(industryAverage)} width="2" height="16" rx="1" className={css.average} />
    </svg>
    <b>
      {ratingFigure(average)}
      <VisuallyHidden>{text.industryAverage(ratingFigure(industryAverage))}</VisuallyHidden>
    </b>
  </li>
);
