import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RatingSummary, ReviewFilters, ReviewPage } from '../../core/reviews/review';
import type { ReviewQuery, ReviewsPort } from '../../core/reviews/reviews-port';
import type { Call } from '../../core/shared/call';
import { type MissedPage, turnPage } from '../shared/turn-page';
import { optionalPart } from '../shell/optional-part';

/** Data that does not change with filters and pages. Missing parts are left out. */
interface AboutReviews {
  readonly urlName: string;
  readonly ratings: RatingSummary | undefined;
  readonly filters: ReviewFilters | undefined;
}

export class CompanyReviewsStore {
  query: ReviewQuery = {};
  page: ReviewPage = { total: 0, pages: 0, items: [] };
  about: AboutReviews | undefined;
  missed: MissedPage | undefined = undefined;
  readonly #port: ReviewsPort;

  constructor(port: ReviewsPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { query: observableRef, page: observableRef, about: observableRef },
      { autoBind: true },
    );
  }

  async open(urlName: string, query: ReviewQuery, call?: Call): Promise<void> {
    const wanted = { urlName, ...query };
    const shown =
      this.about && this.page.pages > 0 ? { urlName: this.about.urlName, ...this.query } : undefined;
    const [{ page, missed }, about] = await Promise.all([
      turnPage(shown, wanted, this.#port.listReviews(wanted, call)),
      this.#readAbout(urlName, call),
    ]);
    runInAction(() => {
      this.about = about;
      this.missed = missed;
      if (!page) return;
      this.query = query;
      this.page = page;
    });
  }

  async askRatings(): Promise<void> {
    const { about } = this;
    if (!about) return;
    const ratings = await this.#port.readRatings({ urlName: about.urlName });
    runInAction(() => {
      // The user may have opened another company meanwhile.
      if (this.about === about) this.about = { ...about, ratings };
    });
  }

  async #readAbout(urlName: string, call?: Call): Promise<AboutReviews> {
    const known = this.about?.urlName === urlName ? this.about : undefined;
    const [ratings, filters] = await Promise.all([
      known?.ratings ?? optionalPart(this.#port.readRatings({ urlName }, call)),
      known?.filters ?? optionalPart(this.#port.listReviewFilters({ urlName }, call)),
    ]);
    return { urlName, ratings, filters };
  }
}
