import type { Kind } from '../../../core/notifications/notification';
import { digestTitle, outsideTitle } from '../../../core/notifications/texts';
import type { Services } from '../services';
import { readAddress } from './address-queries';
import { readBox } from './boxes';
import type { Post } from './email-handlers';
import { notificationEmail } from './emails';
import { type Taken, takeLines, unreadNotice } from './take-lines';

type Sending = Pick<Services, 'db' | 'cursors' | 'now'>;

/** Sends the queued emails, at most once: a lost email is better than a duplicate. */
export async function sendEmails(
  services: Sending,
  { mailer, origin }: Post,
  report: (label: string) => void,
): Promise<number> {
  const lines = await takeLines(services, 'email');
  for (const line of lines) {
    const box = readBox(services, line.id, line.box);
    const to = await readAddress(services, box);
    const subject = await subjectOf(services, line);
    if (to === undefined || subject === undefined) continue;
    // Neither the address nor the mail server's response is logged.
    await mailer
      .send(notificationEmail(services, origin, { box, to, subject }))
      .catch(() => report('An email could not be sent.'));
  }
  return lines.length;
}

async function subjectOf({ db }: Sending, { notice_id, figure }: Taken): Promise<string | undefined> {
  if (notice_id === null) return digestTitle(figure);
  const row = await unreadNotice(db, notice_id);
  return row && outsideTitle(row.variant as Kind, row.figure);
}
