import { makeAutoObservable, runInAction } from 'mobx';
import type { Profile } from '../../core/login/profile-port';
import { openingOf } from '../../core/onboarding/opening';
import { profileStatusOf } from '../../core/onboarding/profile-status';
import type { Storage } from '../../core/shared/storage';
import type { Timers } from '../../core/shared/timers';

const CLOSED = 'setUpNudgeClosed:v1';

/** Offers setup after the user has looked around, until the user declines. */
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

  /** Restarts the delay for every user or visitor. */
  enter(profile: Profile | undefined): void {
    this.leave();
    if (!profile || this.#storage.read(CLOSED) !== undefined) return;
    const opening = openingOf(profileStatusOf(profile), undefined);
    if (opening.kind !== 'nudge') return;
    this.#calledOff = this.#timers.after(opening.after, () =>
      runInAction(() => {
        this.shown = true;
      }),
    );
  }

  /** No offer while another dialog is open. */
  leave(): void {
    this.#calledOff?.();
    this.shown = false;
  }

  close(): void {
    this.leave();
    this.#storage.write(CLOSED, 'yes');
  }
}
