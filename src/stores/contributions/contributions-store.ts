import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  ContributionPage,
  ContributionsPort,
  ContributionWish,
} from '../../core/contributions/contributions-port';
import type { UnsentForm, UnsentForms } from '../../core/contributions/unsent-forms';
import { WORK_KINDS } from '../../core/contributions/work-forms';
import type { Call } from '../../core/shared/call';

const NOTHING: ContributionPage = { items: [], counts: [], pages: 0 };

export class ContributionsStore {
  page: ContributionPage = NOTHING;
  wish: ContributionWish = {};
  begun: readonly UnsentForm[] = [];
  readonly #port: ContributionsPort;
  readonly #forms: UnsentForms;

  constructor(port: ContributionsPort, forms: UnsentForms) {
    this.#port = port;
    this.#forms = forms;
    makeAutoObservable(
      this,
      { page: observableRef, wish: observableRef, begun: observableRef },
      { autoBind: true },
    );
  }

  /** The drafts for the current filter; only on the first page, before the submitted items. */
  get unsent(): readonly UnsentForm[] {
    const { kind, page = 1 } = this.wish;
    return page > 1 ? [] : this.begun.filter((one) => kind === undefined || WORK_KINDS[one.kind] === kind);
  }

  /** Drafts are unknown during server rendering. */
  recall(): void {
    this.begun = this.#forms.list();
  }

  async open(wish: ContributionWish, call?: Call): Promise<void> {
    const page = await this.#port.listContributions(wish, call);
    runInAction(() => {
      this.page = page;
      this.wish = wish;
    });
  }
}
