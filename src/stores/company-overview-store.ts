import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompaniesPort } from '../core/companies/companies-port';
import type { Photo, Surroundings } from '../core/companies/company';
import type { RatingSummary, Review } from '../core/reviews/review';
import type { ReviewsPort } from '../core/reviews/reviews-port';
import type { Call } from '../core/shared/call';

/** As many as the picture of the office shows. */
const PHOTOS = 3;

export interface CompanyOverview {
  readonly urlName: string;
  readonly ratings: RatingSummary;
  readonly surroundings: Surroundings;
  readonly photos: readonly Photo[];
  /** The one that helped most. */
  readonly review: Review | undefined;
}

/** What a company's first tab shows below its head. */
export class CompanyOverviewStore {
  overview: CompanyOverview | undefined;
  readonly #companies: CompaniesPort;
  readonly #reviews: ReviewsPort;

  constructor(companies: CompaniesPort, reviews: ReviewsPort) {
    this.#companies = companies;
    this.#reviews = reviews;
    makeAutoObservable(this, { overview: observableRef }, { autoBind: true });
  }

  async open(urlName: string, call?: Call): Promise<void> {
    if (this.overview?.urlName === urlName) return;
    const [ratings, surroundings, photos, reviews] = await Promise.all([
      this.#reviews.readRatings({ urlName }, call),
      this.#companies.readSurroundings({ urlName }, call),
      this.#companies.listPhotos({ urlName, limit: PHOTOS }, call),
      this.#reviews.listReviews({ urlName }, call),
    ]);
    runInAction(() => {
      this.overview = { urlName, ratings, surroundings, photos: photos.items, review: reviews.items[0] };
    });
  }
}
