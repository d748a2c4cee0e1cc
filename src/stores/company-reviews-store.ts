import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RatingSummary, ReviewFilters, ReviewPage } from '../core/reviews/review';
import type { ReviewsPort, ReviewWish } from '../core/reviews/reviews-port';
import type { Call } from '../core/shared/call';

/** What stays the same while one filters and pages. */
interface AboutReviews {
  readonly urlName: string;
  readonly ratings: RatingSummary;
  readonly filters: ReviewFilters;
}

/** A company's reviews as the address asks for them. */
export class CompanyReviewsStore {
  wish: ReviewWish = {};
  page: ReviewPage = { total: 0, pages: 0, items: [] };
  about: AboutReviews | undefined;
  readonly #port: ReviewsPort;

  constructor(port: ReviewsPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { wish: observableRef, page: observableRef, about: observableRef },
      { autoBind: true },
    );
  }

  async open(urlName: string, wish: ReviewWish, call?: Call): Promise<void> {
    const [page, about] = await Promise.all([
      this.#port.listReviews({ urlName, ...wish }, call),
      this.about?.urlName === urlName ? this.about : this.#readAbout(urlName, call),
    ]);
    runInAction(() => {
      this.wish = wish;
      this.page = page;
      this.about = about;
    });
  }

  async #readAbout(urlName: string, call?: Call): Promise<AboutReviews> {
    const [ratings, filters] = await Promise.all([
      this.#port.readRatings({ urlName }, call),
      this.#port.listReviewFilters({ urlName }, call),
    ]);
    return { urlName, ratings, filters };
  }
}
