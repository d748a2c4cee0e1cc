import type { ClientBase, Pool } from 'pg';
import { type DumpTable, quoted, tablesInOrder } from './table-order';

/** Some rows of one table, each as JSON text. */
export interface Batch {
  readonly table: string;
  readonly rows: readonly string[];
}

const BATCH = 1_000;

/** Yields every row of every table from one snapshot, parents before children. */
export async function* readRows(pool: Pool): AsyncGenerator<Batch> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    // Copying a large database takes longer than a request may.
    await client.query('set local statement_timeout = 0');
    await client.query("set local timezone = 'UTC'");
    for (const table of await tablesInOrder(client)) yield* rowsOf(client, table);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function* rowsOf(client: ClientBase, { name, columns, orderBy }: DumpTable): AsyncGenerator<Batch> {
  const order = orderBy.length > 0 ? `order by ${orderBy.join(', ')}` : '';
  const list = columns.map(quoted).join(', ');
  await client.query(
    `declare dump no scroll cursor for
     select to_jsonb(kept)::text as row from (select ${list} from ${quoted(name)} ${order}) kept`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from dump`);
    if (rows.length === 0) break;
    yield { table: name, rows: rows.map(({ row }) => row) };
  }
  await client.query('close dump');
}
