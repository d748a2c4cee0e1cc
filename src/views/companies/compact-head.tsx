import type { Company } from '../../core/companies/company';
import { companyText as text } from '../../core/companies/text';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { Rating } from '../kit/rating';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './compact-head.module.css';

interface CompactHeadProps {
  readonly company: Company;
  readonly onFollow: () => void;
}

/** One row above the tabs of every page of a company except its overview. */
export const CompactHead = ({ company, onFollow }: CompactHeadProps) => (
  <section className={css.head}>
    <CompanyMark url={company.logoUrl} name={company.name} size="sm" />
    <h1 className={css.name}>
      <Anchor href={pathTo('company-overview', { urlName: company.urlName })}>{company.name}</Anchor>
    </h1>
    {company.claimed && (
      <span className={css.verified}>
        <Icon name="badge-check" />
        <VisuallyHidden>{text.verified}</VisuallyHidden>
      </span>
    )}
    {company.rating > 0 && <Rating value={company.rating} />}
    <p className={css.facts}>
      {company.industry} · {text.andMore(company.headquarters, company.counts.offices - 1)}
    </p>
    <div className={css.actions}>
      <Button
        size="small"
        icon={company.followed ? 'check' : 'plus'}
        aria-pressed={company.followed}
        onClick={onFollow}
      >
        <span className={css.label}>{company.followed ? text.following : text.follow}</span>
      </Button>
      <Button
        size="small"
        look="gold"
        icon="star"
        href={pathTo('contribute-review') + buildQuery([['CompanyName', company.name]])}
      >
        <span className={css.label}>{text.rate}</span>
      </Button>
    </div>
  </section>
);
