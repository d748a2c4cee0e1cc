import type { Kind } from '../../../core/notifications/notification';
import type { Language } from '../../../core/shared/languages';
import { serverTexts } from '../../texts';
import type { Services } from '../services';
import { claimQueued, type Taken, unreadNotice } from './claim-queued';
import { dropDevice, readDevices } from './device-queries';
import type { NoticeRow } from './notice-queries';
import { hideBox, readPlace } from './notification-boxes';
import { textsOf } from './present';
import { clickKey } from './push-click';
import type { PushSender } from './push-sender';
import { subscriptionIn } from './subscription';

type Sending = Pick<Services, 'db' | 'cursors' | 'now' | 'newId'>;

const MAX_WAIT_SECONDS = 6 * 3600;

/** A queued message is deleted before it is sent: a lost message is better than a duplicate. */
export async function sendPushes(services: Sending, sender: PushSender): Promise<number> {
  const rows = await claimQueued(services, 'push');
  for (const line of rows) await sendLine(services, sender, line);
  return rows.length;
}

async function sendLine(services: Sending, sender: PushSender, line: Taken): Promise<void> {
  const text = line.notice_id === null ? digestText(line.figure) : await noticeText(services, line.notice_id);
  // Deleted or already read notices are not pushed.
  if (text === undefined) return;
  const { box, device } = readPlace(services, line.id, line.box);
  for (const token of await readDevices(services.db, box)) {
    const subscription = subscriptionIn(token);
    if (!subscription || (device !== undefined && device !== token)) continue;
    const outcome = await sender.send(subscription, text);
    if (outcome === 'gone') await dropDevice(services.db, box, token);
    if (typeof outcome === 'object') await sendLater(services, line, { box, token }, outcome.busyFor);
  }
}

/** Retries only the device whose service is busy, at the time it asked for; the others have their message. */
async function sendLater(
  services: Sending,
  { notice_id, figure }: Taken,
  { box, token }: { readonly box: string; readonly token: string },
  seconds: number,
): Promise<void> {
  const id = services.newId();
  const wait = Math.min(seconds, MAX_WAIT_SECONDS) * 1000;
  await services.db
    .insertInto('push_outbox')
    .values({
      id,
      channel: 'push',
      box: hideBox(services, id, box, [token]),
      notice_id,
      figure,
      due_at: new Date(services.now().getTime() + wait),
    })
    .execute();
}

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
