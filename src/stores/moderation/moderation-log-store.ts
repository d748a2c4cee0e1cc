import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoggedDecision, ModerationLogPort } from '../../core/moderation/moderation-log-port';
import type { Call } from '../../core/shared/call';
import type { Page } from '../../core/shared/page';

export class ModerationLogStore {
  page: Page<LoggedDecision> | undefined = undefined;
  readonly #port: ModerationLogPort;

  constructor(port: ModerationLogPort) {
    this.#port = port;
    makeAutoObservable(this, { page: observableRef }, { autoBind: true });
  }

  async open(cursor: string | undefined, call?: Call): Promise<void> {
    const page = await this.#port.listDecisions({ cursor, limit: 50 }, call);
    runInAction(() => {
      this.page = page;
    });
  }
}
