import { makeAutoObservable } from 'mobx';
import type { AnalyticsPort } from '../core/analytics/analytics-port';
import type { InFlight } from '../core/shell/in-flight';
import type { SessionStore } from './session-store';

/** What happens when the services no longer know who is signed in. Many refused calls end a session once. */
export class SessionEndStore {
  /** The page has to go to its signed-out state. */
  due = false;
  readonly #session: SessionStore;
  readonly #inFlight: InFlight;
  readonly #analytics: AnalyticsPort;

  constructor(session: SessionStore, inFlight: InFlight, analytics: AnalyticsPort) {
    this.#session = session;
    this.#inFlight = inFlight;
    this.#analytics = analytics;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  end(pageName: string): void {
    if (this.due) return;
    this.due = true;
    this.#session.forget();
    this.#inFlight.cancel();
    this.#analytics.recordEvent({ eventType: 'signOut', pageName }).catch(() => {});
  }

  /** Somebody left of their own will: what was still asked for them would be refused, and end the session again. */
  leave(): void {
    this.#inFlight.cancel();
    this.#session.forget();
  }

  done(): void {
    this.due = false;
  }
}
