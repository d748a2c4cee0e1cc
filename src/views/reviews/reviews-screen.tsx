import { observer } from 'mobx-react-lite';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { companyText } from '../../core/companies/text';
import { reviewText } from '../../core/reviews/text';
import { searchFieldText } from '../../core/search/search-field-text';
import { namedAddress } from '../../core/search/search-target';
import { pathTo } from '../../core/shell/screens';
import { ReviewsHomeStore } from '../../stores/reviews/reviews-home-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Page, PageHead } from '../kit/page';
import { useFirstView } from '../kit/use-first-view';
import { SearchField } from '../search/search-field';
import type { ScreenHandle } from '../shared/screen-module';
import { RelatedCard } from '../shared/side-cards';
import { storesContext, useStore } from '../use-store';
import { ReviewCard } from './review-card';
import css from './reviews-screen.module.css';

const text = reviewText.home;
/** Reviews that a tall window shows. */
const FIRST_VIEW = 3;

export const handle: ScreenHandle = {
  head: () => ({ title: text.title, description: text.description }),
};

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<Response | undefined> => {
  const named = namedAddress('reviews', new URL(request.url).search);
  if (named !== undefined) return redirect(named);
  await context.get(storesContext)(ReviewsHomeStore).open({ signal: request.signal });
  return undefined;
};

export const Component = observer(function ReviewsScreen() {
  const { reviews, companies } = useStore(ReviewsHomeStore);
  const shown = useFirstView(reviews, FIRST_VIEW);
  return (
    <Page width="wide">
      <PageHead title={text.title} lead={text.lead} />
      <SearchField type="companies" hint={searchFieldText.reviews} />
      {reviews.length === 0 ? (
        <NoReviews />
      ) : (
        <div className={css.grid}>
          <section className={css.list} aria-labelledby="latest">
            <h2 id="latest">{text.latest}</h2>
            {shown.map((review) => (
              <ReviewCard key={review.id} review={review} withCompany />
            ))}
          </section>
          <aside>
            <RelatedCard
              title={text.companies}
              companies={companies}
              action={{ label: text.all, href: pathTo('companies') }}
            />
          </aside>
        </div>
      )}
    </Page>
  );
});

const NoReviews = () => (
  <Card>
    <EmptyState
      title={reviewText.none}
      action={
        <Button icon="star" href={pathTo('contribute-review')}>
          {companyText.rate}
        </Button>
      }
    />
  </Card>
);
