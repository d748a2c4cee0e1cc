import type { Kind } from '../../../core/notifications/notification';
import type { Language } from '../../../core/shared/languages';
import { serverTexts } from '../../texts';
import type { Services } from '../services';
import { dropDevice, readDevices } from './device-queries';
import type { NoticeRow } from './notice-queries';
import { readPlace } from './notification-boxes';
import { type Message, removeMessage, retryDevice, takeMessage, unreadNotice } from './outbox';
import { textsOf } from './present';
import { clickKey } from './push-click';
import { rewriteDay } from './push-queries';
import type { PushSender } from './push-sender';
import { subscriptionIn } from './subscription';

type Sending = Pick<Services, 'db' | 'cursors' | 'now' | 'newId'>;

const AT_ONCE = 50;
const MAX_WAIT_SECONDS = 6 * 3600;

interface Outside {
  readonly sender: PushSender;
  readonly stopping?: AbortSignal;
}

/** Sends due messages. One that fails is tried again; a device shows a repeated message once. */
export async function sendPushes(services: Sending, { sender, stopping }: Outside): Promise<number> {
  let taken = 0;
  while (taken < AT_ONCE && !stopping?.aborted) {
    const message = await takeMessage(services, 'push');
    if (!message) break;
    taken++;
    const { box } = readPlace(services, message.id, message.box);
    await rewriteDay(services.db, { box, channel: 'push' });
    await sendMessage(services, sender, message);
    await removeMessage(services.db, message.id);
  }
  return taken;
}

async function sendMessage(services: Sending, sender: PushSender, message: Message): Promise<void> {
  const text =
    message.notice_id === null ? digestText(message.figure) : await noticeText(services, message.notice_id);
  // Deleted or already read notices are not pushed.
  if (text === undefined) return;
  const { box, device } = readPlace(services, message.id, message.box);
  for (const token of await readDevices(services.db, box)) {
    const subscription = subscriptionIn(token);
    if (!subscription || (device !== undefined && device !== token)) continue;
    const outcome = await sender.send(subscription, text);
    if (outcome === 'gone') await dropDevice(services.db, box, token);
    // Only this device is tried again; the others have their message.
    if (outcome === 'failed') await retryDevice(services, message, { box, token }, undefined);
    if (typeof outcome === 'object')
      await retryDevice(services, message, { box, token }, timeAfter(services, outcome.busyFor));
  }
}

const timeAfter = ({ now }: Sending, seconds: number): Date =>
  new Date(now().getTime() + Math.min(seconds, MAX_WAIT_SECONDS) * 1000);

interface PushText {
  readonly title: string;
  readonly body: string;
}

/** In both languages: the device chooses, so that no language is stored with it. */
const pushMessage = (
  textIn: (language: Language) => PushText,
  target: { url: string; tag: string },
): string => JSON.stringify({ ...textIn('en'), hi: textIn('hi'), ...target });

const digestText = (figure: number): string =>
  pushMessage(
    (language) => {
      const { digest, digestBody } = serverTexts[language].outside;
      return { title: digest(figure), body: digestBody };
    },
    { url: '/notifications', tag: 'digest' },
  );

async function noticeText(services: Sending, id: string): Promise<string | undefined> {
  const row = await unreadNotice(services.db, id);
  return row && messageOf(services, row);
}

/** Shown on locked screens next to the device's owner, so it never quotes text written under an alias. */
function messageOf(services: Sending, row: NoticeRow): string {
  // Notices of the account quote nothing; a decision on a chat message does.
  const isQuoted = row.text && row.variant !== 'review-status';
  const query = new URLSearchParams({ notification_id: row.id, k: clickKey(services, row.id) });
  return pushMessage(
    (language) => {
      const { title, body } = textsOf(row, language);
      const { titles, body: outsideBody } = serverTexts[language].outside;
      return isQuoted
        ? { title, body }
        : { title: titles[row.variant as Kind](row.figure), body: outsideBody };
    },
    { url: `${textsOf(row, 'en').cta}?${query}`, tag: row.id },
  );
}
