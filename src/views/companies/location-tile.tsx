import type { Office } from '../../core/companies/company';
import { companyText } from '../../core/companies/text';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { Rating } from '../kit/rating';
import { Tag } from '../kit/tag';
import css from './details.module.css';

const text = companyText.locations;

interface LocationTileProps {
  readonly office: Office;
  readonly urlName: string;
}

export const LocationTile = ({ office, urlName }: LocationTileProps) => (
  <Card as="article" className={css.tile}>
    <img src={office.photoUrl} alt="" width={320} height={240} loading="lazy" />
    <div className={css.body}>
      <h3>
        <Anchor href={pathTo('company-office', { urlName, locationUrl: office.locationUrl })}>
          {office.place}
        </Anchor>
        {office.headquarters && <Tag tone="gold">{text.headquarters}</Tag>}
      </h3>
      <p>{office.state}</p>
      {office.rating !== undefined && (
        <p className={css.score}>
          <Rating value={office.rating} /> {companyText.reviews(office.reviews, compact(office.reviews))}
        </p>
      )}
      {office.rating === undefined && <p className={css.score}>{text.tooFew}</p>}
    </div>
  </Card>
);
