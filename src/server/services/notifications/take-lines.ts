import { sql } from 'kysely';
import type { Channel } from '../../../core/notifications/notice-wishes-port';
import type { Services } from '../services';
import { type NoticeRow, readNotices } from './notice-queries';

type Db = Services['db'];

const AT_ONCE = 50;

/** A line of the outbox. */
export interface Taken {
  readonly id: string;
  readonly box: string;
  /** None for a digest. */
  readonly notice_id: string | null;
  readonly figure: number;
}

/** A line is gone before it is sent, so that no two servers send it. */
export async function takeLines(
  { db, now }: Pick<Services, 'db' | 'now'>,
  channel: Channel,
): Promise<readonly Taken[]> {
  const { rows } = await sql<Taken>`
    delete from push_outbox where id in (
      select id from push_outbox where channel = ${channel} and asked_at <= ${now()}
      order by asked_at, id limit ${AT_ONCE} for update skip locked)
    returning id, box, notice_id, figure`.execute(db);
  return rows;
}

/** What was taken down or read meanwhile is not announced. */
export async function unreadNotice(db: Db, id: string): Promise<NoticeRow | undefined> {
  const found = await db
    .selectFrom('notices')
    .select('recipient_seal')
    .where('id', '=', id)
    .executeTakeFirst();
  const [row] = found ? await readNotices(db, [found.recipient_seal], [id]) : [];
  return row && row.status <= 1 ? row : undefined;
}
