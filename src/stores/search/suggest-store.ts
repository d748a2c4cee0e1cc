import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { groupedByKind } from '../../core/search/grouped';
import { placedHits } from '../../core/search/hit-path';
import type { Hit } from '../../core/search/search';
import type { SearchPort } from '../../core/search/search-port';
import { Failure } from '../../core/shared/failure';
import type { Timers } from '../../core/shared/timers';

/** How long somebody pauses in typing before it is looked up. */
const SUGGEST_PAUSE = 120;
const MOST = 5;

/** What somebody may mean while they type. */
export class SuggestStore {
  text = '';
  hits: readonly Hit[] = [];
  /** The text that was answered last. */
  answered = '';
  /** Which one the arrow keys stand on. */
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

  /** Nobody knows yet what fits the text, also where the look-up failed. */
  get unanswered(): boolean {
    return this.answered !== this.text;
  }

  get chosen(): Hit | undefined {
    return this.at === undefined ? undefined : this.hits[this.at];
  }

  /** A letter that was typed while its field was still on its way. */
  typeAhead(letter: string): void {
    this.#ahead += letter;
  }

  /** A new search, which begins with what was typed on the way to it. */
  begin(): void {
    this.type(this.#ahead);
    this.#ahead = '';
  }

  /** A look-up that was overtaken says nothing any more; an empty text asks for nothing. */
  type(text: string): void {
    this.text = text;
    this.at = undefined;
    this.#stop();
    if (text.trim() === '') {
      this.hits = [];
      return;
    }
    this.#stop = this.#timers.after(SUGGEST_PAUSE, () => void this.#ask(text));
  }

  /** Down and up through the suggestions and back to the text. */
  move(by: 1 | -1): void {
    const places = this.hits.length + 1;
    const from = this.at === undefined ? 0 : this.at + 1;
    const to = (from + by + places) % places;
    this.at = to === 0 ? undefined : to - 1;
  }

  /** Nothing is said of a sum that could not be counted. */
  async choose({ kind, urlName }: Hit): Promise<void> {
    if (kind !== 'COMPANY') return;
    await this.#quietly(() => this.#port.countChosen({ urlName }));
  }

  async #ask(text: string): Promise<void> {
    const hits = await this.#quietly(() => this.#port.suggest({ text: text.slice(0, 80), limit: MOST }));
    if (hits && this.text === text)
      runInAction(() => {
        this.hits = placedHits(hits);
        this.answered = text;
      });
  }

  async #quietly<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Failure) return undefined;
      throw error;
    }
  }
}
