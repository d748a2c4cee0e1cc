import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompaniesPort } from '../../core/companies/companies-port';
import type { CompanyCard } from '../../core/companies/company';
import type { Review } from '../../core/reviews/review';
import type { ReviewsPort } from '../../core/reviews/reviews-port';
import type { Call } from '../../core/shared/call';

export class ReviewsHomeStore {
  reviews: readonly Review[] = [];
  companies: readonly CompanyCard[] = [];
  readonly #reviews: ReviewsPort;
  readonly #companies: CompaniesPort;

  constructor(reviews: ReviewsPort, companies: CompaniesPort) {
    this.#reviews = reviews;
    this.#companies = companies;
    makeAutoObservable(this, { reviews: observableRef, companies: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    const [reviews, companies] = await Promise.all([
      this.#reviews.listLatestReviews({ limit: 10 }, call),
      this.#companies.listCompanies({ sort: 'popularity' }, call),
    ]);
    runInAction(() => {
      this.reviews = reviews;
      this.companies = companies.items.slice(0, 8);
    });
  }
}
