import type { ClientBase } from 'pg';

export interface DumpTable {
  readonly name: string;
  /** Only written columns, not the ones the database computes. */
  readonly columns: readonly string[];
  /** A stable row order, with each row after its own parent. */
  readonly orderBy: readonly string[];
}

interface Found {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  readonly parents: readonly string[];
  readonly own_parent_columns: readonly string[];
}

const TABLES = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce((select array_agg(a.attname::text order by a.attnum) from pg_index i
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary), '{}') as key,
    coalesce((select array_agg(distinct p.relname::text) from pg_constraint f
      join pg_class p on p.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '{}') as parents,
    coalesce((select array_agg(a.attname::text) from pg_constraint f
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(f.conkey)
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid = c.oid), '{}') as own_parent_columns
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
  order by c.relname`;

export async function tablesInOrder(client: ClientBase): Promise<readonly DumpTable[]> {
  const { rows } = await client.query<Found>(TABLES);
  return inOrder(rows).map(({ name, columns, key, own_parent_columns }) => ({
    name,
    columns,
    orderBy: [...own_parent_columns.map((column) => `${quoted(column)} is not null`), ...key.map(quoted)],
  }));
}

export function inOrder<Table extends Pick<Found, 'name' | 'parents'>>(
  tables: readonly Table[],
): readonly Table[] {
  const left = [...tables];
  const done: Table[] = [];
  while (left.length > 0) {
    const index = left.findIndex(({ parents }) =>
      parents.every((item) => done.some(({ name }) => name === item)),
    );
    const [next] = left.splice(index, 1);
    if (index < 0 || !next)
      throw new Error(`These tables refer to each other: ${tables.map(({ name }) => name).join(', ')}.`);
    done.push(next);
  }
  return done;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
