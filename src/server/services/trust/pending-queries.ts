import { sql } from 'kysely';
import { entryText, type LogEntry } from '../../../core/trust/entry';
import type { Services } from '../services';

type Db = Services['db'];

/** An entry on its way into the log. */
export interface PendingEntry {
  readonly entry: LogEntry;
  readonly dueAt: Date;
}

export async function appendPending(db: Db, pending: readonly PendingEntry[]): Promise<void> {
  if (pending.length === 0) return;
  await db
    .insertInto('log_pending')
    .values(
      pending.map(({ entry, dueAt }) => ({
        entry: entryText(entry),
        due_at: dueAt,
        commitment: 'commitment' in entry ? entry.commitment : null,
      })),
    )
    .execute();
}

export interface DueEntry {
  readonly entry: string;
  readonly commitment: string | null;
}

/** Takes entries that are due, in the order of their random keys. */
export async function takeDue(db: Db, now: Date, limit: number): Promise<readonly DueEntry[]> {
  const { rows } = await sql<DueEntry>`
    with taken as (
      delete from log_pending where key in (
        select key from log_pending where due_at <= ${now} order by key limit ${limit} for update skip locked)
      returning key, entry, commitment)
    select entry, commitment from taken order by key`.execute(db);
  return rows;
}
