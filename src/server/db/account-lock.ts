import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables';

/**
 * Held to the end of the transaction: shared by those that save something of an account, alone by its deletion. In
 * memory only; a lock of the member's row would store the transaction's number there, next to that of an anonymous row.
 */
export async function lockAccount(
  db: Transaction<Tables> | Kysely<Tables>,
  memberId: string,
  strength: 'share' | 'change',
): Promise<void> {
  const lock = strength === 'share' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  await sql`select ${lock}(hashtextextended(${`account ${memberId}`}, 0))`.execute(db);
}
