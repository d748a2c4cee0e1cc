import { badgeText } from '../../core/companies/badge-text';
import { type Company, isKnownBadge } from '../../core/companies/company';
import { companyText as text } from '../../core/companies/text';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { Button } from '../kit/button';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { Tag } from '../kit/tag';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './company-head.module.css';

interface CompanyHeadProps {
  readonly company: Company;
  readonly onFollow: () => void;
}

export const CompanyHead = ({ company, onFollow }: CompanyHeadProps) => (
  <>
    <div className={css.cover}>
      <img src={company.coverUrl} alt="" width={1600} height={230} fetchPriority="high" />
    </div>
    <section className={css.company}>
      <div className={css.wrap}>
        <CompanyMark url={company.logoUrl} name={company.name} size="xl" className={css.mark} />
        <div className={css.identity}>
          <h1 className={css.name}>
            {company.name}
            {company.claimed && (
              <span className={css.verified}>
                <Icon name="badge-check" />
                <VisuallyHidden>{text.verified}</VisuallyHidden>
              </span>
            )}
          </h1>
          <p className={css.facts}>
            <span>
              <Icon name="building-2" />
              {company.industry}
            </span>
            <span>
              <Icon name="map-pin" />
              {text.andMore(company.headquarters, company.counts.offices - 1)}
            </span>
            <span>
              <Icon name="users" />
              {text.inIndia(text.size(company.employeesInIndia))}
            </span>
          </p>
          <Badges badges={company.badges} />
        </div>
        <div className={css.actions}>
          <Button
            icon={company.followed ? 'check' : 'plus'}
            aria-pressed={company.followed}
            onClick={onFollow}
          >
            {company.followed ? text.following : text.follow}
          </Button>
          <Button
            look="gold"
            icon="star"
            href={pathTo('contribute-review') + buildQuery([['CompanyName', company.name]])}
          >
            {text.rate}
          </Button>
        </div>
      </div>
    </section>
  </>
);

/** Each badge links to its rule, further down on the same page. */
function Badges({ badges }: Pick<Company, 'badges'>) {
  const named = badges.filter(({ code }) => isKnownBadge(code));
  if (named.length === 0) return undefined;
  return (
    <ul className={css.badges} data-scrolls="" aria-label={badgeText.label}>
      {named.map(({ code }) => (
        <li key={code}>
          <a href="#badges">
            <Tag tone={code.startsWith('FOLLOWERS') ? 'plain' : 'pine'}>{badgeText.names[code]}</Tag>
          </a>
        </li>
      ))}
    </ul>
  );
}
