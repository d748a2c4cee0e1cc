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

/** What the account's owner gave to everybody. */
export class ContributionsStore {
  page: ContributionPage = NOTHING;
  wish: ContributionWish = {};
  /** What was typed in this tab and not sent. */
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

  /** What of it belongs on the list that is looked at: it comes before everything that was sent. */
  get unsent(): readonly UnsentForm[] {
    const { kind, page = 1 } = this.wish;
    return page > 1 ? [] : this.begun.filter((one) => kind === undefined || WORK_KINDS[one.kind] === kind);
  }

  /** Not known where the page is made. */
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
