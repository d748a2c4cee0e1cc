import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompaniesPort, CompanyQuery } from '../../core/companies/companies-port';
import type { CompanyFilters, CompanyPage } from '../../core/companies/company';
import type { Call } from '../../core/shared/call';
import { type MissedPage, turnPage } from '../shared/turn-page';
import { optionalPart } from '../shell/optional-part';

export class CompaniesStore {
  query: CompanyQuery = {};
  page: CompanyPage = { total: 0, pages: 0, items: [] };
  filters: CompanyFilters | undefined;
  missed: MissedPage | undefined = undefined;
  readonly #port: CompaniesPort;

  constructor(port: CompaniesPort) {
    this.#port = port;
    makeAutoObservable(
      this,
      { query: observableRef, page: observableRef, filters: observableRef },
      { autoBind: true },
    );
  }

  async open(query: CompanyQuery, call?: Call): Promise<void> {
    const shown = this.page.pages > 0 ? this.query : undefined;
    const [{ page, missed }, filters] = await Promise.all([
      turnPage(shown, query, this.#port.listCompanies(query, call)),
      this.filters ?? optionalPart(this.#port.listCompanyFilters(undefined, call)),
    ]);
    runInAction(() => {
      this.filters = filters;
      this.missed = missed;
      if (!page) return;
      this.query = query;
      this.page = page;
    });
  }
}
