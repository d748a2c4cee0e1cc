import type { ReactNode } from 'react';
import type { Company, CompanyCard, Surroundings } from '../../core/companies/company';
import { groupText } from '../../core/companies/group-text';
import { companyText as text } from '../../core/companies/text';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { CompanyMark } from '../kit/company-mark';
import { Rating } from '../kit/rating';
import css from './company-group.module.css';

type Member = Pick<
  CompanyCard,
  'urlName' | 'name' | 'logoUrl' | 'industry' | 'headquarters' | 'rating' | 'reviews'
>;

interface CompanyGroupProps {
  readonly company: Company;
  readonly surroundings: Surroundings;
}

/** Who owns whom: the parent, below it this company and its sisters, below this company what it owns. */
export function CompanyGroup({
  company,
  surroundings: { parent, subsidiaries, siblings },
}: CompanyGroupProps) {
  const self = (
    <Node
      key={company.id}
      company={{ ...company, reviews: company.counts.reviews }}
      relation={groupText.self}
      self
    >
      {subsidiaries.map((owned) => (
        <Node key={owned.id} company={owned} relation={groupText.subsidiary} />
      ))}
    </Node>
  );
  const level = [
    self,
    ...siblings.map((sister) => <Node key={sister.id} company={sister} relation={groupText.sibling} />),
  ];
  return (
    <Card padded>
      <h2 className={css.title}>{text.organisation.title(company.name)}</h2>
      <ul className={css.tree}>
        {parent ? (
          <Node company={parent} relation={groupText.parent}>
            {level}
          </Node>
        ) : (
          level
        )}
      </ul>
    </Card>
  );
}

interface NodeProps {
  readonly company: Member;
  readonly relation: string;
  readonly self?: boolean;
  readonly children?: readonly ReactNode[];
}

const Node = ({ company, relation, self = false, children = [] }: NodeProps) => (
  <li>
    <div className={css.node} aria-current={self || undefined}>
      <CompanyMark url={company.logoUrl} name={company.name} size="sm" />
      <p className={css.name}>
        {self ? (
          <b>{company.name}</b>
        ) : (
          <Anchor href={pathTo('company-overview', { urlName: company.urlName })}>{company.name}</Anchor>
        )}
        <small>
          {relation} · {company.industry}, {company.headquarters}
        </small>
      </p>
      <p className={css.score}>
        {company.rating > 0 && <Rating value={company.rating} />}
        <small>{text.reviews(company.reviews, compact(company.reviews))}</small>
      </p>
    </div>
    {children.length > 0 && <ul className={css.tree}>{children}</ul>}
  </li>
);
