import type { ReactNode } from 'react';
import type { Company, Office } from '../../core/companies/company';
import { companyText } from '../../core/companies/text';
import { jobQuery } from '../../core/jobs/job-query';
import { reviewQuery } from '../../core/reviews/review-query';
import { salaryQuery } from '../../core/salaries/salary-query';
import { designationUrl } from '../../core/shared/designation-url';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import { Rating } from '../kit/rating';
import { Tag } from '../kit/tag';
import css from './details.module.css';

const text = companyText.locations;

interface OfficeCardProps {
  readonly company: Pick<Company, 'urlName' | 'name'>;
  readonly office: Office;
  /** A further action for this office. */
  readonly action: ReactNode;
}

/** One office with picture, address and rating. */
export const OfficeCard = ({ company: { urlName, name }, office, action }: OfficeCardProps) => (
  <Card as="article" className={css.office}>
    <img src={office.photoUrl} alt="" width={480} height={360} />
    <div className={css.body}>
      {office.headquarters && (
        <p>
          <Tag tone="gold">{text.headquarters}</Tag>
        </p>
      )}
      <h2 className={css.title}>{text.office(name, office.place)}</h2>
      <address>
        {office.address}, {office.state}
      </address>
      {office.rating === undefined ? (
        <p className={css.score}>{text.tooFew}</p>
      ) : (
        <p className={css.score}>
          <Rating value={office.rating} />
          {companyText.reviews(office.reviews, compact(office.reviews))}
        </p>
      )}
      <div className={css.actions}>
        {office.reviews > 0 && (
          <Button
            icon="star"
            href={pathTo('company-reviews', { urlName }) + reviewQuery({ placeId: office.placeId })}
          >
            {text.reviewsHere}
          </Button>
        )}
        {action}
      </div>
      <OfficeLinks urlName={urlName} office={office} />
    </div>
  </Card>
);

interface OfficeLinksProps {
  readonly urlName: string;
  readonly office: Office;
}

/** Leads only to lists that have entries for this city. */
function OfficeLinks({ urlName, office: { placeId, place, counts } }: OfficeLinksProps) {
  if (!counts || (counts.roles === 0 && counts.jobs === 0)) return undefined;
  const salaries = pathTo('company-salaries', { urlName }) + salaryQuery({ placeId });
  const jobs = pathTo('company-jobs', { urlName }) + jobQuery({ location: designationUrl(place) });
  return (
    <ul className={css.ways}>
      {counts.roles > 0 && <OfficeLink href={salaries}>{text.salariesIn(counts.roles, place)}</OfficeLink>}
      {counts.jobs > 0 && <OfficeLink href={jobs}>{text.jobsIn(counts.jobs, place)}</OfficeLink>}
    </ul>
  );
}

const OfficeLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <li>
    <Anchor href={href}>
      {children}
      <Icon name="chevron-right" size="small" />
    </Anchor>
  </li>
);
