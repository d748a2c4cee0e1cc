import { makeAutoObservable, observableShallow, runInAction } from 'mobx';
import type { Choice, ChoiceList, ChoicesPort } from '../../core/search/choices-port';
import { Failure } from '../../core/shared/failure';

const SHOWN = 5;

/**
 * The options of the dropdowns: a whole short list, or matches for the text. A failed list leaves free text input.
 */
export class ChoicesStore {
  readonly offered = new Map<ChoiceList, readonly Choice[]>();
  /** The lists that were loaded in full. */
  readonly whole = new Map<ChoiceList, readonly Choice[]>();
  readonly #latest = new Map<ChoiceList, string>();
  readonly #choices: ChoicesPort;

  constructor(choices: ChoicesPort) {
    this.#choices = choices;
    makeAutoObservable(this, { offered: observableShallow, whole: observableShallow }, { autoBind: true });
  }

  of(list: ChoiceList): readonly Choice[] {
    return this.offered.get(list) ?? [];
  }

  allOf(list: ChoiceList): readonly Choice[] {
    return this.whole.get(list) ?? [];
  }

  async open(list: ChoiceList): Promise<void> {
    if (this.whole.has(list)) return;
    try {
      const all = await this.#choices.listChoices({ list });
      runInAction(() => this.whole.set(list, all));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  /** Ignores responses for an older text. */
  async suggest(list: ChoiceList, typed: string): Promise<void> {
    const text = typed.trim();
    this.#latest.set(list, text);
    if (text === '') {
      this.offered.delete(list);
      return;
    }
    await this.#offer(list, () => this.#choices.suggestChoices({ list, text, limit: SHOWN }), text);
  }

  async #offer(list: ChoiceList, ask: () => Promise<readonly Choice[]>, text?: string): Promise<void> {
    try {
      const choices = await ask();
      if (this.#latest.get(list) !== text) return;
      runInAction(() => this.offered.set(list, choices));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
}
