import type { PoolClient } from 'pg';
import {
  type DistributedTable,
  type Distribution,
  SHARD_KEYS,
} from '../../src/server/db/distribution-register';
import type { RegisteredTable } from '../../src/server/db/privacy-register';

/** Columns and unique indexes as the database reports them. */
export interface DistributedSchema {
  readonly columns: readonly {
    readonly table: string;
    readonly column: string;
    readonly type: string;
    readonly isRequired: boolean;
    /** A member, a session, an alias or another person. */
    readonly leadsToPerson: boolean;
  }[];
  readonly uniqueIndexes: readonly {
    readonly table: string;
    readonly index: string;
    readonly columns: readonly string[];
  }[];
}

interface Registers {
  readonly distribution: Readonly<Record<string, Distribution>>;
  readonly privacy: Readonly<Record<string, RegisteredTable>>;
}

const FILE = 'src/server/db/distribution-register.ts';
const NAME = `case nspname when 'public' then '' else nspname || '.' end || c.relname as "table"`;
const OURS = `c.relkind in ('r', 'p') and not c.relispartition and nspname in ('public', 'pgboss')`;

export async function readDistributedSchema(client: PoolClient): Promise<DistributedSchema> {
  const { rows: columns } = await client.query(`
    select ${NAME}, a.attname as "column", format_type(a.atttypid, null) as type, a.attnotnull as "isRequired",
      exists (select from pg_constraint where contype = 'f' and conrelid = c.oid and a.attnum = any(conkey)
        and confrelid in ('members'::regclass, 'aliases'::regclass, 'session_families'::regclass))
      or c.oid in ('members'::regclass, 'aliases'::regclass)
      or a.attname ~ '(^|_)(seal|member_id|alias_id|owner_id)$' as "leadsToPerson"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_namespace n on n.oid = c.relnamespace where ${OURS} order by 1, a.attnum`);
  const { rows: uniqueIndexes } = await client.query(`
    select ${NAME}, i.indexrelid::regclass::text as index, array(
      select attname::text from pg_attribute where attrelid = c.oid and attnum = any(i.indkey)) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where i.indisunique and ${OURS} order by 1, 2`);
  return { columns, uniqueIndexes };
}

/** Every mismatch between the schema and the distribution register, and every broken rule, with its fix. */
export function distributionViolations(schema: DistributedSchema, registers: Registers): readonly string[] {
  const { distribution, privacy } = registers;
  const tables = new Set(schema.columns.map(({ table }) => table));
  const missing = [...tables].filter((table) => !distribution[table]);
  const gone = Object.keys(distribution).filter((table) => !tables.has(table));
  return [
    ...missing.map(
      (table) =>
        `${table}: has no entry in the distribution register. Fix: add a line to ${FILE}: the key it is distributed by, 'copied' or 'local'.`,
    ),
    ...gone.map((table) => `${table}: is not in the database. Fix: delete its line in ${FILE}.`),
    ...Object.entries(distribution).flatMap(([table, entry]) => {
      if (entry !== 'local' && privacy[table]?.holds === 'member')
        return [
          `${table}: has the ids of accounts, so it must be 'local' in ${FILE}: a key would put a member's rows together.`,
        ];
      return typeof entry === 'object' && tables.has(table) ? wrongKey(schema, table, entry) : [];
    }),
  ];
}

function wrongKey(schema: DistributedSchema, table: string, entry: DistributedTable): readonly string[] {
  const { by, column, withoutKey = {} } = entry;
  const key = schema.columns.find((item) => item.table === table && item.column === column);
  if (key?.type !== SHARD_KEYS[by].type || !key.isRequired)
    return [
      `${table}: its key ${column} must be a required column of type ${SHARD_KEYS[by].type}. Fix: choose another key in ${FILE}.`,
    ];
  const indexes = schema.uniqueIndexes.filter((index) => index.table === table);
  const uncovered = indexes.filter(({ columns }) => !columns.includes(column)).map(({ index }) => index);
  return [
    ...(key.leadsToPerson
      ? [
          `${table}: its key ${column} is derived from a person, so it would put a member's anonymous rows together. Fix: distribute it by the item or the company in ${FILE}.`,
        ]
      : []),
    ...uncovered
      .filter((index) => withoutKey[index] === undefined)
      .map(
        (index) =>
          `${index}: does not contain the key ${column}, so no single server could keep it unique. Fix: add ${column} to the index, or say in withoutKey in ${FILE} what keeps it unique.`,
      ),
    ...Object.keys(withoutKey)
      .filter((index) => !uncovered.includes(index))
      .map(
        (index) =>
          `${index}: is registered as an index without the key and is not one. Fix: delete it from withoutKey in ${FILE}.`,
      ),
  ];
}
