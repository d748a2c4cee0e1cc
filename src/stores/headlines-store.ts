import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PageDetailsPort, PageKind } from '../core/page-details/page-details-port';
import type { Call } from '../core/shared/call';
import { Failure } from '../core/shared/failure';

/** The figures in the headlines. A page stands without them. */
export class HeadlinesStore {
  headlines: readonly string[] = [];
  readonly #port: PageDetailsPort;

  constructor(port: PageDetailsPort) {
    this.#port = port;
    makeAutoObservable(this, { headlines: observableRef }, { autoBind: true });
  }

  async open(pageName: PageKind, call?: Call): Promise<void> {
    if (this.headlines.length > 0) return;
    const { headlines } = await this.#port.readPageDetails({ pageName }, call).catch((error: unknown) => {
      if (error instanceof Failure) return { headlines: [] };
      throw error;
    });
    runInAction(() => {
      this.headlines = textsIn(headlines);
    });
  }
}

/** Kept as anything else, it would take every page down that shows it, until it is loaded anew. */
const textsIn = (headlines: unknown): readonly string[] =>
  Array.isArray(headlines) ? headlines.filter((text) => typeof text === 'string') : [];
