import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompanyAwards } from '../core/awards/award';
import type { AwardsPort } from '../core/awards/awards-port';
import type { CompaniesPort } from '../core/companies/companies-port';
import type { Office, Photo, ReportedBenefits, Story, Surroundings } from '../core/companies/company';
import type { RatingSummary, Review } from '../core/reviews/review';
import type { ReviewsPort } from '../core/reviews/reviews-port';
import type { Call } from '../core/shared/call';

/** As many as the picture of the office shows. */
const PHOTOS = 3;
const LIFE = 6;

export interface CompanyOverview {
  readonly urlName: string;
  readonly ratings: RatingSummary;
  readonly surroundings: Surroundings;
  readonly photos: readonly Photo[];
  /** People together, for the pictures of life there. */
  readonly life: readonly Photo[];
  readonly story: Story;
  readonly awards: CompanyAwards;
  readonly offices: readonly Office[];
  readonly benefits: ReportedBenefits;
  /** The one that helped most. */
  readonly review: Review | undefined;
}

/** What a company's first tab shows below its head. */
export class CompanyOverviewStore {
  overview: CompanyOverview | undefined;
  readonly #companies: CompaniesPort;
  readonly #reviews: ReviewsPort;
  readonly #awards: AwardsPort;

  constructor(companies: CompaniesPort, reviews: ReviewsPort, awards: AwardsPort) {
    this.#companies = companies;
    this.#reviews = reviews;
    this.#awards = awards;
    makeAutoObservable(this, { overview: observableRef }, { autoBind: true });
  }

  async open(urlName: string, call?: Call): Promise<void> {
    if (this.overview?.urlName === urlName) return;
    const [ratings, surroundings, photos, reviews, life, story, offices, benefits, awards] =
      await Promise.all([
        this.#reviews.readRatings({ urlName }, call),
        this.#companies.readSurroundings({ urlName }, call),
        this.#companies.listPhotos({ urlName, limit: PHOTOS }, call),
        this.#reviews.listReviews({ urlName }, call),
        this.#companies.listPhotos({ urlName, album: 'together', limit: LIFE }, call),
        this.#companies.readStory({ urlName }, call),
        this.#companies.listOffices({ urlName }, call),
        this.#companies.listBenefits({ urlName }, call),
        this.#awards.listAwards({ urlName }, call),
      ]);
    runInAction(() => {
      this.overview = {
        urlName,
        ratings,
        surroundings,
        photos: photos.items,
        life: life.items,
        story,
        awards,
        offices,
        benefits,
        review: reviews.items[0],
      };
    });
  }
}
