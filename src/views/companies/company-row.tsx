import { Fragment } from 'react';
import type { CompanyCard } from '../../core/companies/company';
import { contentCounts } from '../../core/companies/content-counts';
import { companyText as text } from '../../core/companies/text';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { CompanyMark } from '../kit/company-mark';
import { Rating } from '../kit/rating';
import { ResultName, ResultRow } from '../kit/results';
import css from './company-row.module.css';

export const CompanyRow = ({ company }: { readonly company: CompanyCard }) => (
  <ResultRow className={css.row} data-company={company.urlName}>
    <CompanyMark url={company.logoUrl} name={company.name} size="lg" />
    <div className={css.body}>
      <ResultName href={pathTo('company-overview', { urlName: company.urlName })}>{company.name}</ResultName>
      <Line
        className={css.facts}
        parts={[
          company.industry,
          text.andMore(company.headquarters, company.offices - 1),
          text.inIndia(text.size(company.employees)),
        ]}
      />
      <Line className={css.pending} parts={contentCounts(company)} />
      {(company.likes || company.dislikes) && (
        <dl className={css.message}>
          {company.likes && (
            <div data-tone="like">
              <dt>{text.list.likes}</dt>
              <dd>{company.likes}</dd>
            </div>
          )}
          {company.dislikes && (
            <div data-tone="dislike">
              <dt>{text.list.dislikes}</dt>
              <dd>{company.dislikes}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
    <p className={css.score}>
      {company.rating > 0 && <Rating value={company.rating} />}
      <small>{text.reviews(company.reviews, compact(company.reviews))}</small>
    </p>
  </ResultRow>
);

/** Wraps only between parts. */
const Line = ({ parts, className }: { readonly parts: readonly string[]; readonly className?: string }) =>
  parts.length > 0 && (
    <p className={className}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          <span className={css.part}>{index + 1 < parts.length ? `${part},` : part}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
