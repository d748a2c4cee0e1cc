import type { ReactNode } from 'react';
import { badgeWords, hasBadgeName } from '../../core/companies/badge-words';
import { BENEFITS } from '../../core/companies/benefits';
import { compareWords as words } from '../../core/companies/compare-words';
import type { ComparedCompany } from '../../core/companies/compared';
import { benefitShare, benefitsIn, hardShare, highest, jobsIn } from '../../core/companies/rows';
import { FEWEST_COMPARED } from '../../core/companies/selection';
import { companyWords } from '../../core/companies/words';
import { RATING_CATEGORIES } from '../../core/reviews/rating';
import { reviewWords } from '../../core/reviews/words';
import { yearlyPay } from '../../core/shared/money';
import { ratingFigure } from '../../core/shared/rating';
import { Rating } from '../kit/rating';
import { Tag } from '../kit/tag';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './compare.module.css';

interface CompareTableProps {
  readonly columns: readonly ComparedCompany[];
  readonly heads: readonly ReactNode[];
}

const PLACES_SHOWN = 4;

/** Scrolls sideways on a narrow window; the row names stay in view. */
export function CompareTable({ columns, heads }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse.
    <section className={css.scroll} aria-label={words.table} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ card }, at) => (
              <th key={card.id} scope="col">
                {heads[at]}
              </th>
            ))}
          </tr>
        </thead>
        <Ratings columns={columns} />
        {/* Pay is shown for the jobs companies have in common: one alone has none. */}
        {columns.length >= FEWEST_COMPARED && <Pay columns={columns} />}
        <Benefits columns={columns} />
        <Others columns={columns} />
      </table>
    </section>
  );
}

interface PartProps {
  readonly columns: readonly ComparedCompany[];
}

interface RowProps {
  readonly name: string;
  readonly columns: readonly ComparedCompany[];
  readonly best?: readonly boolean[];
  readonly children: (column: ComparedCompany) => ReactNode;
}

const Row = ({ name, columns, best, children }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {columns.map((column, at) => (
      <td key={column.card.id} data-best={best?.[at] || undefined}>
        {children(column) || <span className={css.nothing}>{words.nothing}</span>}
        {best?.[at] && <VisuallyHidden>{words.best}</VisuallyHidden>}
      </td>
    ))}
  </tr>
);

const Heading = ({ title, columns }: { readonly title: string; readonly columns: number }) => (
  <tr className={css.heading}>
    <th scope="colgroup" colSpan={columns + 1}>
      {title}
    </th>
  </tr>
);

function Ratings({ columns }: PartProps) {
  return (
    <tbody>
      <Row
        name={words.rows.rating}
        columns={columns}
        best={highest(columns.map(({ rating }) => rating?.average))}
      >
        {({ rating }) =>
          rating && (
            <>
              <Rating value={rating.average} />
              <small>{words.interval(ratingFigure(rating.low), ratingFigure(rating.high))}</small>
              <small>{words.reviews(rating.reviews)}</small>
            </>
          )
        }
      </Row>
      <Heading title={words.rows.ratings} columns={columns.length} />
      {RATING_CATEGORIES.map((category) => {
        const of = (column: ComparedCompany) =>
          column.ratings.find((one) => one.category === category)?.average;
        return (
          <Row
            key={category}
            name={reviewWords.categories[category]}
            columns={columns}
            best={highest(columns.map(of))}
          >
            {(column) => {
              const average = of(column);
              return average === undefined ? undefined : <b>{ratingFigure(average)}</b>;
            }}
          </Row>
        );
      })}
    </tbody>
  );
}

function Pay({ columns }: PartProps) {
  const jobs = jobsIn(columns);
  return (
    <tbody>
      <Heading title={words.rows.salaries} columns={columns.length} />
      {jobs.length === 0 && (
        <tr>
          <td colSpan={columns.length + 1} className={css.nothing}>
            {words.noSalaries}
          </td>
        </tr>
      )}
      {jobs.map(({ id, name }) => {
        const of = (column: ComparedCompany) => column.salaries.find((one) => one.jobProfileId === id);
        return (
          <Row
            key={id}
            name={name}
            columns={columns}
            best={highest(columns.map((column) => of(column)?.p50))}
          >
            {(column) => {
              const pay = of(column);
              return (
                pay && (
                  <>
                    <b>{yearlyPay(pay.p50)}</b>
                    <small>{words.range(yearlyPay(pay.p25), yearlyPay(pay.p75))}</small>
                    <small>{words.reports(pay.contributors)}</small>
                  </>
                )
              );
            }}
          </Row>
        );
      })}
    </tbody>
  );
}

function Benefits({ columns }: PartProps) {
  return (
    <tbody>
      <Heading title={words.rows.benefits} columns={columns.length} />
      {benefitsIn(columns).map((code) => (
        <Row
          key={code}
          name={BENEFITS[code].name}
          columns={columns}
          best={highest(columns.map((column) => benefitShare(column, code)))}
        >
          {(column) => {
            const share = benefitShare(column, code);
            return share === undefined ? (
              <span className={css.nothing}>{words.noBenefit}</span>
            ) : (
              words.benefit(share)
            );
          }}
        </Row>
      ))}
    </tbody>
  );
}

function Others({ columns }: PartProps) {
  return (
    <tbody>
      <Heading title={words.rows.facts} columns={columns.length} />
      <Row name={words.rows.interviews} columns={columns}>
        {(column) => {
          const share = hardShare(column);
          return share && words.hard(share.percent, share.told);
        }}
      </Row>
      <Row name={words.rows.badges} columns={columns}>
        {({ badges }) =>
          badges.some(hasBadgeName) && (
            <span className={css.badges}>
              {badges.filter(hasBadgeName).map((code) => (
                <Tag key={code} tone={code.startsWith('FOLLOWERS') ? 'plain' : 'pine'}>
                  {badgeWords.names[code]}
                </Tag>
              ))}
            </span>
          )
        }
      </Row>
      <Row name={words.rows.industry} columns={columns}>
        {({ card }) => card.industry}
      </Row>
      <Row name={words.rows.founded} columns={columns}>
        {({ foundedYear }) => String(foundedYear)}
      </Row>
      <Row name={words.rows.size} columns={columns}>
        {({ card }) => companyWords.size(card.employees)}
      </Row>
      <Row name={words.rows.places} columns={columns}>
        {({ places }) => places.length > 0 && words.places(places, PLACES_SHOWN)}
      </Row>
    </tbody>
  );
}
