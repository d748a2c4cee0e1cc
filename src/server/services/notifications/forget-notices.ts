import { sql } from 'kysely';
import type { Services } from '../services';

const RETENTION_DAYS = 90;
const QUEUED_HOURS = 24;

/** Deletes old notices, and queued messages that could not be sent within a day. */
export async function forgetNotices({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
  await db
    .deleteFrom('notices')
    .where('notified_at', '<', before(RETENTION_DAYS * 24))
    .execute();
  await sql`delete from push_outbox where due_at < ${before(QUEUED_HOURS)}`.execute(db);
}
