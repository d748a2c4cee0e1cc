import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

/**
 * Does the work in one transaction, or in the one already under way. Inside it only the given transaction may be
 * asked: another connection sees nothing of it, and waits for what it locked.
 */
export const inTransaction = <Answer>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> => (db.isTransaction ? work(db as Transaction<Tables>) : db.transaction().execute(work));
