import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  GrievanceDeskPort,
  GrievanceStep,
  WaitingGrievance,
} from '../../core/moderation/grievance-desk-port';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';
import { type Loadable, loaded } from '../../core/shared/loadable';

export class GrievanceDeskStore {
  waiting: Loadable<readonly WaitingGrievance[]> = { state: 'IDLE' };
  readonly #port: GrievanceDeskPort;

  constructor(port: GrievanceDeskPort) {
    this.#port = port;
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  /** Users without the staff role see none of it. */
  get forbidden(): boolean {
    if (this.waiting.state !== 'FAILURE') return false;
    const { kind } = this.waiting.failure;
    return kind === 'forbidden' || kind === 'unauthorised';
  }

  async open(call?: Call): Promise<void> {
    this.waiting = { state: 'LOADING' };
    try {
      const value = await this.#port.listGrievances(undefined, call);
      runInAction(() => {
        this.waiting = { state: 'SUCCESS', value };
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      runInAction(() => {
        this.waiting = { state: 'FAILURE', failure: error };
      });
    }
  }

  /** Removes the grievance from the list once it is closed. */
  async move(ticket: string, step: GrievanceStep): Promise<void> {
    const moved = await this.#port.moveGrievance({ ticket, ...step });
    const saved = (loaded(this.waiting) ?? []).flatMap((waitingGrievance) => {
      if (waitingGrievance.ticket.number !== ticket) return [waitingGrievance];
      return moved.closedAt ? [] : [{ ...waitingGrievance, ticket: moved }];
    });
    runInAction(() => {
      this.waiting = { state: 'SUCCESS', value: saved };
    });
  }
}
