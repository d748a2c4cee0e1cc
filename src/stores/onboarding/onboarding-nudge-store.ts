import { makeAutoObservable, runInAction } from 'mobx';
import type { Profile } from '../../core/login/profile-port';
import { openingOf } from '../../core/onboarding/opening';
import { standingOf } from '../../core/onboarding/standing';
import type { Storage } from '../../core/shared/storage';
import type { Timers } from '../../core/shared/timers';

const CLOSED = 'setUpNudgeClosed:v1';

/** The offer to set up the account, made once somebody has looked around, until they say no. */
export class OnboardingNudgeStore {
  shown = false;
  #calledOff: (() => void) | undefined;
  readonly #timers: Timers;
  readonly #storage: Storage;

  constructor(timers: Timers, storage: Storage) {
    this.#timers = timers;
    this.#storage = storage;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Somebody is here, or nobody; whoever it is, the time begins anew. */
  enter(profile: Profile | undefined): void {
    this.leave();
    if (!profile || this.#storage.read(CLOSED) !== undefined) return;
    const opening = openingOf(standingOf(profile), undefined);
    if (opening.kind !== 'nudge') return;
    this.#calledOff = this.#timers.after(opening.after, () =>
      runInAction(() => {
        this.shown = true;
      }),
    );
  }

  /** While something else is asked nobody is nudged. */
  leave(): void {
    this.#calledOff?.();
    this.shown = false;
  }

  close(): void {
    this.leave();
    this.#storage.write(CLOSED, 'yes');
  }
}
