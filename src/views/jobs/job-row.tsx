import { compensation } from '../../core/jobs/compensation';
import type { JobCard } from '../../core/jobs/job';
import { againstMarket } from '../../core/jobs/market-pay';
import { jobText as text } from '../../core/jobs/text';
import { Clock } from '../../core/shared/clock';
import { yearlyPay } from '../../core/shared/money';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import { classNames } from '../kit/class-names';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { Rating } from '../kit/rating';
import { ResultName, ResultRow } from '../kit/results';
import { Tag } from '../kit/tag';
import { useStore } from '../use-store';
import css from './jobs.module.css';
import { SaveJob } from './save-job';

interface JobRowProps {
  readonly job: JobCard;
  /** On the page of a company, which already shows its logo, name and rating. */
  readonly ofCompany?: boolean;
}

export function JobRow({ job, ofCompany = false }: JobRowProps) {
  const now = useStore(Clock).now();
  const { company } = job;
  const verdict = againstMarket(job, job.market);
  const paid = job.minCtc !== undefined || job.maxCtc !== undefined;
  return (
    <ResultRow className={classNames(css.row, ofCompany && css.ofCompany)}>
      {!ofCompany && <CompanyMark url={company.logoUrl} name={company.name} size="lg" />}
      <div className={css.work}>
        <ResultName href={pathTo('job', { jobId: job.id })}>{job.title}</ResultName>
        {!ofCompany && (
          <p className={css.company}>
            {company.name}
            {company.rating > 0 && <Rating value={company.rating} size="small" />}
            {company.reviews > 0 && <span>{text.reviews(company.reviews)}</span>}
          </p>
        )}
        <ul className={css.facts}>
          <li>
            <Icon name="briefcase" size="small" />
            {text.years(job.fromYears, job.toYears)}
          </li>
          <li>
            <Icon name="map-pin" size="small" />
            {text.places(job.places)}
          </li>
        </ul>
        {(job.skills.length > 0 || job.employment !== 'fulltime') && (
          <p className={css.tags}>
            {job.employment !== 'fulltime' && text.employments[job.employment] && (
              <Tag tone="gold">{text.employments[job.employment]}</Tag>
            )}
            {job.skills.map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          </p>
        )}
      </div>
      <div className={css.pay}>
        <b className={classNames(!paid && css.untold)}>{compensation(job)}</b>
        {verdict && <small>{text.market.short[verdict]}</small>}
        {!paid && job.market && <small>{text.market.usual(yearlyPay(job.market.median))}</small>}
        <small>{text.posted(job.postedOn, now)}</small>
      </div>
      <div className={css.actions}>
        <SaveJob job={job} small />
        <ApplyLink job={job} />
      </div>
    </ResultRow>
  );
}

/** Only the employer receives the application, here or on its own page. */
const ApplyLink = ({ job: { id, title, applyHere, applyUrl } }: { readonly job: JobCard }) =>
  applyHere ? (
    <Button size="small" href={pathTo('job-apply', { jobId: id })} aria-label={text.applyTo(title)}>
      {text.applyHere}
    </Button>
  ) : (
    <Button size="small" icon="external-link" href={applyUrl} aria-label={text.applyOnSite(title)}>
      {text.applyHere}
    </Button>
  );
