import type { Kind } from '../../../core/notifications/notification';
import type { Language } from '../../../core/shared/languages';
import { serverTexts } from '../../texts';
import type { Services } from '../services';
import { endOfHour } from '../shared/cut-to-hour';
import { dropDevice, readDevices } from './device-queries';
import type { NoticeRow } from './notice-queries';
import { isDigestWanted, noticeToSend } from './notice-to-send';
import { readPlace } from './notification-boxes';
import { type Message, removeMessage, retryDevice, takeMessage } from './outbox';
import { textsOf } from './present';
import { clickKey } from './push-click';
import type { PushSender } from './push-sender';
import { subscriptionIn } from './subscription';

type Sending = Pick<Services, 'db' | 'cursors' | 'now' | 'newId'>;

const AT_ONCE = 50;
const MAX_WAIT_SECONDS = 6 * 3600;

interface Outside {
  readonly sender: PushSender;
  readonly stopping?: AbortSignal;
}

/**
 * Sends due messages and returns their number; one that waits for the digest is not sent. One that fails is tried again;
 * a device shows a repeated message once.
 */
export async function sendPushes(services: Sending, { sender, stopping }: Outside): Promise<number> {
  let sent = 0;
  while (sent < AT_ONCE && !stopping?.aborted) {
    const message = await takeMessage(services, 'push');
    if (!message) break;
    const place = readPlace(services, message.id, message.box);
    const text = await textOf(services, message, place.box);
    if (text !== undefined) {
      sent++;
      await sendMessage(services, sender, { ...message, ...place, text });
    }
    await removeMessage(services.db, message.id);
  }
  return sent;
}

async function textOf(services: Sending, message: Message, box: string): Promise<string | undefined> {
  const { notice_id, figure } = message;
  const way = { box, channel: 'push' } as const;
  if (notice_id === null) return (await isDigestWanted(services.db, way)) ? digestText(figure) : undefined;
  const row = await noticeToSend(services, message, notice_id, way);
  return row && messageOf(services, row);
}

interface Outgoing extends Message {
  readonly device: string | undefined;
  readonly text: string;
}

async function sendMessage(services: Sending, sender: PushSender, message: Outgoing): Promise<void> {
  const { box, device, text } = message;
  for (const token of await readDevices(services.db, box)) {
    const subscription = subscriptionIn(token);
    if (!subscription || (device !== undefined && device !== token)) continue;
    const outcome = await sender.send(subscription, text);
    if (outcome === 'gone') await dropDevice(services.db, box, token);
    // Only this device is tried again; the others have their message.
    if (outcome === 'failed') await retryDevice(services, message, { box, token }, undefined);
    if (typeof outcome === 'object')
      await retryDevice(services, message, { box, token }, hourAfter(services, outcome.busyFor));
  }
}

/** The end of that hour: an exact time would show when the text was written. */
const hourAfter = ({ now }: Sending, seconds: number): Date =>
  endOfHour(new Date(now().getTime() + Math.min(seconds, MAX_WAIT_SECONDS) * 1000));

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
