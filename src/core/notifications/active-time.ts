import type { Clock } from '../shared/clock';
import type { Timers } from '../shared/timers';
import type { TabStorage } from '../shell/tab-storage';
import type { Attention } from './attention';

/** As long as somebody uses the site before they are asked. */
export const ASK_AFTER = 45_000;

const LEFT = 'noticePromptLeft:v1';

/** Counts the time somebody really looks. Hidden or left it stands still, and the next page goes on where it stood. */
export class ActiveTime {
  readonly #attention: Attention;
  readonly #clock: Clock;
  readonly #timers: Timers;
  readonly #storage: TabStorage;

  constructor(attention: Attention, clock: Clock, timers: Timers, storage: TabStorage) {
    this.#attention = attention;
    this.#clock = clock;
    this.#timers = timers;
    this.#storage = storage;
  }

  /** Runs it once so much time was looked. The answer stops counting. */
  after(milliseconds: number, run: () => void): () => void {
    let left = Math.min(milliseconds, Number(this.#storage.read(LEFT) ?? milliseconds) || milliseconds);
    let pause: (() => void) | undefined;
    const go = () => {
      const began = this.#clock.now();
      const cancel = this.#timers.after(left, () => {
        pause = undefined;
        stop();
        this.#storage.remove(LEFT);
        run();
      });
      pause = () => {
        cancel();
        pause = undefined;
        // A clock that was set back in between counts nothing; it does not add to what is left.
        const looked = Math.max(0, this.#clock.now() - began);
        left = Math.max(1, left - looked);
        this.#storage.write(LEFT, String(left));
      };
    };
    const unwatch = this.#attention.watch((here) => {
      if (!here) pause?.();
      else if (!pause) go();
    });
    const stop = () => {
      unwatch();
      pause?.();
    };
    if (this.#attention.here()) go();
    return stop;
  }
}
