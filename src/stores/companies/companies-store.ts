import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompaniesPort, CompanyWish } from '../../core/companies/companies-port';
import type { CompanyFilters, CompanyPage } from '../../core/companies/company';
import type { Call } from '../../core/shared/call';
import { leftOut } from '../shell/left-out';

export class CompaniesStore {
  wish: CompanyWish = {};
  page: CompanyPage = { total: 0, pages: 0, items: [] };
  filters: CompanyFilters | undefined;
  readonly #port: CompaniesPort;

  constructor(port: CompaniesPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { wish: observableRef, page: observableRef, filters: observableRef },
      { autoBind: true },
    );
  }

  async open(wish: CompanyWish, call?: Call): Promise<void> {
    const [page, filters] = await Promise.all([
      this.#port.listCompanies(wish, call),
      this.filters ?? leftOut(this.#port.listCompanyFilters(undefined, call)),
    ]);
    runInAction(() => {
      this.wish = wish;
      this.page = page;
      this.filters = filters;
    });
  }
}
