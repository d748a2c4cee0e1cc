import type { ClientBase, Pool } from 'pg';
import type { Batch } from './read-rows';
import { type DumpTable, quoted, tablesInOrder } from './table-order';

/** Writes all rows into an empty database, or none of them. Returns how many. */
export async function writeRows(pool: Pool, batches: AsyncIterable<Batch>): Promise<number> {
  const client = await pool.connect();
  let written = 0;
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const tables = new Map((await tablesInOrder(client)).map((table) => [table.name, table]));
    await requireEmpty(client, [...tables.values()]);
    for await (const { table, rows } of batches) {
      await insert(client, tables.get(table), { table, rows });
      written += rows.length;
    }
    await advanceSequences(client);
    await client.query('commit');
    client.release();
    return written;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

interface Counted {
  readonly table: string;
  readonly column: string;
}

const COUNTED = `
  select c.relname as table, a.attname as column
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attidentity <> ''`;

/** Sets sequences to continue after the highest copied value. */
async function advanceSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<Counted>(COUNTED);
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${quoted(column)}), 0) + 1 from ${quoted(table)}), false)`,
      [quoted(table), column],
    );
}

async function requireEmpty(client: ClientBase, tables: readonly DumpTable[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0)
      throw new Error(
        `The database already has rows in ${name}; nothing was changed. Use an empty database.`,
      );
  }
}

async function insert(
  client: ClientBase,
  known: DumpTable | undefined,
  { table, rows }: Batch,
): Promise<void> {
  if (!known) throw new Error(`The copy contains the table ${table}, which this build does not have.`);
  const columns = known.columns.map(quoted).join(', ');
  await client.query(
    `insert into ${quoted(table)} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}
