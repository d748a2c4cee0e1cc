import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';

/** The share tokens of the editions in the contract's examples. */
export async function seedShares(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('award_shares')
    .values([
      { year: 2024, token: 'Hc5dWn9JxF4sPy6K' },
      { year: 2025, token: 'Tg8mRb2VqL7zKe3D' },
      { year: 2026, token: 'Zk3pQv8LmT2wRb7N' },
    ])
    .execute();
}
