import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { GrievancesPort, Ticket } from '../../core/moderation/grievances-port';
import { readTicketNumber } from '../../core/moderation/ticket-number';
import type { Call } from '../../core/shared/call';
import { Failure } from '../../core/shared/failure';

/** How far the answer to a grievance is, for whoever knows its number. */
export class TicketStore {
  /** As it was typed. */
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

  /** What was typed is no number, or nothing was. */
  refuse(): void {
    this.ticket = undefined;
    this.problem = 'shape';
  }

  /** The number of an address; empty where it names none. */
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
