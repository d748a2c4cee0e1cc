import { makeAutoObservable, runInAction } from 'mobx';
import { Failure } from '../../core/shared/failure';
import type { Timers } from '../../core/shared/timers';
import type { Connectivity } from '../../core/shell/connectivity';
import type { HealthPort } from '../../core/shell/health-port';

const ASK_AGAIN = 10_000;

/** Whether the services are reachable; the device's own state is verified with a request. */
export class ConnectionStore {
  offline = false;
  checking = false;
  readonly #connectivity: Connectivity;
  readonly #health: HealthPort;
  readonly #timers: Timers;
  #cancel: (() => void) | undefined;
  #requestId = 0;
  readonly #retries = new Set<() => void>();

  constructor(connectivity: Connectivity, health: HealthPort, timers: Timers) {
    this.#connectivity = connectivity;
    this.#health = health;
    this.#timers = timers;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Watches until the returned function is called. */
  watch(): () => void {
    const stop = this.#connectivity.watch((online) => {
      if (!online || this.offline) void this.confirm();
    });
    if (!this.#connectivity.online()) void this.confirm();
    return () => {
      stop();
      this.#cancel?.();
    };
  }

  /** Retries when the connection is back, until the returned function is called. */
  retryWhenBack(retry: () => void): () => void {
    this.#retries.add(retry);
    // The device may report a connection that does not work.
    void this.confirm();
    return () => void this.#retries.delete(retry);
  }

  /** Sends a request to the services and repeats it while they are unreachable. */
  async confirm(): Promise<void> {
    this.#cancel?.();
    this.checking = true;
    this.#requestId += 1;
    const requestCount = this.#requestId;
    const reached = await this.#reach();
    // Ignore the result of an older check.
    if (requestCount !== this.#requestId) return;
    const isBack = this.offline && reached;
    runInAction(() => {
      this.checking = false;
      this.offline = !reached;
    });
    if (isBack) for (const retry of [...this.#retries]) retry();
    if (!reached) this.#cancel = this.#timers.after(ASK_AGAIN, () => void this.confirm());
  }

  /** Any response, even an error, proves a connection. */
  async #reach(): Promise<boolean> {
    try {
      await this.#health.readLiveness();
      return true;
    } catch (error) {
      return !(error instanceof Failure) || error.kind !== 'offline';
    }
  }
}
