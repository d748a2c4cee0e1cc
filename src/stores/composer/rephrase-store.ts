import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  isTooShortToRephrase,
  type RephraseMethod,
  type RephraseOutcome,
} from '../../core/composer/rephrase';
import type { Rephrased, RephraseInput, WritingPort } from '../../core/composer/writing-port';
import { Failure } from '../../core/shared/failure';

export class RephraseStore {
  /** Unknown until the service returned it. */
  method: RephraseMethod | undefined = undefined;
  state: 'IDLE' | 'LOADING' | 'SUCCESS' | 'FAILURE' = 'IDLE';
  better: Rephrased | undefined = undefined;
  /** The last request; responses to earlier ones are ignored. */
  lastRequest: RephraseInput | undefined = undefined;
  trouble: Exclude<RephraseOutcome, 'VALID'> | 'TOO_SHORT' | undefined = undefined;
  readonly #writing: Pick<WritingPort, 'rephrase' | 'readRephraseConfig'>;

  constructor(writing: Pick<WritingPort, 'rephrase' | 'readRephraseConfig'>) {
    this.#writing = writing;
    makeAutoObservable(this, { better: observableRef, lastRequest: observableRef }, { autoBind: true });
  }

  /** Without a response the composer offers no rephrasing; the next opening asks again. */
  async open(): Promise<void> {
    if (this.method) return;
    try {
      const { method } = await this.#writing.readRephraseConfig();
      runInAction(() => {
        this.method = method;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }

  async ask(draft: RephraseInput): Promise<void> {
    if (this.state === 'LOADING') return;
    this.clear();
    if (isTooShortToRephrase(draft.title, draft.text)) return this.#fail('TOO_SHORT');
    this.state = 'LOADING';
    this.lastRequest = draft;
    try {
      const answer = await this.#writing.rephrase(draft);
      if (this.lastRequest === draft) runInAction(() => this.#take(answer));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (this.lastRequest === draft) runInAction(() => this.#fail('UNKNOWN'));
      if (error.kind === 'unauthorised') throw error;
    }
  }

  /** Clears the text and the failure, and ignores a pending response. */
  clear(): void {
    this.lastRequest = undefined;
    this.state = 'IDLE';
    this.better = undefined;
    this.trouble = undefined;
  }

  #take(answer: Rephrased): void {
    if (answer.outcome === 'VALID') {
      this.state = 'SUCCESS';
      this.better = answer;
    } else this.#fail(answer.outcome);
  }

  #fail(trouble: NonNullable<RephraseStore['trouble']>): void {
    this.state = 'FAILURE';
    this.better = undefined;
    this.trouble = trouble;
  }
}
