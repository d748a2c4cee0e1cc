import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { badgeWords } from '../../core/companies/badge-words';
import { BENEFIT_CODES, BENEFITS } from '../../core/companies/benefits';
import type { CompanyWish } from '../../core/companies/companies-port';
import { BADGE_CODES, COMPANY_SIZES, COMPANY_SORTS, type CompanyFilters } from '../../core/companies/company';
import { codeUrlName, companyQuery, readCompanyQuery } from '../../core/companies/company-query';
import { companyWords } from '../../core/companies/words';
import { grouped } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { CompaniesStore } from '../../stores/companies/companies-store';
import { HeadlinesStore } from '../../stores/feed/headlines-store';
import { BrowsingHistoryStore } from '../../stores/profile/browsing-history-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Page, PageHead } from '../kit/page';
import { ResultCount, Results } from '../kit/results';
import { useFirstView } from '../kit/use-first-view';
import { type FilterField, FilterForm, type ManyFilter } from '../shared/filter-form';
import { lastPage } from '../shared/last-page';
import { PageNumbers } from '../shared/page-numbers';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { CompanyRow } from './company-row';
import { Headlines } from './headlines';
import { VisitedCompanies } from './visited-companies';

const words = companyWords.list;
/** Companies that a tall window shows below the filters. */
const FIRST_VIEW = 4;

export const handle: ScreenHandle = {
  head: (resolve) => ({
    title: words.title,
    description: words.description,
    canonical: pathTo('companies') + companyQuery({ page: resolve(CompaniesStore).wish.page }),
  }),
};

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<Response | undefined> => {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  const companies = resolve(CompaniesStore);
  await Promise.all([
    companies.open(readCompanyQuery(new URL(request.url).search), call),
    resolve(HeadlinesStore).open('companies', call),
    resolve(BrowsingHistoryStore).open(call),
  ]);
  return lastPage(request, { page: companies.wish.page, pages: companies.page.pages });
};

export const Component = observer(function CompaniesScreen() {
  const { page, wish, filters } = useStore(CompaniesStore);
  const { page: at = 1, sort: _, ...narrowed } = wish;
  const companies = useFirstView(page.items, FIRST_VIEW);
  const isNarrow = Object.values(narrowed).some((value) => value !== undefined);
  const path = pathTo('companies');
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead}>
        <Headlines />
      </PageHead>
      <VisitedCompanies />
      {filters && (
        <FilterForm
          label={words.filters}
          path={path}
          fields={fieldsOf(filters, wish)}
          any={words.any}
          apply={words.apply}
          clear={isNarrow ? { label: words.clear, href: path } : undefined}
        />
      )}
      <ResultCount>{words.found(grouped(page.total), page.total)}</ResultCount>
      <Results>
        {page.items.length === 0 && (
          <Card>
            <EmptyState
              title={words.none}
              text={words.noneText}
              action={<Button href={path}>{words.clear}</Button>}
            />
          </Card>
        )}
        {companies.map((company) => (
          <CompanyRow key={company.id} company={company} />
        ))}
      </Results>
      <PageNumbers
        page={at}
        pages={page.pages}
        hrefOf={(number) => path + companyQuery({ ...wish, page: number })}
      />
    </Page>
  );
});

/** Field names match the query params. */
function fieldsOf(filters: CompanyFilters, wish: CompanyWish): readonly (FilterField | ManyFilter)[] {
  const counted = (choices: CompanyFilters['industries']) =>
    choices.map(({ id, name, companies }) => ({ value: String(id), label: words.choice(name, companies) }));
  const sizes = COMPANY_SIZES.flatMap((size) => filters.sizes.filter((one) => one.size === size)).map(
    ({ size, companies }) => ({ value: size, label: words.choice(companyWords.size(size), companies) }),
  );
  const ratings = Object.entries(words.ratings)
    .map(([value, label]) => ({ value, label }))
    .reverse();
  const field = (
    name: string,
    label: string,
    value: string | number | undefined,
    options: FilterField['options'],
  ) => ({ name, label, value: value === undefined ? '' : String(value), options });
  return [
    field('industry', words.industry, wish.industryId, counted(filters.industries)),
    field('location', words.location, wish.placeId, counted(filters.places)),
    field('size', words.size, wish.size, sizes),
    field('rating', words.rating, wish.minRating, ratings),
    {
      name: 'benefit',
      label: words.benefit,
      values: (wish.benefits ?? []).map(codeUrlName),
      options: BENEFIT_CODES.map((code) => ({ value: codeUrlName(code), label: BENEFITS[code].name })),
    },
    {
      name: 'badge',
      label: words.badge,
      values: (wish.badges ?? []).map(codeUrlName),
      options: BADGE_CODES.map((code) => ({ value: codeUrlName(code), label: badgeWords.names[code] })),
    },
    {
      ...field(
        'sort',
        words.sort,
        wish.sort === 'popularity' ? undefined : wish.sort,
        COMPANY_SORTS.slice(1).map((value) => ({ value, label: words.sorts[value] })),
      ),
      usual: words.sorts.popularity,
    },
  ];
}
