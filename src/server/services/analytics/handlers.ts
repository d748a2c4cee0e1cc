import type { operations } from '../../../contracts/analytics';
import type { Handlers } from '../../http/handlers';
import { type Beacon, clipped, errorLine, eventLine } from './beacon';

const taken = { status: 204 } as const;

/** What the app reports about itself: counted and written down in one line each, never kept with who sent it. */
export const analyticsHandlers = (record: (beacon: Beacon) => void): Handlers<operations> => ({
  recordEvent: ({ body }) => {
    record(eventLine(body));
    return taken;
  },
  recordEvents: ({ body }) => {
    for (const event of body.events) record(eventLine(event));
    return taken;
  },
  recordTiming: ({ body }) => {
    record({ kind: 'timing', name: body.name, page: body.pageName, value: body.milliseconds });
    return taken;
  },
  recordVital: ({ body }) => {
    record({
      kind: 'vital',
      name: body.name,
      page: body.pageName,
      value: body.value,
      target: clipped(body.target),
    });
    return taken;
  },
  logError: ({ body }) => {
    record(errorLine(body));
    return taken;
  },
});
