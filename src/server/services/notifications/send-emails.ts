import type { Kind } from '../../../core/notifications/notification';
import type { Language } from '../../../core/shared/languages';
import { serverTexts } from '../../texts';
import type { Services } from '../services';
import { readAddress } from './address-queries';
import { claimQueued, type Taken, unreadNotice } from './claim-queued';
import type { Post } from './email-handlers';
import { notificationEmail } from './emails';
import { readBox } from './notification-boxes';

type Sending = Pick<Services, 'db' | 'cursors' | 'now'>;

/** Sends the queued emails, at most once: a lost email is better than a duplicate. */
export async function sendEmails(
  services: Sending,
  { mailer, origin }: Post,
  report: (label: string) => void,
): Promise<number> {
  const lines = await claimQueued(services, 'email');
  for (const line of lines) {
    const box = readBox(services, line.id, line.box);
    const email = await readAddress(services, box);
    const subject = email && (await subjectOf(services, line, email.language));
    if (!email || subject === undefined) continue;
    // Neither the address nor the mail server's response is logged.
    await mailer
      .send(notificationEmail(services, origin, { ...email, box, subject }))
      .catch(() => report('An email could not be sent.'));
  }
  return lines.length;
}

async function subjectOf(
  { db }: Sending,
  { notice_id, figure }: Taken,
  language: Language,
): Promise<string | undefined> {
  const { digest, titles } = serverTexts[language].outside;
  if (notice_id === null) return digest(figure);
  const row = await unreadNotice(db, notice_id);
  return row && titles[row.variant as Kind](row.figure);
}
