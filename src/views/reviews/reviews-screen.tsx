import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { companyWords } from '../../core/companies/words';
import { reviewWords } from '../../core/reviews/words';
import { pathTo } from '../../core/shell/screens';
import { ReviewsHomeStore } from '../../stores/reviews/reviews-home-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Page, PageHead } from '../kit/page';
import { useFirstView } from '../kit/use-first-view';
import type { ScreenHandle } from '../shared/screen-module';
import { RelatedCard } from '../shared/side-cards';
import { storesContext, useStore } from '../use-store';
import { ReviewCard } from './review-card';
import css from './reviews-screen.module.css';

const words = reviewWords.home;
/** Reviews that a tall window shows. */
const FIRST_VIEW = 3;

export const handle: ScreenHandle = {
  head: () => ({ title: words.title, description: words.description }),
};

export const loader = ({ request, context }: LoaderFunctionArgs): Promise<void> =>
  context.get(storesContext)(ReviewsHomeStore).open({ signal: request.signal });

export const Component = observer(function ReviewsScreen() {
  const { reviews, companies } = useStore(ReviewsHomeStore);
  const shown = useFirstView(reviews, FIRST_VIEW);
  return (
    <Page width="wide">
      <PageHead title={words.title} lead={words.lead} />
      {reviews.length === 0 ? (
        <NoReviews />
      ) : (
        <div className={css.grid}>
          <section className={css.list} aria-labelledby="latest">
            <h2 id="latest">{words.latest}</h2>
            {shown.map((review) => (
              <ReviewCard key={review.id} review={review} withCompany />
            ))}
          </section>
          <aside>
            <RelatedCard
              title={words.companies}
              companies={companies}
              action={{ label: words.all, href: pathTo('companies') }}
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
      title={reviewWords.none}
      action={
        <Button icon="star" href={pathTo('contribute-review')}>
          {companyWords.rate}
        </Button>
      }
    />
  </Card>
);
