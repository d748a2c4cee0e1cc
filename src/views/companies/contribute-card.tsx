import type { Company } from '../../core/companies/company';
import { contributeText } from '../../core/companies/contribute-text';
import { companyText as text } from '../../core/companies/text';
import { salaryFormPath } from '../../core/contributions/form-path';
import { salaryText } from '../../core/salaries/text';
import { compact } from '../../core/shared/numbers';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import { Rating } from '../kit/rating';
import css from './contribute-card.module.css';

/** The last card of the column, which stays in view beside the long overview. */
export function ContributeCard({ company: { name, urlName, rating, counts } }: { company: Company }) {
  const query = buildQuery([['CompanyName', name]]);
  const ways = [
    { label: salaryText.add, icon: 'indian-rupee', href: salaryFormPath({ company: urlName }) },
    {
      label: contributeText.interview,
      icon: 'messages-square',
      href: pathTo('contribute-interview') + query,
    },
    { label: contributeText.benefits, icon: 'heart', href: pathTo('contribute-benefits') + query },
  ] as const;
  return (
    <Card padded className={css.card}>
      {rating > 0 && (
        <p className={css.score}>
          <Rating value={rating} />
          {text.reviews(counts.reviews, compact(counts.reviews))}
        </p>
      )}
      <h2 className={css.title}>{contributeText.title(name)}</h2>
      <p className={css.text}>{contributeText.text}</p>
      <Button look="gold" icon="star" href={pathTo('contribute-review') + query}>
        {text.rate}
      </Button>
      <ul className={css.ways}>
        {ways.map(({ label, icon, href }) => (
          <li key={href}>
            <Anchor href={href}>
              <Icon name={icon} />
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
}
