import type { operations } from '../../../contracts/analytics';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import { readPreferences } from '../profile/account/preference-queries';
import type { Services } from '../services';
import { type Beacon, clipped, errorLine, eventLine } from './beacon';

const taken = { status: 204 } as const;

/**
 * Logs usage events in one line each, without their sender. Members who opted out are not counted; errors are always
 * logged.
 */
export const analyticsHandlers =
  (record: (beacon: Beacon) => void) =>
  ({ db }: Pick<Services, 'db'>): Handlers<operations> => {
    const count = async (caller: Caller | undefined, beacons: readonly Beacon[]) => {
      const isWanted = caller === undefined || (await readPreferences(db, caller.memberId)).analytics;
      if (isWanted) for (const beacon of beacons) record(beacon);
      return taken;
    };
    return {
      recordEvent: ({ body, caller }) => count(caller, [eventLine(body)]),
      recordEvents: ({ body, caller }) => count(caller, body.events.map(eventLine)),
      recordTiming: ({ body, caller }) =>
        count(caller, [{ kind: 'timing', name: body.name, page: body.pageName, value: body.milliseconds }]),
      recordVital: ({ body, caller }) =>
        count(caller, [
          {
            kind: 'vital',
            name: body.name,
            page: body.pageName,
            value: body.value,
            target: clipped(body.target),
          },
        ]),
      logError: ({ body }) => {
        record(errorLine(body));
        return taken;
      },
    };
  };
