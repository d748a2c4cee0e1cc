import type { PoolConfig } from 'pg';
import { directClient } from './direct-client';

/** The index that a migration makes while its table stays in use; such a migration has no other statement. */
export const indexOf = (sql: string): string | undefined =>
  /^create (?:unique )?index concurrently if not exists (\w+) on /m.exec(sql)?.[1];

/** Outside a transaction and a pooler, and for as long as it takes. */
export async function makeIndex(direct: PoolConfig, name: string, sql: string): Promise<void> {
  const client = directClient(direct);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    // An interrupted attempt leaves an index that no query uses.
    const { rowCount } = await client.query(
      'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [name],
    );
    if (rowCount) await client.query(`drop index concurrently ${name}`);
    await client.query(sql);
  } finally {
    await client.end();
  }
}
