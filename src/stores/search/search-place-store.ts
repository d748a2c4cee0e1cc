import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SearchPlaceNames, SearchPlacesPort } from '../../core/search/search-places-port';
import type { Call } from '../../core/shared/call';
import type { SearchPlace } from '../../core/shell/search-place';

/** The names in the segments of a search address. */
export class SearchPlaceStore {
  place: SearchPlace | undefined;
  names: SearchPlaceNames = { unknown: [] };
  readonly #port: SearchPlacesPort;

  constructor(port: SearchPlacesPort) {
    this.#port = port;
    makeAutoObservable(this, { place: observableRef, names: observableRef }, { autoBind: true });
  }

  async open(place: SearchPlace, call?: Call): Promise<SearchPlaceNames> {
    const { section, companyUrl: company, location, names } = place;
    const found = await this.#port.readSearchPlace(
      { section, company, location, names: names.join('/') || undefined },
      call,
    );
    runInAction(() => {
      this.place = place;
      this.names = found;
    });
    return found;
  }

  close(): void {
    this.place = undefined;
  }
}
