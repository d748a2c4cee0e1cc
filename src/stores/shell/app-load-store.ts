import { makeAutoObservable } from 'mobx';
import type { LoginMarks } from '../../core/login/login-marks';
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
    if (this.#marks.userDataBroken) this.#logBroken();
    const { initiated, returned } = this.#marks.finish(this.#session.signedIn);
    if (initiated) this.#reportOutcome(pageName);
    return returned;
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
