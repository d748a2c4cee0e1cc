import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables';

/**
 * Does the work in one transaction, or in the one already under way. Inside it only the given
 * transaction may be asked: the embedded engine has one connection, so any other query would wait for ever.
 */
export const inTransaction = <Answer>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> => (db.isTransaction ? work(db as Transaction<Tables>) : db.transaction().execute(work));
