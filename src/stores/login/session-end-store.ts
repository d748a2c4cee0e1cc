import { makeAutoObservable, observableRef } from 'mobx';
import { READABLE_COOKIES } from '../../core/login/session-cookies';
import { isSignedInAs, signedInAccount } from '../../core/login/signed-in-as';
import type { Cookies } from '../../core/shared/cookies';
import type { AnalyticsPort } from '../../core/shell/analytics-port';
import type { InFlight } from '../../core/shell/in-flight';
import type { PendingToast } from '../../core/shell/pending-toast';
import type { SessionStore } from './session-store';

/** Ends the session of this page once, even if many requests were refused. */
export class SessionEndStore {
  /** The services no longer accept the session: the page prompts for a new login. */
  due = false;
  pendingToast: PendingToast | undefined = undefined;
  refusal: string | undefined = undefined;
  /** A sign-out is under way: it ends the session itself, with its message. */
  isLeaving = false;
  readonly #session: SessionStore;
  readonly #inFlight: InFlight;
  readonly #analytics: AnalyticsPort;
  readonly #cookies: Cookies;

  constructor(session: SessionStore, inFlight: InFlight, analytics: AnalyticsPort, cookies: Cookies) {
    this.#session = session;
    this.#inFlight = inFlight;
    this.#analytics = analytics;
    this.#cookies = cookies;
    makeAutoObservable(this, { pendingToast: observableRef, isLeaving: false }, { autoBind: true });
  }

  /** The account of this page signed out, lost its session or was replaced: the page must restart. */
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
    // This also deletes the key to the member's unsent texts.
    for (const name of READABLE_COOKIES) this.#cookies.write(name, '', 0);
  }

  /** Cancels requests in flight: they would be refused and end the session again. */
  leave(pendingToast: PendingToast): void {
    this.#inFlight.cancel();
    this.pendingToast = pendingToast;
    this.#session.forget();
  }

  /** Another tab may have signed the account out or another one in, and its message may have been missed. */
  look(): void {
    const { accountId } = this.#session;
    if (this.isLeaving || accountId === undefined || isSignedInAs(this.#cookies, accountId)) return;
    this.#inFlight.cancel();
    this.#session.forget();
  }

  /** Refused because another member is signed in, so a login prompt would make no sense. */
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
