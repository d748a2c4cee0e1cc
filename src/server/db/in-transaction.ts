import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

/** PostgreSQL aborted the transaction because of another one: a deadlock or rows changed by it. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/**
 * Runs the work in a transaction, or in the current one, and retries once after a conflict. Inside it use only the
 * given transaction: another connection cannot see its changes and waits for its locks. Locks are taken in the order
 * of decision 117.
 */
export async function inTransaction<Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db as Transaction<Tables>);
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!CONFLICTS.has((error as { code?: unknown } | undefined)?.code)) throw error;
    return db.transaction().execute(work);
  }
}
