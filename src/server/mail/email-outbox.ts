import { sql } from 'kysely';
import type { Services } from '../services/services';
import { hourOf } from '../services/shared/cut-to-hour';
import type { Mail, Mailer } from './mailer';

type Queueing = Pick<Services, 'db' | 'encryption' | 'now' | 'newId'>;
type Sending = Pick<Services, 'db' | 'encryption' | 'now'>;

/** Hours from each attempt to the next. After the last attempt an email stays as dead for this time. */
const WAITS = [1, 2, 4, 8, 24, 24, 24, 6 * 24];
export const MAX_EMAIL_ATTEMPTS = WAITS.length;
const AT_ONCE = 50;
/** Hides whether the text is short or long. */
const BLOCK = 1024;

const contextOf = (id: string): string => `email ${id}`;

/** Call it in the transaction of what the email reports: then both are stored or neither, and it is sent once. */
export async function queueEmail(
  { db, encryption, now, newId }: Queueing,
  { to, subject, text }: Mail,
  applicationId: string | null = null,
): Promise<void> {
  const id = newId();
  await db
    .insertInto('email_outbox')
    .values({
      id,
      content: encryption.encrypt(contextOf(id), { to, subject, text }, BLOCK),
      due_at: hourOf(now()),
      application_id: applicationId,
    })
    .execute();
}

/** Sends due emails. All attempts of one have the same id, so that a mailbox shows it once. */
export async function sendQueuedEmails(
  services: Sending,
  mailer: Mailer,
  report: (label: string) => void,
  stopping?: AbortSignal,
): Promise<number> {
  let tried = 0;
  while (tried < AT_ONCE && !stopping?.aborted) {
    const row = await takeEmail(services);
    if (!row) break;
    tried++;
    const mail = services.encryption.decrypt<Mail>(contextOf(row.id), row.content);
    // Neither the address nor the mail server's response is logged.
    const isSent = await mailer.send({ ...mail, id: row.id }).then(
      () => true,
      () => false,
    );
    if (isSent) await services.db.deleteFrom('email_outbox').where('id', '=', row.id).execute();
    else report('a queued email was not sent');
  }
  return tried;
}

/** Plans the next attempt in the same statement, so that two servers never send one email and a crash loses none. */
async function takeEmail({ db, now }: Sending): Promise<{ id: string; content: string } | undefined> {
  const { rows } = await sql<{ id: string; content: string }>`
    update email_outbox set attempts = attempts + 1,
      due_at = ${hourOf(now())}::timestamptz + interval '1 hour' * (${WAITS}::integer[])[attempts + 1]
    where id = (
      select id from email_outbox where due_at <= ${now()} and attempts < ${MAX_EMAIL_ATTEMPTS}
      order by due_at, id limit 1 for update skip locked)
    returning id, content`.execute(db);
  return rows[0];
}

/** Deletes emails that could not be sent. */
export const forgetDeadEmails = ({ db, now }: Pick<Services, 'db' | 'now'>) =>
  db
    .deleteFrom('email_outbox')
    .where('attempts', '>=', MAX_EMAIL_ATTEMPTS)
    .where('due_at', '<', now())
    .execute();
