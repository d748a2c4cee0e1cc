import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PageDetailsPort, PageKind } from '../../core/companies/page-details-port';
import type { Call } from '../../core/shared/call';
import { optionalPart } from '../shell/optional-part';

/** The counts in the headlines; the page works without them. */
export class HeadlinesStore {
  headlines: readonly string[] = [];
  readonly #port: PageDetailsPort;

  constructor(port: PageDetailsPort) {
    this.#port = port;
    makeAutoObservable(this, { headlines: observableRef }, { autoBind: true });
  }

  async open(pageName: PageKind, call?: Call): Promise<void> {
    if (this.headlines.length > 0) return;
    const details = await optionalPart(this.#port.readPageDetails({ pageName }, call));
    runInAction(() => {
      this.headlines = details?.headlines ?? [];
    });
  }
}
