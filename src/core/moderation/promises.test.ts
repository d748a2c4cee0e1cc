import { describe, expect, it } from 'vitest';
import type { Ticket } from './grievances-port';
import { overdue, promisedBy } from './promises';

const position = (text: string) => new Date(text);
const received: Ticket = {
  number: 'GR-7K2Q-9XWM-4TZB-RD3H',
  state: 'RECEIVED',
  receivedAt: position('2026-11-20T06:00:00Z'),
  acknowledgedAt: undefined,
  closedAt: undefined,
};
const read = { ...received, acknowledgedAt: position('2026-11-20T08:00:00Z') };

describe('[R-149] the grievance deadlines', () => {
  it('the grievance deadlines are 24 hours to acknowledge and 15 days to answer', () =>
    expect(promisedBy(received)).toEqual({
      acknowledged: position('2026-11-21T06:00:00Z'),
      closed: position('2026-12-05T06:00:00Z'),
    }));

  it('the grievance deadlines are not overdue until the last moment has passed', () => {
    const late = (ticket: Ticket, now: string) => overdue(ticket, position(now).getTime());
    expect(late(received, '2026-11-21T06:00:00Z')).toBeUndefined();
    expect(late(received, '2026-11-21T06:00:01Z')).toBe('ACKNOWLEDGEMENT');
    expect(late(read, '2026-12-05T06:00:00Z')).toBeUndefined();
    expect(late(read, '2026-12-05T06:00:01Z')).toBe('ANSWER');
    expect(
      late({ ...read, closedAt: position('2026-12-04T06:00:00Z') }, '2027-01-01T00:00:00Z'),
    ).toBeUndefined();
  });
});
