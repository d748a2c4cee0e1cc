import { useState } from 'react';
import { averageOf, type CategoryRating, countStars, ratersOf } from '../../core/reviews/rating';
import type { RatingSummary } from '../../core/reviews/review';
import { reviewText } from '../../core/reviews/text';
import { grouped } from '../../core/shared/numbers';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import css from './rating-explained.module.css';

const text = reviewText.explained;
const DECIMALS = 3;

/** The sum in full: 1×60 + 2×50 … */
const termsOf = ({ stars }: CategoryRating): string =>
  stars.map((count, index) => `${index + 1} × ${grouped(count)}`).join(' + ');

/** A rating with its formula and inputs; a button recomputes it from them. */
export function RatingExplained({ ratings }: { readonly ratings: RatingSummary }) {
  const [recomputed, setRecomputed] = useState(false);
  const { overall, categories } = ratings;
  return (
    <Card>
      <details className={css.card}>
        <summary>
          <h2>{text.title}</h2>
          <Icon name="chevron-down" />
        </summary>
        <p>{text.text}</p>
        <p className={css.formula}>
          {text.formula(termsOf(overall), grouped(ratersOf(overall.stars)), overall.average.toFixed(1))}
        </p>
        <Button icon="calculator" onClick={() => setRecomputed(true)}>
          {text.recompute}
        </Button>
        <div role="status">
          {recomputed && (
            <ul className={css.results}>
              {[overall, ...categories].map((categoryRating) => (
                <li key={categoryRating.category}>{checked(categoryRating)}</li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </Card>
  );
}

function checked({ category, stars, average }: CategoryRating): string {
  const exact = (countStars(stars) / Math.max(1, ratersOf(stars))).toFixed(DECIMALS);
  const name = reviewText.categories[category];
  return averageOf(stars) === average
    ? text.same(name, exact)
    : text.different(name, exact, average.toFixed(1));
}
