import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { placedHits } from '../../core/search/hit-path';
import type { SearchResults } from '../../core/search/search';
import type { SearchAddress } from '../../core/search/search-address';
import type { SearchPort } from '../../core/search/search-port';
import type { Call } from '../../core/shared/call';
import { type MissedPage, turnPage } from '../shared/turn-page';

export class SearchStore {
  address: SearchAddress = { text: '', type: 'all', page: 1 };
  results: SearchResults | undefined;
  missed: MissedPage | undefined = undefined;
  readonly #port: SearchPort;

  constructor(port: SearchPort) {
    this.#port = port;
    makeAutoObservable(this, { address: observableRef, results: observableRef }, { autoBind: true });
  }

  /** An empty text needs no request. */
  async open(address: SearchAddress, call?: Call): Promise<void> {
    const shown = this.results && this.address;
    const isEmpty = address.text === '';
    const { page: found, missed } = isEmpty
      ? {}
      : await turnPage(shown, address, this.#port.search(address, call));
    runInAction(() => {
      this.missed = missed;
      if (missed) return;
      this.address = address;
      this.results = found && { ...found, items: placedHits(found.items) };
    });
  }
}
