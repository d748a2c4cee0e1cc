import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DecisionInput, ModerationPort, QueueItem } from '../../core/moderation/moderation-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { type Loadable, loaded } from '../../core/shared/loadable';

export class ModerationStore {
  queue: Loadable<readonly QueueItem[]> = { state: 'IDLE' };
  readonly #port: ModerationPort;

  constructor(port: ModerationPort) {
    this.#port = port;
    makeAutoObservable(this, { queue: observableRef }, { autoBind: true });
  }

  /** Users without the staff role see an explanation instead of an error. */
  get forbidden(): boolean {
    if (this.queue.state !== 'FAILURE') return false;
    const { kind } = this.queue.failure;
    return kind === 'forbidden' || kind === 'unauthorised';
  }

  async open(call?: Call): Promise<void> {
    this.queue = { state: 'LOADING' };
    try {
      const value = await this.#port.listQueue(undefined, call);
      runInAction(() => {
        this.queue = { state: 'SUCCESS', value };
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.queue = { state: 'FAILURE', failure: error };
      });
    }
  }

  /** Removes the decided item from the queue. */
  async decide(decision: DecisionInput): Promise<void> {
    await this.#port.decide(decision);
    const { kind, id } = decision;
    const left = (loaded(this.queue) ?? []).filter(
      (queueItem) => queueItem.kind !== kind || queueItem.id !== id,
    );
    runInAction(() => {
      this.queue = { state: 'SUCCESS', value: left };
    });
  }
}
