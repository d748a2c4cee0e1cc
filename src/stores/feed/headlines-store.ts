import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PageDetailsPort, PageKind } from '../../core/companies/page-details-port';
import type { Call } from '../../core/shared/call';
import { leftOut } from '../shell/left-out';

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
    const details = await leftOut(this.#port.readPageDetails({ pageName }, call));
    runInAction(() => {
      this.headlines = details?.headlines ?? [];
    });
  }
}
