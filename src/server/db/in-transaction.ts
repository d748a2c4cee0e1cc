import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

/** PostgreSQL undid the transaction because of another one: a deadlock, or rows that changed under it. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/**
 * Does the work in one transaction, or in the one already under way, and once more if another transaction got in its
 * way. Inside it only the given transaction may be queried: another connection sees nothing of it, and waits for what
 * it locked. Locks are taken in the order of decision 117.
 */
export async function inTransaction<Answer>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  if (db.isTransaction) return work(db as Transaction<Tables>);
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!CONFLICTS.has((error as { code?: unknown } | undefined)?.code)) throw error;
    return db.transaction().execute(work);
  }
}
