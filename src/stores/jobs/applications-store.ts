import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { applicationsText as text } from '../../core/jobs/applications-text';
import type { Applying } from '../../core/jobs/apply-for-job';
import type { JobApplication } from '../../core/jobs/job-application';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { reinsert } from '../../core/shared/reinsert';
import { offlineMessageOr } from '../../core/shell/offline-message-or';
import type { ToastStore } from '../shared/toast-store';

export class ApplicationsStore {
  applications: readonly JobApplication[] = [];
  readonly #applying: Applying;
  readonly #toasts: ToastStore;

  constructor(applying: Applying, toasts: ToastStore) {
    this.#applying = applying;
    this.#toasts = toasts;
    makeAutoObservable(this, { applications: observableRef }, { autoBind: true });
  }

  async open(call?: Call): Promise<void> {
    this.#show(await this.#applying.list(call));
  }

  /** Optimistic: restores the application after a failure. */
  async withdraw(application: JobApplication): Promise<void> {
    const before = this.applications;
    this.#show(before.filter(({ id }) => id !== application.id));
    try {
      await this.#applying.withdraw(application);
      this.#toasts.show({ type: 'success', text1: text.withdrawn });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.#show(reinsert(this.applications, before, application.id));
      this.#toasts.fail(error, offlineMessageOr(error, text.withdrawFailed));
    }
  }

  #show(applications: readonly JobApplication[]): void {
    runInAction(() => {
      this.applications = applications;
    });
  }
}
