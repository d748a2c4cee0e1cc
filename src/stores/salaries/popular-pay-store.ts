import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompaniesPort } from '../../core/companies/companies-port';
import type { CompanyCard } from '../../core/companies/company';
import type { FairPayPort, PopularPay } from '../../core/salaries/fair-pay-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import type { Loadable } from '../../core/shared/loadable';

const SHOWN = 12;
const COMPANIES_SHOWN = 8;

/** The salaries home page: frequent roles, and the companies with the most salaries among the popular ones. */
export class PopularPayStore {
  profiles: Loadable<readonly PopularPay[]> = { state: 'IDLE' };
  companies: readonly CompanyCard[] = [];
  readonly #port: FairPayPort;
  readonly #companies: CompaniesPort;

  constructor(port: FairPayPort, companies: CompaniesPort) {
    this.#port = port;
    this.#companies = companies;
    makeAutoObservable(this, { profiles: observableRef, companies: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    if (this.profiles.state === 'SUCCESS') return;
    this.#set({ state: 'LOADING' });
    try {
      const [profiles, companies] = await Promise.all([
        this.#port.listPopularPay({ limit: SHOWN }, call),
        this.#companies.listCompanies({ sort: 'popularity' }, call),
      ]);
      this.#show(companies.items);
      this.#set({ state: 'SUCCESS', value: profiles });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#set({ state: 'FAILURE', failure: error });
    }
  }

  #show(popular: readonly CompanyCard[]): void {
    runInAction(() => {
      this.companies = popular
        .filter(({ salaries }) => salaries > 0)
        .sort((a, b) => b.salaries - a.salaries)
        .slice(0, COMPANIES_SHOWN);
    });
  }

  #set(profiles: Loadable<readonly PopularPay[]>): void {
    runInAction(() => {
      this.profiles = profiles;
    });
  }
}
