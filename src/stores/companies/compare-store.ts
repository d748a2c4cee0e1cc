import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompaniesPort } from '../../core/companies/companies-port';
import type { CompanyCard } from '../../core/companies/company';
import type { ComparedCompany } from '../../core/companies/compared-companies';
import type { ComparisonPort } from '../../core/companies/comparison-port';
import { MIN_COMPARED } from '../../core/companies/selection';
import { type CompanyPair, suggestedPairs } from '../../core/companies/suggested-pairs';
import type { Call } from '../../core/shared/call';
import type { SuggestStore } from '../search/suggest-store';
import { optionalPart } from '../shell/optional-part';

const OFFERED = 8;
const PAIRS = 6;

export class CompareStore {
  names: readonly string[] = [];
  columns: readonly ComparedCompany[] = [];
  /** Popular companies as a starting point. */
  offered: readonly CompanyCard[] = [];
  pairs: readonly CompanyPair[] = [];
  /** Companies that are often compared with the single selected one. */
  similar: readonly CompanyCard[] = [];
  readonly picks: SuggestStore;
  readonly #port: ComparisonPort;
  readonly #companies: CompaniesPort;

  constructor(port: ComparisonPort, companies: CompaniesPort, picks: SuggestStore) {
    this.#port = port;
    this.#companies = companies;
    this.picks = picks;
    makeAutoObservable(
      this,
      {
        names: observableRef,
        columns: observableRef,
        offered: observableRef,
        pairs: observableRef,
        similar: observableRef,
        picks: false,
      },
      { autoBind: true },
    );
  }

  async open(names: readonly string[], call?: Call): Promise<void> {
    if (names.length < MIN_COMPARED) return this.#start(names[0], call);
    const columns = await this.#port.compareCompanies({ companies: names.join(',') }, call);
    runInAction(() => {
      this.names = names;
      this.columns = columns;
    });
  }

  async #start(name: string | undefined, call?: Call): Promise<void> {
    const [columns, popular, around] = await Promise.all([
      this.#single(name, call),
      this.#companies.listCompanies({}, call),
      name === undefined
        ? undefined
        : optionalPart(this.#companies.readSurroundings({ urlName: name }, call)),
    ]);
    const similar = (around?.comparedWith ?? []).filter(({ urlName }) => urlName !== name);
    const known = new Set([name, ...similar.map(({ urlName }) => urlName)]);
    runInAction(() => {
      this.names = name === undefined ? [] : [name];
      this.columns = columns;
      this.similar = similar;
      this.pairs = suggestedPairs(popular.items, PAIRS);
      this.offered = popular.items.filter(({ urlName }) => !known.has(urlName)).slice(0, OFFERED);
    });
  }

  /** The API requires two names, so a single company is requested twice and returned once. */
  async #single(name: string | undefined, call?: Call): Promise<readonly ComparedCompany[]> {
    return name === undefined ? [] : this.#port.compareCompanies({ companies: `${name},${name}` }, call);
  }
}
