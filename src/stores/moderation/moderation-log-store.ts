import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LogFilter, LoggedDecision, ModerationLogPort } from '../../core/moderation/moderation-log-port';
import type { Call } from '../../core/shared/call';
import type { Page } from '../../core/shared/page';

export class ModerationLogStore {
  page: Page<LoggedDecision> | undefined = undefined;
  filter: LogFilter = {};
  readonly #port: ModerationLogPort;

  constructor(port: ModerationLogPort) {
    this.#port = port;
    makeAutoObservable(this, { page: observableRef, filter: observableRef }, { autoBind: true });
  }

  async open(filter: LogFilter, cursor: string | undefined, call?: Call): Promise<void> {
    // Before the decisions arrive, so that a second filter pressed meanwhile adds to the first.
    this.filter = filter;
    const page = await this.#port.listDecisions({ ...filter, cursor, limit: 50 }, call);
    runInAction(() => {
      this.page = page;
    });
  }
}
