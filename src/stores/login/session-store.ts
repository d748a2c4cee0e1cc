import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CurrentSession } from '../../core/login/current-session';
import type { ProfilePort } from '../../core/login/profile-port';
import { type LoginPrompt, type Role, requiredLoginPrompt, type Session } from '../../core/login/session';
import { SIGNED_IN_COOKIE } from '../../core/login/session-cookies';
import { readUserData, USER_DATA_COOKIE } from '../../core/login/user-data';
import type { Call } from '../../core/shared/call';
import type { Cookies } from '../../core/shared/cookies';
import { Failure } from '../../core/shared/failure';

/** Requires the marker cookie and readable user data; broken data counts as signed out. */
const isSignedInCookie = (cookies: Cookies): boolean =>
  cookies.read(SIGNED_IN_COOKIE) === '1' && readUserData(cookies.read(USER_DATA_COOKIE)).kind !== 'broken';

const ANONYMOUS: Session = { profile: undefined };

export class SessionStore implements CurrentSession {
  session: Session = ANONYMOUS;
  /** The page's account, from its first profile on. Only a new page can belong to another account. */
  accountId: string | undefined = undefined;
  /** The status of the failed profile request, or 200 if it had none. */
  errorCode: number | undefined = undefined;
  readonly #profiles: ProfilePort;
  readonly #cookies: Cookies;
  #pending: Promise<void> | undefined;
  #isOpening = false;

  constructor(profiles: ProfilePort, cookies: Cookies) {
    this.#profiles = profiles;
    this.#cookies = cookies;
    makeAutoObservable(this, { session: observableRef }, { autoBind: true });
  }

  get signedIn(): boolean {
    return this.session.profile !== undefined;
  }

  missing(role: Role): LoginPrompt | undefined {
    return requiredLoginPrompt(this.session, role);
  }

  /** Runs once, before the first screen loads its data, because that may depend on the user. */
  ensure(call?: Call): Promise<void> {
    this.#pending ??= this.open(call);
    return this.#pending;
  }

  /** Loads the profile if the visitor is signed in. An expired session counts as signed out. */
  async open(call?: Call): Promise<void> {
    if (!isSignedInCookie(this.#cookies)) return this.forget();
    this.#isOpening = true;
    try {
      const profile = await this.#profiles.readProfile(undefined, call);
      runInAction(() => {
        this.accountId ??= profile.accountId;
        this.session = profile.accountId === this.accountId ? { profile } : ANONYMOUS;
        this.errorCode = undefined;
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.errorCode = error.status || 200;
      });
      if (error.kind === 'unauthorised') this.forget();
      // An unknown result is not a logout: the next screen requests the profile again.
      else this.#pending = undefined;
    } finally {
      this.#isOpening = false;
    }
  }

  /** Whether another tab logged a member in while this page shows a visitor. */
  missedLogin(): boolean {
    return this.accountId === undefined && !this.#isOpening && isSignedInCookie(this.#cookies);
  }

  forget(): void {
    this.session = ANONYMOUS;
  }
}
