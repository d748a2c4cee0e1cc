import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { badgeText } from '../../core/companies/badge-text';
import { benefitNames } from '../../core/companies/benefit-text';
import { BENEFIT_CODES } from '../../core/companies/benefits';
import type { CompanyQuery } from '../../core/companies/companies-port';
import { BADGE_CODES, COMPANY_SIZES, COMPANY_SORTS, type CompanyFilters } from '../../core/companies/company';
import { codeUrlName, companyQuery, readCompanyQuery } from '../../core/companies/company-query';
import { companyText } from '../../core/companies/text';
import { searchFieldText } from '../../core/search/search-field-text';
import { filteredDescription, filteredTitle } from '../../core/shared/filtered-title';
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
import { SearchField } from '../search/search-field';
import { type FilterField, FilterForm, type ManyFilter } from '../shared/filter-form';
import { lastPage } from '../shared/last-page';
import { PageNumbers } from '../shared/page-numbers';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { CompanyRow } from './company-row';
import { Headlines } from './headlines';
import { VisitedCompanies } from './visited-companies';

const text = companyText.list;
/** Companies that a tall window shows below the filters. */
const FIRST_VIEW = 4;

/** The names of the filters that search addresses set, and of the industry. */
const namesOf = (
  { industryId, placeId, benefits = [] }: CompanyQuery,
  filters: CompanyFilters | undefined,
): readonly string[] =>
  [
    ...(filters?.industries ?? []).filter(({ id }) => id === industryId),
    ...(filters?.places ?? []).filter(({ id }) => id === placeId),
    ...benefits.map((code) => ({ name: benefitNames[code] })),
  ].map(({ name }) => name);

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { query, filters } = resolve(CompaniesStore);
    const { industryId, placeId, benefits, page } = query;
    const names = namesOf(query, filters);
    return {
      title: filteredTitle(text.title, names),
      description: filteredDescription(text.description, names),
      canonical: pathTo('companies') + companyQuery({ industryId, placeId, benefits, page }),
    };
  },
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
  return lastPage(request, { page: companies.query.page, pages: companies.page.pages });
};

export const Component = observer(function CompaniesScreen() {
  const { page, query, filters, missed } = useStore(CompaniesStore);
  const { page: position = 1, sort: _, ...narrowed } = query;
  const companies = useFirstView(page.items, FIRST_VIEW);
  const isNarrow = Object.values(narrowed).some((value) => value !== undefined);
  const path = pathTo('companies');
  return (
    <Page>
      <PageHead title={filteredTitle(text.title, namesOf(query, filters))} lead={text.lead}>
        <Headlines />
      </PageHead>
      <SearchField type="companies" hint={searchFieldText.companies} />
      <VisitedCompanies />
      {filters && (
        <FilterForm
          label={text.filters}
          path={path}
          fields={fieldsOf(filters, query)}
          any={text.any}
          apply={text.apply}
          clear={isNarrow ? { label: text.clear, href: path } : undefined}
        />
      )}
      <ResultCount>{text.found(grouped(page.total), page.total)}</ResultCount>
      <Results>
        {page.items.length === 0 && (
          <Card>
            <EmptyState
              title={text.none}
              text={text.noneText}
              action={<Button href={path}>{text.clear}</Button>}
            />
          </Card>
        )}
        {companies.map((company) => (
          <CompanyRow key={company.id} company={company} />
        ))}
      </Results>
      <PageNumbers
        page={position}
        pages={page.pages}
        missed={missed}
        hrefOf={(number) => path + companyQuery({ ...query, page: number })}
      />
    </Page>
  );
});

/** Field names match the query params. */
function fieldsOf(filters: CompanyFilters, query: CompanyQuery): readonly (FilterField | ManyFilter)[] {
  const counted = (choices: CompanyFilters['industries']) =>
    choices.map(({ id, name, companies }) => ({ value: String(id), label: text.choice(name, companies) }));
  const sizes = COMPANY_SIZES.flatMap((size) => filters.sizes.filter((item) => item.size === size)).map(
    ({ size, companies }) => ({ value: size, label: text.choice(companyText.size(size), companies) }),
  );
  const ratings = Object.entries(text.ratings)
    .map(([value, label]) => ({ value, label }))
    .reverse();
  const field = (
    name: string,
    label: string,
    value: string | number | undefined,
    options: FilterField['options'],
  ) => ({ name, label, value: value === undefined ? '' : String(value), options });
  return [
    field('industry', text.industry, query.industryId, counted(filters.industries)),
    field('location', text.location, query.placeId, counted(filters.places)),
    field('size', text.size, query.size, sizes),
    field('rating', text.rating, query.minRating, ratings),
    {
      name: 'benefit',
      label: text.benefit,
      values: (query.benefits ?? []).map(codeUrlName),
      options: BENEFIT_CODES.map((code) => ({ value: codeUrlName(code), label: benefitNames[code] })),
    },
    {
      name: 'badge',
      label: text.badge,
      values: (query.badges ?? []).map(codeUrlName),
      options: BADGE_CODES.map((code) => ({ value: codeUrlName(code), label: badgeText.names[code] })),
    },
    {
      ...field(
        'sort',
        text.sort,
        query.sort === 'popularity' ? undefined : query.sort,
        COMPANY_SORTS.slice(1).map((value) => ({ value, label: text.sorts[value] })),
      ),
      usual: text.sorts.popularity,
    },
  ];
}
