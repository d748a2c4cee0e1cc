import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../core/shared/clock';
import type { Storage } from '../../core/shared/storage';
import type { Timers } from '../../core/shared/timers';
import type { NativeApp } from '../../core/shell/native-app';
import { mayAskToRate } from '../../core/shell/rating';

const REQUESTED = 'ratingAsked:v1';

/** The rating prompt in the native app; the app decides when to show it. */
export class RatingStore {
  isPrompting = false;
  #cancel: (() => void) | undefined;
  readonly #native: NativeApp;
  readonly #timers: Timers;
  readonly #storage: Storage;
  readonly #clock: Clock;

  constructor(native: NativeApp, timers: Timers, storage: Storage, clock: Clock) {
    this.#native = native;
    this.#timers = timers;
    this.#storage = storage;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** A later timer replaces an earlier timer. */
  setTimer(seconds: number): void {
    this.#cancel?.();
    this.#cancel = this.#timers.after(seconds * 1000, () => this.#ask());
  }

  rate(): void {
    this.#answer('rate');
  }

  later(): void {
    this.#answer('later');
  }

  /** Reads the storage only now, because another page of the app may have shown the prompt meanwhile. */
  #ask(): void {
    const now = this.#clock.now();
    if (!mayAskToRate(this.#storage.read(REQUESTED), now)) return;
    this.#storage.write(REQUESTED, String(now));
    runInAction(() => {
      this.isPrompting = true;
    });
  }

  #answer(answer: 'rate' | 'later'): void {
    this.isPrompting = false;
    this.#native.post({ type: 'setAppRatingTimer', answer });
  }
}
