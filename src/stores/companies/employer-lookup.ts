import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FairPayPort } from '../../core/salaries/fair-pay-port';
import type { Choice } from '../../core/search/choices-port';
import { optionalPart } from '../shell/optional-part';

const MAX_NAME = 80;

/** Employers that match the typed text. A failed lookup shows no error. */
export class EmployerLookup {
  /** Undefined while the result is unknown. */
  found: readonly Choice[] | undefined = [];
  #text = '';
  readonly #lists: Pick<FairPayPort, 'suggestEmployers'>;

  constructor(lists: Pick<FairPayPort, 'suggestEmployers'>) {
    this.#lists = lists;
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  async look(typed: string): Promise<void> {
    const text = typed.trim().slice(0, MAX_NAME);
    this.#text = text;
    if (this.found?.length === 0) this.found = undefined;
    const found = text === '' ? [] : await optionalPart(this.#lists.suggestEmployers({ text }));
    runInAction(() => {
      if (this.#text === text) this.found = found;
    });
  }

  forget(): void {
    this.#text = '';
    this.found = [];
  }
}
