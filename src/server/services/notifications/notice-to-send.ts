import type { Kind } from '../../../core/notifications/notification';
import type { Services } from '../services';
import type { NoticeRow } from './notice-queries';
import { type Message, unreadNotice } from './outbox';
import type { BoxChannel } from './push-queries';
import { isSentNow } from './queue-pushes';

/**
 * The notice of a message that is sent now. Undefined if it was deleted or read in the meantime, or waits for the digest;
 * that is decided and counted with the first attempt.
 */
export async function noticeToSend(
  services: Pick<Services, 'db' | 'now'>,
  { attempts }: Message,
  noticeId: string,
  way: BoxChannel,
): Promise<NoticeRow | undefined> {
  const row = await unreadNotice(services.db, noticeId);
  if (!row || attempts > 1) return row;
  return (await isSentNow(services, way, row.variant as Kind)) ? row : undefined;
}
