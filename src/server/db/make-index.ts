import type { PoolConfig } from 'pg';
import { directClient } from './direct-client';

interface NewIndex {
  readonly name: string;
  readonly statement: string;
}

/** The indexes that a migration makes while their tables stay in use; such a migration has no other statements. */
export const indexesOf = (sql: string): readonly NewIndex[] =>
  sql.split(';').flatMap((statement) => {
    const name = /^create (?:unique )?index concurrently if not exists (\w+) on /m.exec(statement)?.[1];
    return name === undefined ? [] : [{ name, statement }];
  });

/** Outside a transaction and a pooler, and for as long as it takes. */
export async function makeIndexes(direct: PoolConfig, indexes: readonly NewIndex[]): Promise<void> {
  const client = directClient(direct);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const { name, statement } of indexes) {
      // An interrupted attempt leaves an index that no query uses.
      const { rowCount } = await client.query(
        'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
        [name],
      );
      if (rowCount) await client.query(`drop index concurrently ${name}`);
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
}
