import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompanyAwards } from '../../core/companies/award';
import type { AwardsPort } from '../../core/companies/awards-port';
import { namedBenefits } from '../../core/companies/benefits';
import type { CompaniesPort } from '../../core/companies/companies-port';
import type { Office, Photo, ReportedBenefits, Story, Surroundings } from '../../core/companies/company';
import type { RatingSummary, Review } from '../../core/reviews/review';
import type { ReviewsPort } from '../../core/reviews/reviews-port';
import type { Call } from '../../core/shared/call';
import { optionalPart } from '../shell/optional-part';

/** Photos shown in the overview picture. */
const PHOTOS = 3;
const LIFE = 6;
/** Fallback when the request failed. */
const NO_SURROUNDINGS: Surroundings = {
  leaders: [],
  parent: undefined,
  subsidiaries: [],
  siblings: [],
  comparedWith: [],
  alsoViewed: [],
};
const NO_STORY: Story = { updates: [], sections: [], prizes: [], leaderMessage: undefined };
const NO_BENEFITS: ReportedBenefits = { reporters: 0, items: [] };

export interface CompanyOverview {
  readonly urlName: string;
  /** The employees' ratings; undefined when the request failed. */
  readonly ratings: RatingSummary | undefined;
  readonly surroundings: Surroundings;
  readonly photos: readonly Photo[];
  /** Photos of people together, for the collage of company life. */
  readonly life: readonly Photo[];
  readonly story: Story;
  /** Undefined means that the request failed, not that the company has no awards. */
  readonly awards: CompanyAwards | undefined;
  readonly offices: readonly Office[];
  readonly benefits: ReportedBenefits;
  /** The most helpful review. */
  readonly review: Review | undefined;
}

/** Content of the first tab below the header. Missing parts are requested again on the next visit. */
export class CompanyOverviewStore {
  overview: CompanyOverview | undefined;
  #isWhole = false;
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
    if (this.#isWhole && this.overview?.urlName === urlName) return;
    const parts = await Promise.all([
      optionalPart(this.#reviews.readRatings({ urlName }, call)),
      optionalPart(this.#companies.readSurroundings({ urlName }, call)),
      optionalPart(this.#companies.listPhotos({ urlName, limit: PHOTOS }, call)),
      optionalPart(this.#reviews.listReviews({ urlName }, call)),
      optionalPart(this.#companies.listPhotos({ urlName, album: 'together', limit: LIFE }, call)),
      optionalPart(this.#companies.readStory({ urlName }, call)),
      optionalPart(this.#companies.listOffices({ urlName }, call)),
      optionalPart(this.#companies.listBenefits({ urlName }, call)),
      optionalPart(this.#awards.listAwards({ urlName }, call)),
    ]);
    const [ratings, surroundings, photos, reviews, life, story, offices, benefits, awards] = parts;
    runInAction(() => {
      this.#isWhole = !parts.includes(undefined);
      this.overview = {
        urlName,
        ratings,
        surroundings: surroundings ?? NO_SURROUNDINGS,
        photos: photos?.items ?? [],
        life: life?.items ?? [],
        story: story ?? NO_STORY,
        awards,
        offices: offices ?? [],
        benefits: benefits ? { ...benefits, items: namedBenefits(benefits.items) } : NO_BENEFITS,
        review: reviews?.items[0],
      };
    });
  }

  async askRatings(): Promise<void> {
    const { overview } = this;
    if (!overview) return;
    const { urlName } = overview;
    const ratings = await this.#reviews.readRatings({ urlName });
    runInAction(() => {
      // The user may have opened another company meanwhile.
      if (this.overview === overview) this.overview = { ...overview, ratings };
    });
  }
}
