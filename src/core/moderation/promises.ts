import type { Ticket } from './grievances-port';

const HOUR = 3_600_000;
export const ACKNOWLEDGED_WITHIN_HOURS = 24;
export const RESOLVED_WITHIN_DAYS = 15;

export const promisedBy = ({ receivedAt }: Pick<Ticket, 'receivedAt'>) => ({
  acknowledged: new Date(receivedAt.getTime() + ACKNOWLEDGED_WITHIN_HOURS * HOUR),
  closed: new Date(receivedAt.getTime() + RESOLVED_WITHIN_DAYS * 24 * HOUR),
});

/** The missed deadline, if any; the site shows it openly. */
export function overdue(ticket: Ticket, now: number): 'ACKNOWLEDGEMENT' | 'ANSWER' | undefined {
  const by = promisedBy(ticket);
  if (!ticket.closedAt && by.closed.getTime() < now) return 'ANSWER';
  if (!ticket.acknowledgedAt && by.acknowledged.getTime() < now) return 'ACKNOWLEDGEMENT';
  return undefined;
}
