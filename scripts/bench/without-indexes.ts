import type { Client } from 'pg';

/**
 * Sorting the keys of millions of rows once takes minutes, adding them one by one takes hours. Indexes that another
 * table refers to stay.
 */
export async function withoutIndexes(
  client: Client,
  table: string,
  insert: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string; key: string | null }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition, p.conname as key
     from pg_index left join pg_constraint p on p.conindid = indexrelid and p.contype = 'p'
     where indrelid = $1::text::regclass
       and not exists (select from pg_constraint o where o.conindid = indexrelid and o.contype <> 'p')`,
    [table],
  );
  for (const { name, key } of rows)
    await client.query(key === null ? `drop index ${name}` : `alter table ${table} drop constraint ${key}`);
  await insert();
  await client.query("set maintenance_work_mem = '1500MB'; set max_parallel_maintenance_workers = 2");
  for (const { name, definition, key } of rows) {
    await client.query(definition);
    if (key !== null) await client.query(`alter table ${table} add primary key using index ${name}`);
  }
}
