import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { startingWith } from '../../core/posts/mentionable-aliases';
import type { Mention } from '../../core/posts/mentions';
import { isFit } from '../../core/posts/mentions';
import { hitPath } from '../../core/search/hit-path';
import type { SearchPort } from '../../core/search/search-port';
import { Failure } from '../../core/shared/failure';
import type { Timers } from '../../core/shared/timers';

const PAUSE = 150;
const MIN_COUNT = 2;
const MOST = 10;
const SHOWN = 5;

/** Companies for mentions. Members are never looked up. */
export class MentionsStore {
  companies: readonly Mention[] = [];
  #typed = '';
  #stop: () => void = () => undefined;
  readonly #port: Pick<SearchPort, 'suggest'>;
  readonly #timers: Timers;

  constructor(port: Pick<SearchPort, 'suggest'>, timers: Timers) {
    this.#port = port;
    this.#timers = timers;
    makeAutoObservable(this, { companies: observableRef }, { autoBind: true });
  }

  look(typed: string): void {
    if (typed === this.#typed) return;
    this.#typed = typed;
    this.#stop();
    if (typed.length < MIN_COUNT) {
      this.companies = [];
      return;
    }
    // Until the response arrives, only companies that still fit are offered.
    this.companies = startingWith(this.companies, typed);
    this.#stop = this.#timers.after(PAUSE, () => void this.#ask(typed));
  }

  /** Ignores a response to an outdated query. */
  async #ask(typed: string): Promise<void> {
    try {
      const hits = await this.#port.suggest({ text: typed, limit: MOST });
      runInAction(() => {
        if (typed !== this.#typed) return;
        this.companies = hits
          .filter(({ kind }) => kind === 'COMPANY')
          .map((hit) => ({ name: hit.name, path: hitPath(hit) }))
          .filter(isFit)
          .slice(0, SHOWN);
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
}
