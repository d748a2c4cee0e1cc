import { contributionProblems } from '../../core/contributions/problem-text';
import { jobText as copy } from '../../core/contributions/text';
import type { LoginPrompt } from '../../core/login/session';
import type { Failure } from '../../core/shared/failure';
import type { LoginContext } from '../../core/shell/login-context';
import { problemMessage } from '../../core/shell/problem-message';
import type { LoginPromptStore } from '../login/login-prompt-store';
import type { ToastStore } from '../shared/toast-store';

/** Shows what a contribution form cannot show at its fields. */
export class ContributionFeedback {
  readonly #loginPrompts: LoginPromptStore;
  readonly #toasts: ToastStore;

  constructor(loginPrompts: LoginPromptStore, toasts: ToastStore) {
    this.#loginPrompts = loginPrompts;
    this.#toasts = toasts;
  }

  askToLogIn(loginPrompt: LoginPrompt, context: LoginContext): void {
    this.#loginPrompts.open(loginPrompt, context);
  }

  removed(text1: string): void {
    this.#toasts.show({ type: 'success', text1 });
  }

  /** After the member has begun another contribution or opened another page. */
  thank(text2: string): void {
    this.#toasts.show({ type: 'success', text1: copy.thanks, text2 });
  }

  /** After the member has begun another contribution or opened another page. */
  failed(failure: Failure, company: string): void {
    const text1 = this.explain(failure);
    if (text1) this.#toasts.show({ type: 'failure', text1, text2: company });
  }

  /** The message for the form; undefined after the end of the session, which the page explains. */
  explain(failure: Failure): string | undefined {
    if (failure.kind === 'unauthorised') return void this.#toasts.fail(failure);
    if (failure.kind === 'offline') return copy.offline;
    const conflict = failure.kind === 'conflict' || failure.kind === 'limited';
    return conflict ? problemMessage(failure, contributionProblems, copy.failed) : copy.failed;
  }
}
