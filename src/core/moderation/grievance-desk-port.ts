import type { Call } from '../shared/call';
import type { GrievanceKind, Ticket, TicketState } from './grievances-port';

/** A grievance awaiting an answer, without the email address the answer goes to. */
export interface WaitingGrievance {
  readonly ticket: Ticket;
  readonly kind: GrievanceKind;
  readonly about: string | undefined;
  readonly text: string;
}

export interface GrievanceStep {
  readonly state: Exclude<TicketState, 'RECEIVED'>;
  /** Sent to the complainant; required when the grievance is closed. */
  readonly answer: string;
}

export abstract class GrievanceDeskPort {
  abstract listGrievances(input?: undefined, call?: Call): Promise<readonly WaitingGrievance[]>;
  abstract moveGrievance(input: GrievanceStep & { readonly ticket: string }, call?: Call): Promise<Ticket>;
}
