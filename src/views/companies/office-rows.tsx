import type { Company, Office } from '../../core/companies/company';
import { companyText } from '../../core/companies/text';
import { compact } from '../../core/shared/numbers';
import { ratingFigure, ratingTone } from '../../core/shared/rating';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import { Rating } from '../kit/rating';
import { Tag } from '../kit/tag';
import css from './office-rows.module.css';
import bar from './rating-bar.module.css';

const text = companyText.locations;

interface OfficeRowsProps {
  readonly title?: string;
  readonly company: Pick<Company, 'urlName' | 'rating'>;
  readonly offices: readonly Office[];
}

/** Offices with their ratings, compared with the company's. */
export const OfficeRows = ({ title, company, offices }: OfficeRowsProps) => (
  <Card>
    {title && <h2 className={css.title}>{title}</h2>}
    <ul className={css.rows}>
      {offices.map((office) => (
        <li key={office.locationUrl}>
          <span className={css.pin}>
            <Icon name="map-pin" />
          </span>
          <div className={css.name}>
            <Anchor
              href={pathTo('company-office', { urlName: company.urlName, locationUrl: office.locationUrl })}
            >
              {office.place}
            </Anchor>
            {office.headquarters && <Tag tone="gold">{text.headquarters}</Tag>}
            <small>{office.state}</small>
          </div>
          <OfficeScore rating={office.rating} reviews={office.reviews} average={company.rating} />
        </li>
      ))}
    </ul>
    {offices.some(({ rating }) => rating !== undefined) && (
      <p className={css.note}>{text.tick(ratingFigure(company.rating))}</p>
    )}
  </Card>
);

const WIDEST = 5;
const percent = (value: number): string => `${(100 * value) / WIDEST}%`;

interface OfficeScoreProps extends Pick<Office, 'rating' | 'reviews'> {
  /** The company's rating. */
  readonly average: number;
}

const OfficeScore = ({ rating, reviews, average }: OfficeScoreProps) =>
  rating === undefined ? (
    <small className={css.few}>{text.tooFew}</small>
  ) : (
    <div className={css.score}>
      <Rating value={rating} />
      <svg width="100%" height="16" aria-hidden="true">
        <rect y="4" width="100%" height="8" rx="4" className={css.ground} />
        <rect
          y="4"
          width={percent(rating)}
          height="8"
          rx="4"
          className={bar.bar}
          data-tone={ratingTone(rating)}
        />
        <rect x={percent(average)} width="2" height="16" rx="1" className={css.average} />
      </svg>
      <small>{companyText.reviews(reviews, compact(reviews))}</small>
    </div>
  );
