import { endsSession } from '../../core/login/session-end';
import { Failure } from '../../core/shared/failure';
import type { ErrorLogPort } from '../../core/shell/error-log-port';
import { failureToast } from '../../core/shell/failure-toast';
import type { Catalogue } from '../../core/shell/messages';
import type { SessionEndStore } from '../login/session-end-store';
import type { ToastStore } from '../shared/toast-store';

const LONGEST = 2000;

/** The one place every failure nobody expected ends: it is logged, and told in the product's words. */
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

  /** Logs it; a screen of its own already says what happened. */
  log(error: unknown, pageName = 'none'): void {
    this.#log(error);
    if (error instanceof Failure && error.kind === 'unauthorised') this.#sessionEnd.end(pageName);
  }

  tell(error: unknown, pageName: string): void {
    this.#log(error);
    const { errors } = this.#catalogue.messages;
    if (isMissingFile(error)) this.#toasts.show({ type: 'failure', text1: errors.unavailable });
    if (!(error instanceof Failure)) return;
    const toast = failureToast(error, errors);
    if (endsSession(error)) this.#sessionEnd.end(pageName, toast?.text1);
    if (toast) this.#toasts.show(toast);
  }

  #log(error: unknown): void {
    // What broke in another company's script is hidden by the browser, and is not ours to mend.
    if (error === null) return;
    if (error instanceof Failure && (error.kind === 'cancelled' || error.operation === 'logError')) return;
    const { text, extra } = reportOf(error);
    this.#errors.logError({ error: text.slice(0, LONGEST), display: 'WEB', extra }).catch(() => {});
  }
}

/** A file that does not come throws as a broken script does, but somebody waits for what is in it. */
const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && /^Loading (CSS )?chunk /.test(error.message);

/** Enough to mend it, and nothing a person wrote. */
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
