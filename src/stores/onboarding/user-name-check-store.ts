import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AnonymousProfilePort, NameVerdict } from '../../core/onboarding/anonymous-profile-port';
import { nameProblem } from '../../core/onboarding/user-name';
import { Failure } from '../../core/shared/failure';
import type { Timers } from '../../core/shared/timers';

const TYPING_PAUSE_MS = 400;

/** Checks a name while it is typed. A failed check says nothing: saving checks again. */
export class UserNameCheckStore {
  verdict: NameVerdict | undefined = undefined;
  #stop: () => void = () => undefined;
  readonly #aliases: Pick<AnonymousProfilePort, 'checkUserName'>;
  readonly #timers: Timers;

  constructor(aliases: Pick<AnonymousProfilePort, 'checkUserName'>, timers: Timers) {
    this.#aliases = aliases;
    this.#timers = timers;
    makeAutoObservable(this, { verdict: observableRef }, { autoBind: true });
  }

  type(name: string): void {
    this.clear();
    if (name === '') return;
    const request = new AbortController();
    const cancelTimer = this.#timers.after(TYPING_PAUSE_MS, () => void this.#check(name, request.signal));
    this.#stop = () => {
      cancelTimer();
      request.abort();
    };
  }

  /** Cancels the check under way. */
  clear(): void {
    this.#stop();
    this.verdict = undefined;
  }

  async #check(name: string, signal: AbortSignal): Promise<void> {
    const reason = nameProblem(name, []);
    try {
      const verdict = reason
        ? { valid: false, reason, suggestions: [] }
        : await this.#aliases.checkUserName({ name }, { signal });
      if (signal.aborted) return;
      runInAction(() => {
        this.verdict = verdict;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
}
