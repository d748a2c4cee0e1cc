import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompaniesPort, CompanyQuery } from '../../core/companies/companies-port';
import type { CompanyFilters, CompanyPage } from '../../core/companies/company';
import type { Call } from '../../core/shared/call';
import { turnPage } from '../shared/turn-page';
import { optionalPart } from '../shell/optional-part';

export class CompaniesStore {
  query: CompanyQuery = {};
  page: CompanyPage = { total: 0, pages: 0, items: [] };
  filters: CompanyFilters | undefined;
  /** The page that failed to load while this one stayed. */
  missed: number | undefined = undefined;
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
    const [page, filters] = await Promise.all([
      turnPage(shown, query, this.#port.listCompanies(query, call)),
      this.filters ?? optionalPart(this.#port.listCompanyFilters(undefined, call)),
    ]);
    runInAction(() => {
      this.filters = filters;
      this.missed = page ? undefined : (query.page ?? 1);
      if (!page) return;
      this.query = query;
      this.page = page;
    });
  }
}
