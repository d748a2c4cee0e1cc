import type { Kind } from '../../../core/notifications/notification';
import type { Language } from '../../../core/shared/languages';
import type { Mail } from '../../mail/mailer';
import { serverTexts } from '../../texts';
import type { Services } from '../services';
import { readAddress } from './address-queries';
import type { Post } from './email-handlers';
import { notificationEmail } from './emails';
import { isDigestWanted, noticeToSend } from './notice-to-send';
import { readBox } from './notification-boxes';
import { type Message, removeMessage, takeMessage } from './outbox';

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
  let tried = 0;
  while (tried < AT_ONCE && !stopping?.aborted) {
    const message = await takeMessage(services, 'email');
    if (!message) break;
    const email = await emailOf(services, post, message);
    if (email) tried++;
    // Neither the address nor the mail server's response is logged.
    const isDone = email === undefined || (await sends(post, email));
    if (isDone) await removeMessage(services.db, message.id);
    else report('An email could not be sent.');
  }
  return tried;
}

const sends = ({ mailer }: Post, email: Mail): Promise<boolean> =>
  mailer.send(email).then(
    () => true,
    () => false,
  );

/** Undefined if the member no longer wants it, or if it waits for the digest. */
async function emailOf(services: Sending, { origin }: Post, message: Message): Promise<Mail | undefined> {
  const box = readBox(services, message.id, message.box);
  const address = await readAddress(services, box);
  const subject = address && (await subjectOf(services, { ...message, box }, address.language));
  if (!address || subject === undefined) return undefined;
  return { ...notificationEmail(services, origin, { ...address, box, subject }), id: message.id };
}

async function subjectOf(
  services: Sending,
  message: Message,
  language: Language,
): Promise<string | undefined> {
  const { box, notice_id, figure } = message;
  const { digest, titles } = serverTexts[language].outside;
  const way = { box, channel: 'email' } as const;
  if (notice_id === null) return (await isDigestWanted(services.db, way)) ? digest(figure) : undefined;
  const row = await noticeToSend(services, message, notice_id, way);
  return row && titles[row.variant as Kind](row.figure);
}
