import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { groupedByKind } from '../../core/search/grouped';
import { placedHits } from '../../core/search/hit-path';
import type { Hit } from '../../core/search/search';
import type { SearchPort } from '../../core/search/search-port';
import { Failure } from '../../core/shared/failure';
import type { Timers } from '../../core/shared/timers';

const SUGGEST_PAUSE = 120;
const MOST = 5;

export class SuggestStore {
  text = '';
  hits: readonly Hit[] = [];
  /** The text of the last response. */
  answered = '';
  /** The index of the suggestion selected with the arrow keys. */
  at: number | undefined;
  #ahead = '';
  #stop: () => void = () => undefined;
  readonly #port: SearchPort;
  readonly #timers: Timers;

  constructor(port: SearchPort, timers: Timers) {
    this.#port = port;
    this.#timers = timers;
    makeAutoObservable(this, { hits: observableRef }, { autoBind: true });
  }

  get groups() {
    return groupedByKind(this.hits);
  }

  /** There is no response for this text yet, or its request failed. */
  get unanswered(): boolean {
    return this.answered !== this.text;
  }

  get chosen(): Hit | undefined {
    return this.at === undefined ? undefined : this.hits[this.at];
  }

  /** A letter typed while the search field was still loading. */
  typeAhead(letter: string): void {
    this.#ahead += letter;
  }

  /** Starts a new search with the letters typed while the field loaded. */
  begin(): void {
    this.type(this.#ahead);
    this.#ahead = '';
  }

  /** Drops outdated lookups; an empty text sends no request. */
  type(text: string): void {
    this.text = text;
    this.at = undefined;
    this.#stop();
    if (text.trim() === '') {
      this.hits = [];
      this.answered = '';
      return;
    }
    this.#stop = this.#timers.after(SUGGEST_PAUSE, () => void this.#ask(text));
  }

  move(by: 1 | -1): void {
    const places = this.hits.length + 1;
    const from = this.at === undefined ? 0 : this.at + 1;
    const to = (from + by + places) % places;
    this.at = to === 0 ? undefined : to - 1;
  }

  /** A failed count is not shown to the user. */
  async choose({ kind, urlName }: Hit): Promise<void> {
    if (kind !== 'COMPANY') return;
    await this.#quietly(() => this.#port.countChosen({ urlName }));
  }

  async #ask(text: string): Promise<void> {
    const hits = await this.#quietly(() => this.#port.suggest({ text: text.slice(0, 80), limit: MOST }));
    if (hits && this.text === text)
      runInAction(() => {
        this.hits = placedHits(hits);
        this.at = undefined;
        this.answered = text;
      });
  }

  async #quietly<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Failure) return undefined;
      throw error;
    }
  }
}
