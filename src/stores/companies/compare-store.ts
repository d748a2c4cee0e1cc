import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompaniesPort } from '../../core/companies/companies-port';
import type { CompanyCard } from '../../core/companies/company';
import type { ComparedCompany } from '../../core/companies/compared';
import type { ComparisonPort } from '../../core/companies/comparison-port';
import { MIN_COMPARED } from '../../core/companies/selection';
import type { Call } from '../../core/shared/call';
import type { SuggestStore } from '../search/suggest-store';

const OFFERED = 8;

export class CompareStore {
  names: readonly string[] = [];
  columns: readonly ComparedCompany[] = [];
  /** Popular companies as a starting point. */
  offered: readonly CompanyCard[] = [];
  readonly picks: SuggestStore;
  readonly #port: ComparisonPort;
  readonly #companies: CompaniesPort;

  constructor(port: ComparisonPort, companies: CompaniesPort, picks: SuggestStore) {
    this.#port = port;
    this.#companies = companies;
    this.picks = picks;
    makeAutoObservable(
      this,
      { names: observableRef, columns: observableRef, offered: observableRef, picks: false },
      { autoBind: true },
    );
  }

  async open(names: readonly string[], call?: Call): Promise<void> {
    const enough = names.length >= MIN_COMPARED;
    const columns = enough
      ? await this.#port.compareCompanies({ companies: names.join(',') }, call)
      : await this.#single(names[0], call);
    const offered = enough ? this.offered : (await this.#companies.listCompanies({}, call)).items;
    runInAction(() => {
      this.names = names;
      this.columns = columns;
      this.offered = offered.filter(({ urlName }) => !names.includes(urlName)).slice(0, OFFERED);
    });
  }

  /** The API needs two names, so a single company is requested twice; it comes back once. */
  async #single(name: string | undefined, call?: Call): Promise<readonly ComparedCompany[]> {
    return name === undefined ? [] : this.#port.compareCompanies({ companies: `${name},${name}` }, call);
  }
}
