import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  ContributionPage,
  ContributionQuery,
  ContributionsPort,
} from '../../core/contributions/contributions-port';
import type { UnsentForm, UnsentForms } from '../../core/contributions/unsent-forms';
import { WORK_KINDS } from '../../core/contributions/work-forms';
import type { Call } from '../../core/shared/call';

const NOTHING: ContributionPage = { items: [], counts: [], pages: 0 };

export class ContributionsStore {
  page: ContributionPage = NOTHING;
  query: ContributionQuery = {};
  started: readonly UnsentForm[] = [];
  readonly #port: ContributionsPort;
  readonly #forms: UnsentForms;

  constructor(port: ContributionsPort, forms: UnsentForms) {
    this.#port = port;
    this.#forms = forms;
    makeAutoObservable(
      this,
      { page: observableRef, query: observableRef, started: observableRef },
      { autoBind: true },
    );
  }

  /** The drafts for the current filter; only on the first page, before the submitted items. */
  get unsent(): readonly UnsentForm[] {
    const { kind, page = 1 } = this.query;
    return page > 1
      ? []
      : this.started.filter((form) => kind === undefined || WORK_KINDS[form.kind] === kind);
  }

  /** Drafts are unknown during server rendering. */
  recall(): void {
    this.started = this.#forms.list();
  }

  async open(query: ContributionQuery, call?: Call): Promise<void> {
    const page = await this.#port.listContributions(query, call);
    runInAction(() => {
      this.page = page;
      this.query = query;
    });
  }
}
