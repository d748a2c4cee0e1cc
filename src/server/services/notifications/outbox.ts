import { sql } from 'kysely';
import type { Channel } from '../../../core/notifications/notification-preferences-port';
import { MAX_EMAIL_ATTEMPTS } from '../../mail/email-outbox';
import type { MessageCount } from '../../tasks/task-metrics';
import type { Services } from '../services';
import { hourOf } from '../shared/cut-to-hour';
import { type NoticeRow, readNotices } from './notice-queries';
import { encryptBox } from './notification-boxes';

type Db = Services['db'];
type Clock = Pick<Services, 'db' | 'now'>;

/** Hours from each attempt to the next. After the last attempt a message stays as dead for this time. */
const WAITS = [1, 2, 4, 8, 6 * 24];
const MAX_ATTEMPTS = WAITS.length;
const AN_HOUR_MS = 3_600_000;

export interface Message {
  readonly id: string;
  readonly box: string;
  /** Null for a digest. */
  readonly notice_id: string | null;
  readonly figure: number;
  /** Attempts so far, including the current one. */
  readonly attempts: number;
}

/**
 * Takes a due message and plans its next attempt in the same statement, so that two servers never send
 * the same message and a crash loses none. The sender removes the message.
 */
export async function takeMessage({ db, now }: Clock, channel: Channel): Promise<Message | undefined> {
  const { rows } = await sql<Message>`
    update push_outbox set attempts = attempts + 1,
      due_at = ${hourOf(now())}::timestamptz + interval '1 hour' * (${WAITS}::integer[])[attempts + 1]
    where id = (
      select id from push_outbox
      where channel = ${channel} and due_at <= ${now()} and attempts < ${MAX_ATTEMPTS}
      order by due_at, id limit 1 for update skip locked)
    returning id, box, notice_id, figure, attempts`.execute(db);
  return rows[0];
}

export const removeMessage = (db: Db, id: string) =>
  db.deleteFrom('push_outbox').where('id', '=', id).execute();

/** Removes the messages of a channel that this server does not use. */
export const dropMessages = (db: Db, channel: Channel) =>
  db.deleteFrom('push_outbox').where('channel', '=', channel).execute();

interface Device {
  readonly box: string;
  readonly token: string;
}

/** Sends the message to this device again: when its service asked for it, or otherwise after the usual wait. */
export async function retryDevice(
  services: Clock & Pick<Services, 'cursors' | 'newId'>,
  { notice_id, figure, attempts }: Message,
  { box, token }: Device,
  askedFor: Date | undefined,
): Promise<void> {
  const id = services.newId();
  const usual = hourOf(services.now()).getTime() + (WAITS[attempts - 1] ?? 1) * AN_HOUR_MS;
  await services.db
    .insertInto('push_outbox')
    .values({
      id,
      channel: 'push',
      box: encryptBox(services, id, box, [token]),
      notice_id,
      figure,
      attempts,
      due_at: attempts < MAX_ATTEMPTS && askedFor ? askedFor : new Date(usual),
    })
    .execute();
}

/** Undefined for a notice that was deleted or read in the meantime. */
export async function unreadNotice(db: Db, id: string): Promise<NoticeRow | undefined> {
  const found = await db
    .selectFrom('notices')
    .select('recipient_seal')
    .where('id', '=', id)
    .executeTakeFirst();
  const [row] = found ? await readNotices(db, [found.recipient_seal], [id]) : [];
  return row && row.status <= 1 ? row : undefined;
}

export async function countMessages(db: Db): Promise<readonly MessageCount[]> {
  const { rows } = await sql<MessageCount>`
    select channel, (count(*) filter (where not is_dead))::integer as waiting,
      (count(*) filter (where is_dead))::integer as dead
    from unnest(array['email', 'push']) as channels (channel) left join (
      select channel, attempts >= ${MAX_ATTEMPTS} as is_dead from push_outbox
      union all select 'email', attempts >= ${MAX_EMAIL_ATTEMPTS} from email_outbox) messages using (channel)
    group by channel`.execute(db);
  return rows;
}
