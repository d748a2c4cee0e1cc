import { observer } from 'mobx-react-lite';
import type { CompanyCard } from '../../core/companies/company';
import { compareText as text } from '../../core/companies/compare-text';
import { comparePath, withCompany } from '../../core/companies/selection';
import type { CompanyPair } from '../../core/companies/suggested-pairs';
import { CompareStore } from '../../stores/companies/compare-store';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { CompanyMark } from '../kit/company-mark';
import { Rating } from '../kit/rating';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useStore } from '../use-store';
import { CompanyPicker } from './company-picker';
import css from './compare-start.module.css';
import { VisitedCompanies } from './visited-companies';

/** What the page shows until two companies are selected. */
export const CompareStart = observer(function CompareStart() {
  const { columns, names, pairs, offered, similar } = useStore(CompareStore);
  const selected = columns[0]?.card;
  return (
    <>
      <Card as="section" className={css.start}>
        <div className={css.pick}>
          <h2>{selected ? text.more : text.start}</h2>
          <p>{text.startText}</p>
          <CompanyPicker />
        </div>
        <div className={css.bench} aria-hidden="true">
          <Seat label={text.first} company={selected} />
          <span className={css.versus}>{text.versus}</span>
          <Seat label={text.second} company={undefined} />
        </div>
      </Card>
      <VisitedCompanies hrefOf={(urlName) => comparePath(withCompany(names, urlName))} />
      {selected ? (
        <Companies title={text.similar(selected.name)} companies={similar} />
      ) : (
        <Pairs pairs={pairs} />
      )}
      <Companies title={text.offered} companies={offered} />
    </>
  );
});

interface SeatProps {
  readonly label: string;
  readonly company: CompanyCard | undefined;
}

const Seat = ({ label, company }: SeatProps) => (
  <div className={css.seat}>
    {company ? (
      <CompanyMark url={company.logoUrl} name={company.name} size="lg" />
    ) : (
      <span className={css.free} />
    )}
    <span className={css.label}>{company?.name ?? label}</span>
  </div>
);

const Pairs = ({ pairs }: { readonly pairs: readonly CompanyPair[] }) =>
  pairs.length > 0 && (
    <section className={css.part}>
      <h2>{text.pairs}</h2>
      <ul className={css.pairs}>
        {pairs.map(([one, two]) => (
          <li key={one.id}>
            <Anchor className={css.pair} href={comparePath([one.urlName, two.urlName])}>
              <VisuallyHidden>{text.pair}</VisuallyHidden>
              <Side company={one} />
              <span className={css.versus}>{text.versus}</span>
              <Side company={two} />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );

const Side = ({ company: { name, logoUrl, rating } }: { readonly company: CompanyCard }) => (
  <span className={css.side}>
    <CompanyMark url={logoUrl} name={name} size="md" />
    <b>{name}</b>
    <Rating value={rating} size="small" />
  </span>
);

interface CompaniesProps {
  readonly title: string;
  readonly companies: readonly CompanyCard[];
}

const Companies = observer(function Companies({ title, companies }: CompaniesProps) {
  const { names } = useStore(CompareStore);
  if (companies.length === 0) return undefined;
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      <Card as="div" className={css.companies}>
        <ul>
          {companies.map(({ id, urlName, name, logoUrl, industry, rating }) => (
            <li key={id}>
              <Anchor className={css.company} href={comparePath(withCompany(names, urlName))} keepScroll>
                <CompanyMark url={logoUrl} name={name} size="md" />
                <span>
                  <b>{name}</b>
                  <small>{industry}</small>
                </span>
                {rating > 0 && <Rating value={rating} />}
              </Anchor>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
});
