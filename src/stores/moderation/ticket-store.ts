import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GrievancesPort, Ticket } from '../../core/moderation/grievances-port';
import { readTicketNumber } from '../../core/moderation/ticket-number';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';

export class TicketStore {
  typed = '';
  ticket: Ticket | undefined = undefined;
  problem: 'shape' | 'missing' | 'failed' | undefined = undefined;
  readonly #port: GrievancesPort;

  constructor(port: GrievancesPort) {
    this.#port = port;
    makeAutoObservable(this, { ticket: observableRef }, { autoBind: true });
  }

  type(typed: string): void {
    this.typed = typed;
    this.problem = undefined;
  }

  refuse(): void {
    this.ticket = undefined;
    this.problem = 'shape';
  }

  /** Reads the number from the page address; empty if it has none. */
  async open(typed: string, call?: Call): Promise<void> {
    this.typed = typed;
    this.ticket = undefined;
    const number = readTicketNumber(typed);
    this.problem = number === undefined && typed.trim() !== '' ? 'shape' : undefined;
    if (number === undefined) return;
    try {
      const ticket = await this.#port.readTicket({ ticket: number }, call);
      runInAction(() => {
        this.ticket = ticket;
      });
    } catch (error) {
      if (!(error instanceof Failure) || error.kind === 'cancelled') throw error;
      runInAction(() => {
        this.problem = error.kind === 'notFound' ? 'missing' : 'failed';
      });
    }
  }
}
