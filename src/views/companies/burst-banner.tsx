import { burstText as text } from '../../core/reviews/burst-text';
import type { RatingSummary } from '../../core/reviews/review';
import { reviewText } from '../../core/reviews/text';
import { grouped } from '../../core/shared/numbers';
import { ratingFigure } from '../../core/shared/rating';
import { longDate } from '../../core/shared/time';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import css from './burst-banner.module.css';

/** Says that many reviews came at once, and what the rating is without them. */
export function BurstBanner({ ratings: { burst, overall, reviews } }: { readonly ratings: RatingSummary }) {
  if (!burst) return undefined;
  const figures = [
    { label: text.withAll, average: overall.average, reviews },
    { label: text.without, ...burst.without },
  ];
  return (
    <Card className={css.burst}>
      <Icon name="trending-up" />
      <div className={css.body}>
        <h2>{text.title}</h2>
        <p>
          {text.text(burst.reviews, text.days(longDate(new Date(burst.from)), longDate(new Date(burst.to))))}
        </p>
        <dl className={css.figures}>
          {figures.map(({ label, average, reviews: count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{ratingFigure(average)}</b> {reviewText.count(count, grouped(count))}
              </dd>
            </div>
          ))}
        </dl>
        <details>
          <summary>{text.rule}</summary>
          <p>{text.ruleText}</p>
        </details>
      </div>
    </Card>
  );
}
