import type { Clock } from '../shared/clock';
import type { Timers } from '../shared/timers';
import type { TabStorage } from '../shell/tab-storage';
import type { Attention } from './attention';

/** Active time on the site before the prompt is shown. */
export const ASK_AFTER = 45_000;

const LEFT = 'noticePromptLeft:v1';

/** Counts active viewing time. Pauses while the page is hidden or left; the next page continues the count. */
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

  /** Runs `run` after this much active time. The returned function stops the count. */
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
        // If the clock was set back, nothing is counted, so the remaining time does not grow.
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
