import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type AlertProblem, alertProblem, refusedAlert } from '../../core/jobs/alert-rules';
import type { JobFilters } from '../../core/jobs/job';
import type { AlertWish, JobAlert } from '../../core/jobs/job-alert';
import type { JobAlerting } from '../../core/jobs/job-alerting';
import { alertWords as words } from '../../core/jobs/job-alerts-words';
import type { JobsPort } from '../../core/jobs/jobs-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { putBack } from '../../core/shared/put-back';
import { waitOr } from '../../core/shell/wait-or';
import type { GateStore } from '../login/gate-store';
import type { ToastStore } from '../shared/toast-store';
import { askAgain, leftOut } from '../shell/left-out';

const NOTHING: AlertWish = { designations: [], preferences: {} };

export class JobAlertsStore {
  alerts: readonly JobAlert[] = [];
  wish: AlertWish = NOTHING;
  /** Choices for the form. Alerts are shown, and most criteria can be set, without them. */
  filters: JobFilters | undefined = undefined;
  problem: AlertProblem | undefined = undefined;
  busy = false;
  asking = false;
  readonly #alerting: JobAlerting;
  readonly #lists: Pick<JobsPort, 'listJobFilters'>;
  readonly #gates: GateStore;
  readonly #toasts: ToastStore;

  constructor(
    alerting: JobAlerting,
    lists: Pick<JobsPort, 'listJobFilters'>,
    gates: GateStore,
    toasts: ToastStore,
  ) {
    this.#alerting = alerting;
    this.#lists = lists;
    this.#gates = gates;
    this.#toasts = toasts;
    makeAutoObservable(
      this,
      { alerts: observableRef, wish: observableRef, filters: observableRef },
      { autoBind: true },
    );
  }

  async open(wish: AlertWish, call?: Call): Promise<void> {
    const [alerts, filters] = await Promise.all([
      this.#alerting.list(call),
      this.filters ?? leftOut(this.#lists.listJobFilters(undefined, call)),
    ]);
    runInAction(() => {
      this.wish = wish;
      this.alerts = alerts;
      this.filters = filters;
      this.problem = undefined;
    });
  }

  async askFilters(): Promise<void> {
    if (this.asking) return;
    const filters = await askAgain(this, () => this.#lists.listJobFilters());
    runInAction(() => {
      this.filters = filters;
    });
  }

  /** Returns whether the alert was saved. */
  async keep(): Promise<boolean> {
    if (this.busy) return false;
    this.problem = alertProblem(this.wish, this.alerts);
    if (this.problem) return false;
    const outcome = this.#alerting.keep(this.wish);
    if (outcome.kind === 'blocked') {
      this.#gates.open(outcome.gate, 'jobAlert');
      return false;
    }
    return this.#work(async () => this.#keptNow(await outcome.kept));
  }

  /** Optimistic: a failure restores the alert. */
  async remove(alert: JobAlert): Promise<void> {
    const before = this.alerts;
    this.#show(before.filter(({ id }) => id !== alert.id));
    this.problem = undefined;
    try {
      await this.#alerting.remove(alert);
      this.#toasts.show({ type: 'success', text1: words.removed });
    } catch (error) {
      this.#show(putBack(this.alerts, before, alert.id));
      this.#say(error);
    }
  }

  #keptNow(alert: JobAlert): void {
    this.#show([alert, ...this.alerts]);
    this.#toasts.show({ type: 'success', text1: words.created });
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
      this.#say(error);
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  /** Shows the problem in the form when the alert caused it; the choices stay. */
  #say(error: unknown): void {
    if (!(error instanceof Failure)) throw error;
    const problem = refusedAlert(error);
    runInAction(() => {
      this.problem = problem;
    });
    if (problem) return;
    const text1 = error.kind === 'offline' ? words.offline : waitOr(error, words.failed);
    this.#toasts.fail(error, text1);
  }
}
