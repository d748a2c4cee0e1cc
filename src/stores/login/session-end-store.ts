import { makeAutoObservable, observableRef } from 'mobx';
import { READABLE_COOKIES } from '../../core/login/session-cookies';
import { isSignedInAs, signedInAccount } from '../../core/login/signed-in-as';
import type { Cookies } from '../../core/shared/cookies';
import type { AnalyticsPort } from '../../core/shell/analytics-port';
import type { InFlight } from '../../core/shell/in-flight';
import type { Parting } from '../../core/shell/parting';
import type { SessionStore } from './session-store';

/** How the session of this page ends. Many refused calls end it once. */
export class SessionEndStore {
  /** The services no longer accept the session: the page asks to log in again. */
  due = false;
  /** What the next page says to the member who signed out on this one. */
  parting: Parting | undefined = undefined;
  /** What the next page says about the action that was refused on this one. */
  refusal: string | undefined = undefined;
  readonly #session: SessionStore;
  readonly #inFlight: InFlight;
  readonly #analytics: AnalyticsPort;
  readonly #cookies: Cookies;

  constructor(session: SessionStore, inFlight: InFlight, analytics: AnalyticsPort, cookies: Cookies) {
    this.#session = session;
    this.#inFlight = inFlight;
    this.#analytics = analytics;
    this.#cookies = cookies;
    makeAutoObservable(this, { parting: observableRef }, { autoBind: true });
  }

  /** The account of this page signed out, lost its session, or made way for another one: the page has to go. */
  get isOver(): boolean {
    return this.#session.accountId !== undefined && !this.#session.signedIn;
  }

  end(pageName: string, refusal?: string): void {
    this.refusal ??= refusal;
    if (this.due) return;
    this.due = !this.#isReplaced();
    this.#session.forget();
    this.#inFlight.cancel();
    if (!this.due) return;
    this.#analytics.recordEvent({ eventType: 'signOut', pageName }).catch(() => {});
    // The key to what the member typed goes with them.
    for (const name of READABLE_COOKIES) this.#cookies.write(name, '', 0);
  }

  /** The member signed out: what is still on its way would be refused and end the session again. */
  leave(parting: Parting): void {
    this.#inFlight.cancel();
    this.parting = parting;
    this.#session.forget();
  }

  /** Another tab may have signed the account out, or another one in, without this page hearing of it. */
  look(): void {
    const { accountId } = this.#session;
    if (accountId === undefined || isSignedInAs(this.#cookies, accountId)) return;
    this.#inFlight.cancel();
    this.#session.forget();
  }

  /** Refused because another member is signed in, who has nothing to log in for. */
  #isReplaced(): boolean {
    const { accountId } = this.#session;
    const account = signedInAccount(this.#cookies);
    return accountId !== undefined && account !== undefined && account !== accountId;
  }

  done(): void {
    this.due = false;
    this.refusal = undefined;
  }
}
