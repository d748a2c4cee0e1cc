import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { companyWords } from '../../core/companies/words';
import type { ReviewFilters } from '../../core/reviews/review';
import { filtersSet, readReviewQuery, reviewQuery } from '../../core/reviews/review-query';
import type { ReviewWish } from '../../core/reviews/reviews-port';
import { reviewWords as words } from '../../core/reviews/words';
import { grouped } from '../../core/shared/numbers';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { CompanyReviewsStore } from '../../stores/companies/company-reviews-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { TextInput } from '../kit/text-input';
import { useFirstView } from '../kit/use-first-view';
import { ReviewCard } from '../reviews/review-card';
import { reviewFields } from '../reviews/review-filter-fields';
import { FilterForm } from '../shared/filter-form';
import { lastPage } from '../shared/last-page';
import { PageNumbers } from '../shared/page-numbers';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { CompanyPage } from './company-page';
import css from './company-reviews-screen.module.css';
import { organisationFacts } from './organisation-facts';
import { PhrasesCard } from './phrases-card';
import { RatingExplained } from './rating-explained';
import { RatingsFailed } from './ratings-failed';
import { ScoreCard } from './score-card';

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { company } = resolve(CompanyStore);
    const { wish } = resolve(CompanyReviewsStore);
    const name = company?.name ?? '';
    return {
      title: words.title(name),
      description: words.description(name, company?.counts.reviews ?? 0),
      canonical: company && reviewsPath(company.urlName) + reviewQuery({ page: wish.page }),
      image: company?.coverUrl,
      hidden: filtersSet(wish) > 0,
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
  const wish = readReviewQuery(new URL(request.url).search);
  const reviews = resolve(CompanyReviewsStore);
  await Promise.all([resolve(CompanyStore).open(urlName, call), reviews.open(urlName, wish, call)]);
  return lastPage(request, { page: wish.page, pages: reviews.page.pages });
};

/** Fallback: search and the other filters work without the lists. */
const NO_LISTS: ReviewFilters = { jobProfiles: [], departments: [], places: [] };
/** Reviews that a tall window shows below the stars. */
const FIRST_VIEW = 1;

const reviewsPath = (urlName: string): string => pathTo('company-reviews', { urlName });

export const Component = observer(function CompanyReviewsScreen() {
  const { company } = useStore(CompanyStore);
  const store = useStore(CompanyReviewsStore);
  const { wish, page, about } = store;
  const reviews = useFirstView(page.items, FIRST_VIEW);
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
      <h2 className={css.title}>{words.title(company.name)}</h2>
      {!ratings && company.counts.reviews > 0 && <RatingsFailed from={store} />}
      {ratings && (
        <>
          <ScoreCard ratings={ratings} industry={company.industry} />
          <RatingExplained ratings={ratings} />
          <PhrasesCard ratings={ratings} />
        </>
      )}
      <Filters path={path} wish={wish} />
      <p className={css.found} role="status">
        {words.count(page.total, grouped(page.total))}
      </p>
      {page.items.length === 0 && (
        <Card>
          <EmptyState
            title={words.noneFit}
            text={words.noneFitText}
            action={<Button href={path}>{words.filters.clear}</Button>}
          />
        </Card>
      )}
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
      <PageNumbers
        page={wish.page ?? 1}
        pages={page.pages}
        hrefOf={(number) => path + reviewQuery({ ...wish, page: number })}
      />
    </CompanyPage>
  );
});

const Filters = observer(function Filters({ path, wish }: { path: string; wish: ReviewWish }) {
  const { about } = useStore(CompanyReviewsStore);
  if (!about) return undefined;
  return (
    <Card className={css.filters}>
      <FilterForm
        label={words.filters.title}
        path={path}
        fields={reviewFields(about.filters ?? NO_LISTS, wish)}
        any={words.filters.any}
        apply={words.filters.apply}
        clear={filtersSet(wish) > 0 ? { label: words.filters.clear, href: path } : undefined}
      >
        <TextInput
          key={wish.text}
          type="search"
          name="q"
          icon="search"
          maxLength={80}
          defaultValue={wish.text}
          aria-label={words.filters.search}
          placeholder={words.filters.search}
          className={css.search}
        />
      </FilterForm>
      <p className={css.note}>{words.filters.note}</p>
    </Card>
  );
});

/** Invites the first review. */
const NoReviews = ({ company }: { readonly company: string }) => (
  <Card>
    <EmptyState
      title={words.none}
      text={words.noneText(company)}
      action={
        <Button icon="star" href={pathTo('contribute-review') + buildQuery([['CompanyName', company]])}>
          {companyWords.rate}
        </Button>
      }
    />
  </Card>
);
