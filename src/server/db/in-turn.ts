import { type Kysely, sql, type Transaction } from 'kysely';
import { inTransaction } from './in-transaction';
import type { Tables } from './tables';

/** Runs the work in a transaction after all other work with the same name, to serialise one person's writes. */
export const inTurn = <Result>(
  db: Kysely<Tables>,
  name: string,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> =>
  inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
    return work(transaction);
  });
