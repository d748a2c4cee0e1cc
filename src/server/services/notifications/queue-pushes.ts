import type { Kind } from '../../../core/notifications/notification';
import type { Channel } from '../../../core/notifications/notification-preferences-port';
import {
  indianTime,
  isDigestDue,
  onDay,
  type PushDay,
  preferenceFor,
  pushNow,
} from '../../../core/notifications/push-rules';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';
import type { NotifiedRow } from './notice-queries';
import {
  type Box,
  type BoxChannel,
  lockDay,
  type Queued,
  queue,
  readNoticePreferences,
  saveDay,
  waitingWays,
  wipeDays,
} from './push-queries';

type Db = Services['db'];
type Clock = Pick<Services, 'now' | 'newId' | 'cursors'>;

interface Announcement {
  readonly row: NotifiedRow;
  readonly box: Box;
  readonly channel: Channel;
}

/** Queues new notices for sending or for the digest. Boxes are locked in a fixed order to avoid deadlocks. */
export async function queuePushes(
  services: Clock,
  db: Db,
  reported: readonly NotifiedRow[],
  boxes: ReadonlyMap<string, Box>,
): Promise<void> {
  const reachable = reported
    .flatMap((row) => {
      const box = boxes.get(row.recipient_seal);
      return box ? box.reached.map((channel) => ({ row, box, channel })) : [];
    })
    .sort((item, other) => (placeOf(item) < placeOf(other) ? -1 : 1));
  for (const item of reachable) await announce(services, db, item);
}

const placeOf = ({ box, channel }: Announcement): string => `${box.seal} ${channel}`;

async function announce(clock: Clock, db: Db, { row, box, channel }: Announcement): Promise<void> {
  const { now, newId } = clock;
  const way: BoxChannel = { box: box.seal, channel };
  const { day: today } = indianTime(now());
  const day = onDay(await lockDay(db, way, today), today);
  switch (
    pushNow(preferenceFor(box.preferences, row.variant as Kind)[channel], box.preferences, day, now())
  ) {
    case 'send':
      await saveDay(db, way, { ...day, sent: day.sent + 1 });
      await queue(clock, db, [{ ...way, id: newId(), noticeId: row.id, figure: row.figure }]);
      return;
    case 'wait':
      await saveDay(db, way, { ...day, waiting: day.waiting + 1 });
      return;
    default:
      return;
  }
}

/** Counts that wait are written once more each time, like those that were sent (`rewriteDay`). */
export async function queueDigests(services: Clock & Pick<Services, 'db'>): Promise<void> {
  for (const way of await waitingWays(services.db))
    await inTransaction(services.db, (db) => queueDigest(services, db, way));
  await wipeDays(services.db);
}

async function queueDigest(clock: Clock, db: Db, way: BoxChannel): Promise<void> {
  const { now, newId } = clock;
  const { day: today } = indianTime(now());
  const preferences = await readNoticePreferences(db, way.box);
  const day: PushDay = onDay(await lockDay(db, way, today), today);
  if (!isDigestDue(preferences, day, now())) return;
  const digest: Queued = { ...way, id: newId(), noticeId: null, figure: day.waiting };
  await saveDay(db, way, { day: today, sent: day.sent + 1, waiting: 0, digestOn: today });
  await queue(clock, db, [digest]);
}
