import { sql } from 'kysely';
import type { Channel } from '../../../core/notifications/notification-preferences-port';
import type { Services } from '../services';
import { type NoticeRow, readNotices } from './notice-queries';

type Db = Services['db'];

const AT_ONCE = 50;

export interface Taken {
  readonly id: string;
  readonly box: string;
  /** Null for a digest. */
  readonly notice_id: string | null;
  readonly figure: number;
}

/** Deletes the rows before they are sent, so that no two servers send the same one. */
export async function claimQueued(
  { db, now }: Pick<Services, 'db' | 'now'>,
  channel: Channel,
): Promise<readonly Taken[]> {
  const { rows } = await sql<Taken>`
    delete from push_outbox where id in (
      select id from push_outbox where channel = ${channel} and due_at <= ${now()}
      order by due_at, id limit ${AT_ONCE} for update skip locked)
    returning id, box, notice_id, figure`.execute(db);
  return rows;
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
