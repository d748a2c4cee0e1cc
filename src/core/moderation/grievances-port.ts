import type { Call } from '../shared/call';

export const GRIEVANCE_KINDS = [
  'PRIVACY',
  'ABUSE',
  'UNTRUE',
  'RIGHTS',
  'DECISION',
  'ACCOUNT',
  'AUTHORITY',
  'OTHER',
] as const;
export type GrievanceKind = (typeof GRIEVANCE_KINDS)[number];

export interface GrievanceInput {
  readonly kind: GrievanceKind;
  /** The path of a page on this site. */
  readonly about: string | undefined;
  readonly text: string;
  /** Used only to send the answer. */
  readonly email: string;
}

export type TicketState = 'RECEIVED' | 'ACKNOWLEDGED' | 'RESOLVED' | 'REJECTED';

export interface Ticket {
  readonly number: string;
  readonly state: TicketState;
  readonly receivedAt: Date;
  readonly acknowledgedAt: Date | undefined;
  readonly closedAt: Date | undefined;
}

export abstract class GrievancesPort {
  abstract fileGrievance(input: GrievanceInput & { readonly key: string }, call?: Call): Promise<Ticket>;
  abstract readTicket(input: { readonly ticket: string }, call?: Call): Promise<Ticket>;
}
