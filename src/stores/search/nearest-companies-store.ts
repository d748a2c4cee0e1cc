import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SearchPort } from '../../core/search/search-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';

const MOST = 5;
/** Suggestions contain other kinds too. */
const REQUESTED = 10;

interface NamedCompany {
  readonly urlName: string;
  readonly name: string;
  readonly detail: string;
  readonly logoUrl: string | undefined;
}

/** Companies whose names resemble the unknown one in the address. */
export class NearestCompaniesStore {
  companies: readonly NamedCompany[] = [];
  readonly #port: SearchPort;

  constructor(port: SearchPort) {
    this.#port = port;
    makeAutoObservable(this, { companies: observableRef }, { autoBind: true });
  }

  /** The page works without them, so a failure only leaves them out. */
  async open(text: string, call?: Call): Promise<void> {
    this.companies = [];
    try {
      const hits = await this.#port.suggest({ text, limit: REQUESTED }, call);
      runInAction(() => {
        this.companies = hits.filter(({ kind }) => kind === 'COMPANY').slice(0, MOST);
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
}
