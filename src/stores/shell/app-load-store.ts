import { makeAutoObservable } from 'mobx';
import {
  AUTH_TYPE,
  AUTH_TYPE_COOKIE,
  LOGIN_INITIATED,
  type LoginMarks,
  providerIn,
  USER_DATA_COOKIE,
} from '../../core/login/markers';
import { readUserData } from '../../core/login/user-data';
import type { AnalyticsPort } from '../../core/shell/analytics-port';
import type { ErrorLogPort } from '../../core/shell/error-log-port';
import type { SessionStore } from '../login/session-store';

/** Runs once per page load: records how a sign-in ended and clears its markers. */
export class AppLoadStore {
  userLoaded = false;
  readonly #session: SessionStore;
  readonly #marks: LoginMarks;
  readonly #analytics: AnalyticsPort;
  readonly #errors: ErrorLogPort;

  constructor(session: SessionStore, marks: LoginMarks, analytics: AnalyticsPort, errors: ErrorLogPort) {
    this.#session = session;
    this.#marks = marks;
    this.#analytics = analytics;
    this.#errors = errors;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  run(pageName: string): boolean {
    if (this.userLoaded) return false;
    this.userLoaded = true;
    const { cookies, storage } = this.#marks;
    if (readUserData(cookies.read(USER_DATA_COOKIE)).kind === 'broken') this.#logBroken();
    const initiated = providerIn(storage.read(LOGIN_INITIATED));
    const authType = providerIn(cookies.read(AUTH_TYPE_COOKIE));
    if (initiated) this.#reportOutcome(pageName);
    storage.remove(LOGIN_INITIATED);
    if (authType) storage.write(AUTH_TYPE, authType);
    else if (!this.#session.signedIn) storage.remove(AUTH_TYPE);
    if (authType) cookies.write(AUTH_TYPE_COOKIE, '', 0);
    return authType !== undefined && this.#session.signedIn;
  }

  #reportOutcome(pageName: string): void {
    const { signedIn } = this.#session;
    const entity = 'LoginAttempt_Social_API';
    this.#record({ eventType: signedIn ? 'loginSucceeded' : 'loginFailed', pageName, entity });
    if (signedIn) this.#record({ eventType: 'userLogin', pageName });
  }

  #record(event: Parameters<AnalyticsPort['recordEvent']>[0]): void {
    this.#analytics.recordEvent(event).catch(() => {});
  }

  #logBroken(): void {
    const report = { error: 'usr_data cannot be read', display: 'WEB', extra: { level: 'warning' } } as const;
    this.#errors.logError(report).catch(() => {});
  }
}
