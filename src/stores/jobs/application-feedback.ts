import { applicationsText as text } from '../../core/jobs/applications-text';
import { jobProblems } from '../../core/jobs/problem-text';
import type { LoginPrompt } from '../../core/login/session';
import type { Failure } from '../../core/shared/failure';
import { problemMessage } from '../../core/shell/problem-message';
import type { LoginPromptStore } from '../login/login-prompt-store';
import type { ToastStore } from '../shared/toast-store';

/** Shows what the form of an application cannot show. */
export class ApplicationFeedback {
  readonly #loginPrompts: LoginPromptStore;
  readonly #toasts: ToastStore;

  constructor(loginPrompts: LoginPromptStore, toasts: ToastStore) {
    this.#loginPrompts = loginPrompts;
    this.#toasts = toasts;
  }

  askToLogIn(loginPrompt: LoginPrompt): void {
    this.#loginPrompts.open(loginPrompt, 'applyForJobs');
  }

  /** After the user has opened another page or the form of another job. */
  sent(title: string): void {
    this.#toasts.show({ type: 'success', text1: text.form.sent, text2: title });
  }

  /** After the user has opened another page or the form of another job. */
  failed(failure: Failure, title: string): void {
    if (failure.kind === 'unauthorised') this.#toasts.fail(failure);
    else this.#notSent(this.explain(failure), title);
  }

  /** After the user has opened another page or the form of another job. */
  unreadable(title: string): void {
    this.#notSent(text.problems.resume, title);
  }

  explain(failure: Failure): string {
    return problemMessage(failure, jobProblems, text.failed);
  }

  #notSent(text1: string, text2: string): void {
    this.#toasts.show({ type: 'failure', text1, text2 });
  }
}
