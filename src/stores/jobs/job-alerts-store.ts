import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type AlertProblem, alertProblem, refusedAlert } from '../../core/jobs/alert-rules';
import type { JobFilters } from '../../core/jobs/job';
import { type AlertInput, inputOf, type JobAlert } from '../../core/jobs/job-alert';
import type { JobAlerting } from '../../core/jobs/job-alerting';
import { alertText as text } from '../../core/jobs/job-alerts-text';
import type { JobsPort } from '../../core/jobs/jobs-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { reinsert } from '../../core/shared/reinsert';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import type { LoginPromptStore } from '../login/login-prompt-store';
import type { ToastStore } from '../shared/toast-store';
import { optionalPart } from '../shell/optional-part';

const NOTHING: AlertInput = { designations: [], preferences: {} };

export class JobAlertsStore {
  alerts: readonly JobAlert[] = [];
  query: AlertInput = NOTHING;
  /** Choices for the form. Alerts are shown, and most criteria can be set, without them. */
  filters: JobFilters | undefined = undefined;
  problem: AlertProblem | undefined = undefined;
  busy = false;
  #offered: string | undefined;
  readonly #alerting: JobAlerting;
  readonly #lists: Pick<JobsPort, 'listJobFilters'>;
  readonly #loginPrompts: LoginPromptStore;
  readonly #toasts: ToastStore;

  constructor(
    alerting: JobAlerting,
    lists: Pick<JobsPort, 'listJobFilters'>,
    loginPrompts: LoginPromptStore,
    toasts: ToastStore,
  ) {
    this.#alerting = alerting;
    this.#lists = lists;
    this.#loginPrompts = loginPrompts;
    this.#toasts = toasts;
    makeAutoObservable(
      this,
      { alerts: observableRef, query: observableRef, filters: observableRef },
      { autoBind: true },
    );
  }

  async open(input: AlertInput, call?: Call): Promise<void> {
    const [alerts, filters] = await Promise.all([
      this.#alerting.list(call),
      this.filters ?? optionalPart(this.#lists.listJobFilters(undefined, call)),
    ]);
    runInAction(() => {
      this.query = input;
      this.alerts = alerts;
      this.filters = filters;
      this.problem = undefined;
    });
  }

  async askFilters(): Promise<void> {
    const filters = await this.#lists.listJobFilters();
    runInAction(() => {
      this.filters = filters;
    });
  }

  /** Returns whether the alert was saved. */
  async keep(): Promise<boolean> {
    if (this.busy) return false;
    this.problem = alertProblem(this.query, this.alerts);
    if (this.problem) return false;
    const outcome = this.#alerting.keep(this.query);
    if (outcome.kind === 'blocked') {
      this.#loginPrompts.open(outcome.loginPrompt, 'jobAlert');
      return false;
    }
    return this.#work(async () => this.#savedNow(await outcome.saved));
  }

  /** Removed at once; restored if the request fails or the user presses Undo. */
  async remove(alert: JobAlert): Promise<void> {
    const before = this.alerts;
    this.#show(before.filter(({ id }) => id !== alert.id));
    this.problem = undefined;
    try {
      await this.#alerting.remove(alert);
      this.#offerBack(alert);
    } catch (error) {
      this.#show(reinsert(this.alerts, before, alert.id));
      this.#showMessage(error);
    }
  }

  /** Offers Undo only for the last deleted alert, because equal messages would be merged. */
  #offerBack(alert: JobAlert): void {
    const undo = async () => {
      const done = await this.#work(() => this.#restore(alert));
      if (!done && !this.problem) this.#offerBack(alert);
    };
    if (this.#offered) this.#toasts.remove(this.#offered);
    this.#offered = this.#toasts.show({
      type: 'success',
      text1: text.removed,
      props: { linkText: text.undo, onLinkClick: () => void undo() },
    });
  }

  async #restore(alert: JobAlert): Promise<void> {
    const outcome = this.#alerting.keep(inputOf(alert));
    if (outcome.kind === 'blocked') this.#loginPrompts.open(outcome.loginPrompt, 'jobAlert');
    else this.#show([await outcome.saved, ...this.alerts]);
  }

  #savedNow(alert: JobAlert): void {
    this.#show([alert, ...this.alerts]);
    this.#toasts.show({ type: 'success', text1: text.created });
  }

  #show(alerts: readonly JobAlert[]): void {
    runInAction(() => {
      this.alerts = alerts;
    });
  }

  async #work(step: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await step();
      return true;
    } catch (error) {
      this.#showMessage(error);
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  /** Shows the problem in the form when the alert caused it; the choices stay. */
  #showMessage(error: unknown): void {
    if (!(error instanceof Failure)) throw error;
    const problem = refusedAlert(error);
    runInAction(() => {
      this.problem = problem;
    });
    if (problem) return;
    const text1 = error.kind === 'offline' ? text.offline : retryAfterMessageOr(error, text.failed);
    this.#toasts.fail(error, text1);
  }
}
