import { makeAutoObservable, runInAction } from 'mobx';
import type { LoginPort, SocialLogin } from '../../core/login/login-port';
import type { FailureName } from '../../core/login/reactions';
import { loginWords } from '../../core/login/words';
import { Failure } from '../../core/shared/failure';
import type { AnalyticsPort } from '../../core/shell/analytics-port';
import type { ErrorLogPort } from '../../core/shell/error-log-port';
import { plainText } from '../../core/shell/plain-text';
import { saidOr } from '../../core/shell/said-or';
import type { ToastStore } from '../shared/toast-store';

const LONGEST = 200;

export class SocialLoginStore {
  busy = false;
  readonly #login: LoginPort;
  readonly #toasts: ToastStore;
  readonly #errors: ErrorLogPort;
  readonly #analytics: AnalyticsPort;

  constructor(login: LoginPort, toasts: ToastStore, errors: ErrorLogPort, analytics: AnalyticsPort) {
    this.#login = login;
    this.#toasts = toasts;
    this.#errors = errors;
    this.#analytics = analytics;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Undefined if the sign-in failed; a message was then already shown. */
  async submit(login: SocialLogin): Promise<{ readonly isNew: boolean } | undefined> {
    this.busy = true;
    try {
      const signedIn = await this.#login.signInWithProvider(login);
      // A response without `isNew` is not a sign-in.
      if (typeof signedIn.isNew !== 'boolean') throw new Failure('contract', 'signInWithProvider', 0);
      return signedIn;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#tell(error);
      return undefined;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  /** Shows a message from the specification; the second line is the message of the provider, if it sent one. */
  fail(name: FailureName, says?: string): void {
    const { text1, text2 } = loginWords.failures[name];
    const own = plainText(says ?? '', LONGEST);
    this.#toasts.show({ type: 'failure', text1, text2: own || text2 });
  }

  say(text1: string): void {
    this.#toasts.show({ type: 'failure', text1 });
  }

  log(what: string, level: 'warning' | 'error' | 'fatal'): void {
    const report = { error: `login ${what}`, display: 'WEB', extra: { type: 'login', level } } as const;
    this.#errors.logError(report).catch(() => {});
  }

  track(eventType: string): void {
    const event = { eventType, pageName: 'login', entity: 'LoginAttempt_Social_API' };
    this.#analytics.recordEvent(event).catch(() => {});
  }

  #tell(failure: Failure): void {
    const own = plainText(saidOr(failure, ''), LONGEST);
    const { text1, text2 } = loginWords.failures.social;
    this.#toasts.show({ type: 'failure', text1: own || text1, text2: own ? undefined : text2 });
    this.log(`social ${failure.kind} ${failure.status}`, 'fatal');
    this.track('loginFailed');
  }
}
