import type { Kind } from '../../../core/notifications/notification';
import { isChannelOn, preferenceFor } from '../../../core/notifications/push-rules';
import type { Services } from '../services';
import type { NoticeRow } from './notice-queries';
import { type Message, unreadNotice } from './outbox';
import { type BoxChannel, readNoticePreferences } from './push-queries';
import { isSentNow } from './queue-pushes';

/**
 * The notice of a message that is sent now. Undefined if it was deleted, read or turned off in the meantime, or waits for
 * the digest; that is decided and counted with the first attempt.
 */
export async function noticeToSend(
  services: Pick<Services, 'db' | 'now'>,
  { attempts }: Message,
  noticeId: string,
  way: BoxChannel,
): Promise<NoticeRow | undefined> {
  const row = await unreadNotice(services.db, noticeId);
  if (!row) return undefined;
  const kind = row.variant as Kind;
  const isSent =
    attempts > 1 ? await isStillOn(services.db, way, kind) : await isSentNow(services, way, kind);
  return isSent ? row : undefined;
}

const isStillOn = async (db: Services['db'], { box, channel }: BoxChannel, kind: Kind): Promise<boolean> =>
  preferenceFor(await readNoticePreferences(db, box), kind)[channel] !== 'OFF';

/** A digest counts notices of several kinds, so it ends when the last of them is turned off. */
export const isDigestWanted = async (db: Services['db'], { box, channel }: BoxChannel): Promise<boolean> =>
  isChannelOn(await readNoticePreferences(db, box), channel);
