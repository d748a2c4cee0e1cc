import { makeAutoObservable, runInAction } from 'mobx';
import type { LoginPort, SocialLogin } from '../../core/login/login-port';
import { loginProblems } from '../../core/login/problem-text';
import type { FailureName } from '../../core/login/reactions';
import { loginText } from '../../core/login/text';
import { Failure } from '../../core/shared/failure';
import type { AnalyticsPort } from '../../core/shell/analytics-port';
import type { ErrorLogPort } from '../../core/shell/error-log-port';
import { plainText } from '../../core/shell/plain-text';
import { problemMessage } from '../../core/shell/problem-message';
import type { ToastStore } from '../shared/toast-store';

const MAX_LENGTH = 200;

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
      this.#reportFailure(error);
      return undefined;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  /** Shows a message from the specification; the second line is the message of the provider, if it sent one. */
  fail(name: FailureName, says?: string): void {
    const { text1, text2 } = loginText.failures[name];
    const own = plainText(says ?? '', MAX_LENGTH);
    this.#toasts.show({ type: 'failure', text1, text2: own || text2 });
  }

  showMessage(text1: string): void {
    this.#toasts.show({ type: 'failure', text1 });
  }

  log(label: string, level: 'warning' | 'error' | 'fatal'): void {
    const report = { error: `login ${label}`, display: 'WEB', extra: { type: 'login', level } } as const;
    this.#errors.logError(report).catch(() => {});
  }

  track(eventType: string): void {
    const event = { eventType, pageName: 'login', entity: 'LoginAttempt_Social_API' };
    this.#analytics.recordEvent(event).catch(() => {});
  }

  #reportFailure(failure: Failure): void {
    const own = problemMessage(failure, loginProblems, '') || plainText(messageIn(failure), MAX_LENGTH);
    const { text1, text2 } = loginText.failures.social;
    this.#toasts.show({ type: 'failure', text1: own || text1, text2: own ? undefined : text2 });
    this.log(`social ${failure.kind} ${failure.status}`, 'fatal');
    this.track('loginFailed');
  }
}

/** The message of a service with other codes; an empty text if it sent none. */
const messageIn = ({ message, kind }: Failure): string =>
  message === kind || kind === 'contract' ? '' : message;
