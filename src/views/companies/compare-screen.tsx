import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import type { CompanyCard } from '../../core/companies/company';
import { compareText as text } from '../../core/companies/compare-text';
import {
  comparePath,
  MAX_COMPARED,
  MIN_COMPARED,
  readSelection,
  withCompany,
  withoutCompany,
} from '../../core/companies/selection';
import { pathTo } from '../../core/shell/screens';
import { CompareStore } from '../../stores/companies/compare-store';
import { useContributed } from '../contributions/use-contributed';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { Page, PageHead } from '../kit/page';
import { Rating } from '../kit/rating';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { CompanyPicker } from './company-picker';
import css from './compare.module.css';
import { CompareTable } from './compare-table';
import { CompareVerdict } from './compare-verdict';

const namesOf = ({ columns }: CompareStore): readonly string[] => columns.map(({ card }) => card.name);

export const handle: ScreenHandle = {
  head: (resolve) => {
    const store = resolve(CompareStore);
    const names = namesOf(store);
    const chosen = store.columns.map(({ card }) => card.urlName);
    return {
      title: names.length < MIN_COMPARED ? text.title : text.headOf(names),
      description: text.description,
      canonical: comparePath(names.length < MIN_COMPARED ? [] : chosen),
    };
  },
};

export const loader = ({ request, context }: LoaderFunctionArgs): Promise<void> =>
  context
    .get(storesContext)(CompareStore)
    .open(readSelection(new URL(request.url).search), { signal: request.signal });

export const Component = observer(function CompareScreen() {
  const store = useStore(CompareStore);
  const { columns, offered } = store;
  const names = namesOf(store);
  const enough = columns.length >= MIN_COMPARED;
  useContributed(enough ? 'compare' : undefined);
  return (
    <Page width="wide">
      <PageHead title={enough ? text.titleOf(names) : text.title} lead={text.lead} />
      {columns.length < MAX_COMPARED ? (
        <div className={css.pick}>
          <CompanyPicker />
          {columns.length === 1 && <p>{text.more}</p>}
        </div>
      ) : (
        <p className={css.nothing}>{text.full}</p>
      )}
      {enough && <CompareVerdict columns={columns} />}
      {columns.length > 0 && (
        <CompareTable
          columns={columns}
          heads={columns.map(({ card }) => <Head key={card.id} company={card} />)}
        />
      )}
      {!enough && offered.length > 0 && <Offered companies={offered} />}
    </Page>
  );
});

const Head = observer(function Head({ company }: { readonly company: CompanyCard }) {
  const { names } = useStore(CompareStore);
  const { urlName, name, logoUrl } = company;
  return (
    <div className={css.head}>
      <CompanyMark url={logoUrl} name={name} size="sm" />
      <Anchor href={pathTo('company-overview', { urlName })}>{name}</Anchor>
      <Anchor
        className={css.remove}
        href={comparePath(withoutCompany(names, urlName))}
        keepScroll
        aria-label={text.remove(name)}
      >
        <Icon name="x" size="small" />
      </Anchor>
    </div>
  );
});

const Offered = observer(function Offered({ companies }: { readonly companies: readonly CompanyCard[] }) {
  const { names } = useStore(CompareStore);
  return (
    <Card as="section" className={css.offered}>
      <h2>{text.offered}</h2>
      <ul className={css.choices}>
        {companies.map(({ id, urlName, name, logoUrl, industry, rating }) => (
          <li key={id}>
            <Anchor className={css.choice} href={comparePath(withCompany(names, urlName))} keepScroll>
              <CompanyMark url={logoUrl} name={name} size="md" />
              <div>
                <b>{name}</b>
                <small>{industry}</small>
              </div>
              {rating > 0 && <Rating value={rating} />}
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  );
});
