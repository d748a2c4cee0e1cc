import { observer } from 'mobx-react-lite';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { companyText } from '../../core/companies/text';
import type { ReviewFilters } from '../../core/reviews/review';
import { filterNames, filtersSet, readReviewQuery, reviewQuery } from '../../core/reviews/review-query';
import type { ReviewQuery } from '../../core/reviews/reviews-port';
import { reviewText as text } from '../../core/reviews/text';
import { namedAddress } from '../../core/search/search-target';
import { filteredDescription, filteredTitle } from '../../core/shared/filtered-title';
import { grouped } from '../../core/shared/numbers';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { CompanyReviewsStore } from '../../stores/companies/company-reviews-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { CompanyFlagsStore } from '../../stores/trust/company-flags-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { TextInput } from '../kit/text-input';
import { useBelowFirstView } from '../kit/use-below-first-view';
import { ReviewCard } from '../reviews/review-card';
import { reviewFields } from '../reviews/review-filter-fields';
import { FilterForm } from '../shared/filter-form';
import { lastPage } from '../shared/last-page';
import { PageNumbers } from '../shared/page-numbers';
import type { ScreenHandle } from '../shared/screen-module';
import { FlagsCard } from '../trust/flags-card';
import { storesContext, useStore } from '../use-store';
import { BurstBanner } from './burst-banner';
import { CompanyPage } from './company-page';
import css from './company-reviews-screen.module.css';
import { organisationFacts } from './organisation-facts';
import { PhrasesCard } from './phrases-card';
import { RatingExplained } from './rating-explained';
import { RatingsFailed } from './ratings-failed';
import { ScoreCard } from './score-card';
import { TrendCard } from './trend-card';

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { company } = resolve(CompanyStore);
    const { query, about } = resolve(CompanyReviewsStore);
    const name = company?.name ?? '';
    const names = filterNames(query, about?.filters);
    const { jobProfileId, placeId, page } = query;
    return {
      title: filteredTitle(text.title(name), names),
      description: filteredDescription(text.description(name, company?.counts.reviews ?? 0), names),
      canonical: company && reviewsPath(company.urlName) + reviewQuery({ jobProfileId, placeId, page }),
      hidden: filtersSet(query) > 0,
      facts: company && organisationFacts(company),
    };
  },
};

export const loader = async ({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<Response | undefined> => {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  const urlName = params.urlName ?? '';
  const { search } = new URL(request.url);
  const named = namedAddress('reviews', search, { companyUrl: urlName });
  if (named !== undefined) return redirect(named);
  const query = readReviewQuery(search);
  const reviews = resolve(CompanyReviewsStore);
  const openCompany = async () => {
    const companies = resolve(CompanyStore);
    await companies.open(urlName, call);
    if (companies.company) await resolve(CompanyFlagsStore).open(companies.company.id, call);
  };
  await Promise.all([openCompany(), reviews.open(urlName, query, call)]);
  return lastPage(request, { page: reviews.query.page, pages: reviews.page.pages });
};

/** Fallback: search and the other filters work without the lists. */
const NO_LISTS: ReviewFilters = { jobProfiles: [], departments: [], places: [] };
const reviewsPath = (urlName: string): string => pathTo('company-reviews', { urlName });

export const Component = observer(function CompanyReviewsScreen() {
  const { company } = useStore(CompanyStore);
  const store = useStore(CompanyReviewsStore);
  const { query, about } = store;
  const rest = useBelowFirstView();
  if (!company || !about) return undefined;
  const path = reviewsPath(company.urlName);
  const { ratings } = about;
  if (ratings?.reviews === 0) {
    return (
      <CompanyPage tab="reviews">
        <NoReviews company={company.name} />
      </CompanyPage>
    );
  }
  return (
    <CompanyPage tab="reviews">
      <h2 className={css.title}>
        {filteredTitle(text.title(company.name), filterNames(query, about.filters))}
      </h2>
      {!ratings && company.counts.reviews > 0 && <RatingsFailed key={company.urlName} from={store} />}
      {ratings && (
        <>
          <BurstBanner ratings={ratings} />
          <ScoreCard ratings={ratings} industry={company.industry} />
        </>
      )}
      {(rest || !ratings) && <Below path={path} />}
    </CompanyPage>
  );
});

/** What follows the stars, which fill the window of a phone. */
const Below = observer(function Below({ path }: { readonly path: string }) {
  const { query, page, about, missed } = useStore(CompanyReviewsStore);
  const ratings = about?.ratings;
  return (
    <>
      {ratings && (
        <>
          <TrendCard trend={ratings.trend} />
          <RatingExplained ratings={ratings} />
          <PhrasesCard ratings={ratings} />
          <FlagsCard />
        </>
      )}
      <Filters path={path} query={query} />
      <p className={css.found} role="status">
        {page.hasMore ? text.moreThan(grouped(page.total)) : text.count(page.total, grouped(page.total))}
      </p>
      {page.items.length === 0 && (
        <Card>
          <EmptyState
            title={text.noneFit}
            text={text.noneFitText}
            action={<Button href={path}>{text.filters.clear}</Button>}
          />
        </Card>
      )}
      {page.items.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
      <PageNumbers
        page={query.page ?? 1}
        pages={page.pages}
        missed={missed}
        hrefOf={(number) => path + reviewQuery({ ...query, page: number })}
      />
    </>
  );
});

const Filters = observer(function Filters({ path, query }: { path: string; query: ReviewQuery }) {
  const { about } = useStore(CompanyReviewsStore);
  if (!about) return undefined;
  return (
    <Card className={css.filters}>
      <FilterForm
        label={text.filters.title}
        path={path}
        fields={reviewFields(about.filters ?? NO_LISTS, query)}
        any={text.filters.any}
        apply={text.filters.apply}
        clear={filtersSet(query) > 0 ? { label: text.filters.clear, href: path } : undefined}
        text={query.text}
      >
        <TextInput
          type="search"
          name="q"
          icon="search"
          maxLength={80}
          defaultValue={query.text}
          aria-label={text.filters.search}
          placeholder={text.filters.search}
          className={css.search}
        />
      </FilterForm>
      <p className={css.note}>{text.filters.note}</p>
    </Card>
  );
});

/** Invites the first review. */
const NoReviews = ({ company }: { readonly company: string }) => (
  <Card>
    <EmptyState
      title={text.none}
      text={text.noneText(company)}
      action={
        <Button icon="star" href={pathTo('contribute-review') + buildQuery([['CompanyName', company]])}>
          {companyText.rate}
        </Button>
      }
    />
  </Card>
);
