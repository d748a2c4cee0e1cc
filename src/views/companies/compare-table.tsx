import type { ReactNode } from 'react';
import { badgeText } from '../../core/companies/badge-text';
import { benefitNames } from '../../core/companies/benefit-text';
import { isKnownBadge } from '../../core/companies/company';
import { compareText as text } from '../../core/companies/compare-text';
import type { ComparedCompany } from '../../core/companies/compared-companies';
import { benefitShare, benefitsIn, hardShare, highest, jobsIn } from '../../core/companies/rows';
import { MIN_COMPARED } from '../../core/companies/selection';
import { companyText } from '../../core/companies/text';
import { clearlyBest } from '../../core/companies/verdict';
import { OPINION_QUESTIONS } from '../../core/reviews/opinions';
import { RATING_CATEGORIES } from '../../core/reviews/rating';
import { reviewText } from '../../core/reviews/text';
import { yearlyPay } from '../../core/shared/money';
import { ratingFigure } from '../../core/shared/rating';
import { Rating } from '../kit/rating';
import { Tag } from '../kit/tag';
import { VisuallyHidden } from '../kit/visually-hidden';
import css from './compare.module.css';
import { OpinionShare, TopicBar } from './compared-figures';

interface CompareTableProps {
  readonly columns: readonly ComparedCompany[];
  readonly heads: readonly ReactNode[];
}

const PLACES_SHOWN = 4;

/** Scrolls sideways on a narrow window; the row names stay in view. */
export function CompareTable({ columns, heads }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse.
    <section className={css.scroll} aria-label={text.table} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ card }, index) => (
              <th key={card.id} scope="col">
                {heads[index]}
              </th>
            ))}
          </tr>
        </thead>
        <Ratings columns={columns} />
        {/* Compares pay for jobs that the companies have in common, which needs at least two companies. */}
        {columns.length >= MIN_COMPARED && <Pay columns={columns} />}
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
    {columns.map((column, index) => (
      <td key={column.card.id} data-best={best?.[index] || undefined}>
        {children(column) || <span className={css.nothing}>{text.nothing}</span>}
        {best?.[index] && <VisuallyHidden>{text.best}</VisuallyHidden>}
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
      <Row name={text.rows.rating} columns={columns} best={clearlyBest(columns.map(({ rating }) => rating))}>
        {({ rating }) =>
          rating && (
            <>
              <Rating value={rating.average} />
              <small>{text.interval(ratingFigure(rating.low), ratingFigure(rating.high))}</small>
              <small>{text.reviews(rating.reviews)}</small>
            </>
          )
        }
      </Row>
      <Heading title={text.rows.ratings} columns={columns.length} />
      {RATING_CATEGORIES.map((category) => {
        const select = (column: ComparedCompany) =>
          column.ratings.find((categoryAverage) => categoryAverage.category === category);
        return (
          <Row
            key={category}
            name={reviewText.categories[category]}
            columns={columns}
            best={clearlyBest(columns.map(select))}
          >
            {(column) => {
              const rating = select(column);
              return rating && <TopicBar rating={rating} />;
            }}
          </Row>
        );
      })}
      {OPINION_QUESTIONS.map((question) => (
        <Row key={question} name={text.rows.opinions[question]} columns={columns}>
          {({ opinions }) => {
            const opinion = opinions.find((item) => item.question === question);
            return opinion && <OpinionShare opinion={opinion} />;
          }}
        </Row>
      ))}
    </tbody>
  );
}

function Pay({ columns }: PartProps) {
  const jobs = jobsIn(columns);
  return (
    <tbody>
      <Heading title={text.rows.salaries} columns={columns.length} />
      {jobs.length === 0 && (
        <tr>
          <td colSpan={columns.length + 1} className={css.nothing}>
            {text.noSalaries}
          </td>
        </tr>
      )}
      {jobs.map(({ id, name }) => {
        const select = (column: ComparedCompany) =>
          column.salaries.find((comparedSalary) => comparedSalary.jobProfileId === id);
        return (
          <Row key={id} name={name} columns={columns} best={clearlyBest(columns.map(select))}>
            {(column) => {
              const pay = select(column);
              return (
                pay && (
                  <>
                    <b>{yearlyPay(pay.p50)}</b>
                    <small>{text.range(yearlyPay(pay.p25), yearlyPay(pay.p75))}</small>
                    <small>{text.reports(pay.contributors)}</small>
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
      <Heading title={text.rows.benefits} columns={columns.length} />
      {benefitsIn(columns).map((code) => (
        <Row
          key={code}
          name={benefitNames[code]}
          columns={columns}
          best={highest(columns.map((column) => benefitShare(column, code)))}
        >
          {(column) => {
            const share = benefitShare(column, code);
            return share === undefined ? (
              <span className={css.nothing}>{text.noBenefit}</span>
            ) : (
              text.benefit(share)
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
      <Heading title={text.rows.facts} columns={columns.length} />
      <Row name={text.rows.interviews} columns={columns}>
        {(column) => {
          const share = hardShare(column);
          return share && text.hard(share.percent, share.reported);
        }}
      </Row>
      <Row name={text.rows.badges} columns={columns}>
        {({ badges }) =>
          badges.some(isKnownBadge) && (
            <span className={css.badges}>
              {badges.filter(isKnownBadge).map((code) => (
                <Tag key={code} tone={code.startsWith('FOLLOWERS') ? 'plain' : 'pine'}>
                  {badgeText.names[code]}
                </Tag>
              ))}
            </span>
          )
        }
      </Row>
      <Row name={text.rows.industry} columns={columns}>
        {({ card }) => card.industry}
      </Row>
      <Row name={text.rows.founded} columns={columns}>
        {({ foundedYear }) => String(foundedYear)}
      </Row>
      <Row name={text.rows.size} columns={columns}>
        {({ card }) => companyText.size(card.employees)}
      </Row>
      <Row name={text.rows.places} columns={columns}>
        {({ places }) => places.length > 0 && text.places(places, PLACES_SHOWN)}
      </Row>
    </tbody>
  );
}
