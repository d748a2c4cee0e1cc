import { endsSession } from '../../core/login/session-end';
import { Failure } from '../../core/shared/failure';
import type { ErrorLogPort } from '../../core/shell/error-log-port';
import { failureToast } from '../../core/shell/failure-toast';
import type { Catalogue } from '../../core/shell/messages';
import { pageNameOf } from '../../core/shell/page-name';
import type { ScreenId } from '../../core/shell/screens';
import type { SessionEndStore } from '../login/session-end-store';
import type { ToastStore } from '../shared/toast-store';

const MAX_LENGTH = 2000;

/** Single handler for unexpected failures: logs them and shows the product's message. */
export class FailureStore {
  readonly #toasts: ToastStore;
  readonly #errors: ErrorLogPort;
  readonly #catalogue: Catalogue;
  readonly #sessionEnd: SessionEndStore;

  constructor(toasts: ToastStore, errors: ErrorLogPort, catalogue: Catalogue, sessionEnd: SessionEndStore) {
    this.#toasts = toasts;
    this.#errors = errors;
    this.#catalogue = catalogue;
    this.#sessionEnd = sessionEnd;
  }

  /** Logs without a toast, for failures that already have their own screen. */
  log(error: unknown, screen?: ScreenId): void {
    this.#log(error);
    if (error instanceof Failure && error.kind === 'unauthorised') this.#sessionEnd.end(pageNameOf(screen));
  }

  report(error: unknown, screen: ScreenId | undefined): void {
    this.#log(error);
    const { errors } = this.#catalogue.messages;
    if (isMissingFile(error)) this.#toasts.show({ type: 'failure', text1: errors.unavailable });
    if (!(error instanceof Failure)) return;
    const toast = failureToast(error, errors);
    if (endsSession(error)) this.#sessionEnd.end(pageNameOf(screen), toast?.text1);
    if (toast) this.#toasts.show(toast);
  }

  #log(error: unknown): void {
    // Browsers hide errors of third-party scripts; they are not ours to fix.
    if (error === null) return;
    if (error instanceof Failure && (error.kind === 'cancelled' || error.operation === 'logError')) return;
    const { text, extra } = reportOf(error);
    this.#errors.logError({ error: text.slice(0, MAX_LENGTH), display: 'WEB', extra }).catch(() => {});
  }
}

/** A missing chunk throws like a broken script, but the user is waiting for its content. */
const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && /^Loading (CSS )?chunk /.test(error.message);

/** Enough to debug, and no text written by a user. */
function reportOf(error: unknown): {
  readonly text: string;
  readonly extra: Readonly<Record<string, string | number>>;
} {
  if (!(error instanceof Failure)) {
    return {
      text: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown',
      extra: { type: 'script' },
    };
  }
  const { operation, status, kind } = error;
  if (operation === 'logout')
    return {
      text: `Logout API returned unexpected status: ${kind} ${status}`,
      extra: { type: 'logout API', level: 'error', operation, status },
    };
  return {
    text: `${operation} ${kind} ${status}`,
    extra: { type: 'api', level: 'error', operation, status },
  };
}
