import { authTimings, isOver, renewalIn, retryIn } from '../../core/login/auth-timings';
import type { SessionRenewal } from '../../core/login/session-renewal';
import type { Clock } from '../../core/shared/clock';
import type { Timers } from '../../core/shared/timers';

/** Prevents a session from expiring during use: it renews early and retries failures. */
export class KeepSessionStore {
  readonly #renewal: SessionRenewal;
  readonly #timers: Timers;
  readonly #clock: Clock;
  #calledOff: () => void = () => {};
  #failures = 0;
  #since = 0;

  constructor(renewal: SessionRenewal, timers: Timers, clock: Clock) {
    this.#renewal = renewal;
    this.#timers = timers;
    this.#clock = clock;
  }

  keep(): () => void {
    this.#since = this.#clock.now();
    this.#failures = 0;
    this.#wait(renewalIn(authTimings.sessionLife));
    return () => this.#calledOff();
  }

  /** Timers do not run while a device sleeps. */
  async wake(): Promise<void> {
    if (isOver(authTimings.sessionLife - (this.#clock.now() - this.#since))) await this.#renew();
  }

  #wait(milliseconds: number): void {
    this.#calledOff();
    this.#calledOff = this.#timers.after(milliseconds, () => void this.#renew());
  }

  async #renew(): Promise<void> {
    const requestCount = this.#clock.now();
    // Accepts a renewal that another tab made a moment ago.
    const isRenewed = await this.#renewal.renew(authTimings.overEarly);
    this.#failures = isRenewed ? 0 : this.#failures + 1;
    if (isRenewed) this.#since = requestCount;
    this.#wait(isRenewed ? renewalIn(authTimings.sessionLife) : retryIn(this.#failures));
  }
}
