import type { Ticket } from './grievances-port';

const HOUR = 3_600_000;
/** Within so many hours a person has read it, */
export const ACKNOWLEDGED_WITHIN_HOURS = 24;
/** and within so many days it is answered. */
export const RESOLVED_WITHIN_DAYS = 15;

/** Until when what has to happen. */
export const promisedBy = ({ receivedAt }: Pick<Ticket, 'receivedAt'>) => ({
  acknowledged: new Date(receivedAt.getTime() + ACKNOWLEDGED_WITHIN_HOURS * HOUR),
  closed: new Date(receivedAt.getTime() + RESOLVED_WITHIN_DAYS * 24 * HOUR),
});

/** What should have happened by now and did not; we say so ourselves. */
export function overdue(ticket: Ticket, now: number): 'ACKNOWLEDGEMENT' | 'ANSWER' | undefined {
  const by = promisedBy(ticket);
  if (!ticket.closedAt && by.closed.getTime() < now) return 'ANSWER';
  if (!ticket.acknowledgedAt && by.acknowledged.getTime() < now) return 'ACKNOWLEDGEMENT';
  return undefined;
}
