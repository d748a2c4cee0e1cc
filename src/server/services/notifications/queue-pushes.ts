import type { Kind } from '../../../core/notifications/notification';
import {
  DIGEST_HOUR,
  indianTime,
  isChannelOn,
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
} from './push-queries';

type Db = Services['db'];
type Clock = Pick<Services, 'now' | 'newId' | 'cursors'>;

/**
 * Queues a message for each new notice and channel. Only the sender counts the messages of a day, in another transaction:
 * a count that is written together with a notice would link the box, and with it the member's other alias, to its alias.
 */
export async function queuePushes(
  services: Clock,
  db: Db,
  reported: readonly NotifiedRow[],
  boxes: ReadonlyMap<string, Box>,
): Promise<void> {
  const messages = reported.flatMap((row) => {
    const box = boxes.get(row.recipient_seal);
    if (!box) return [];
    const preference = preferenceFor(box.preferences, row.variant as Kind);
    return box.reached
      .filter((channel) => preference[channel] !== 'OFF')
      .map((channel) => ({
        id: services.newId(),
        box: box.seal,
        channel,
        noticeId: row.id,
        figure: row.figure,
      }));
  });
  await queue(services, db, messages);
}

/** Whether a message is sent now. If not, it is counted for the digest, and the caller removes it. */
export async function isSentNow(
  services: Pick<Services, 'db' | 'now'>,
  way: BoxChannel,
  kind: Kind,
): Promise<boolean> {
  const { db, now } = services;
  const preferences = await readNoticePreferences(db, way.box);
  const { day: today } = indianTime(now());
  return inTransaction(db, async (transaction) => {
    const day = onDay(await lockDay(transaction, way, today), today);
    const decision = pushNow(preferenceFor(preferences, kind)[way.channel], preferences, day, now());
    if (decision === 'send') await saveDay(transaction, way, { ...day, sent: day.sent + 1 });
    if (decision === 'wait') await saveDay(transaction, way, { ...day, waiting: day.waiting + 1 });
    return decision === 'send';
  });
}

export async function queueDigests(services: Clock & Pick<Services, 'db'>): Promise<void> {
  const { day: today, hour } = indianTime(services.now());
  if (hour < DIGEST_HOUR) return;
  for (const way of await waitingWays(services.db, today))
    await inTransaction(services.db, (db) => queueDigest(services, db, way));
}

async function queueDigest(clock: Clock, db: Db, way: BoxChannel): Promise<void> {
  const { now, newId } = clock;
  const { day: today } = indianTime(now());
  const preferences = await readNoticePreferences(db, way.box);
  const day: PushDay = onDay(await lockDay(db, way, today), today);
  if (!isChannelOn(preferences, way.channel)) return saveDay(db, way, { ...day, waiting: 0 });
  if (!isDigestDue(preferences, day, now())) return;
  const digest: Queued = { ...way, id: newId(), noticeId: null, figure: day.waiting };
  await saveDay(db, way, { day: today, sent: day.sent + 1, waiting: 0, digestOn: today });
  await queue(clock, db, [digest]);
}
