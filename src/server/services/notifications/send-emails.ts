import type { Kind } from '../../../core/notifications/notification';
import type { Language } from '../../../core/shared/languages';
import type { Mail } from '../../mail/mailer';
import { serverTexts } from '../../texts';
import type { Services } from '../services';
import { readAddress } from './address-queries';
import type { Post } from './email-handlers';
import { notificationEmail } from './emails';
import { readBox } from './notification-boxes';
import { type Message, removeMessage, takeMessage, unreadNotice } from './outbox';
import { rewriteDay } from './push-queries';

type Sending = Pick<Services, 'db' | 'cursors' | 'now'>;

const AT_ONCE = 50;

interface Sender extends Post {
  readonly stopping?: AbortSignal;
}

/** Sends due emails. One that fails is tried again; all attempts have one id, so that a mailbox shows it once. */
export async function sendEmails(
  services: Sending,
  { stopping, ...post }: Sender,
  report: (label: string) => void,
): Promise<number> {
  let taken = 0;
  while (taken < AT_ONCE && !stopping?.aborted) {
    const message = await takeMessage(services, 'email');
    if (!message) break;
    taken++;
    const email = await emailOf(services, post, message);
    // Neither the address nor the mail server's response is logged.
    const isDone = email === undefined || (await sends(post, email));
    if (isDone) await removeMessage(services.db, message.id);
    else report('An email could not be sent.');
  }
  return taken;
}

const sends = ({ mailer }: Post, email: Mail): Promise<boolean> =>
  mailer.send(email).then(
    () => true,
    () => false,
  );

/** Undefined if the member no longer wants it. */
async function emailOf(services: Sending, { origin }: Post, message: Message): Promise<Mail | undefined> {
  const box = readBox(services, message.id, message.box);
  await rewriteDay(services.db, { box, channel: 'email' });
  const address = await readAddress(services, box);
  const subject = address && (await subjectOf(services, message, address.language));
  if (!address || subject === undefined) return undefined;
  return { ...notificationEmail(services, origin, { ...address, box, subject }), id: message.id };
}

async function subjectOf(
  { db }: Sending,
  { notice_id, figure }: Message,
  language: Language,
): Promise<string | undefined> {
  const { digest, titles } = serverTexts[language].outside;
  if (notice_id === null) return digest(figure);
  const row = await unreadNotice(db, notice_id);
  return row && titles[row.variant as Kind](row.figure);
}
