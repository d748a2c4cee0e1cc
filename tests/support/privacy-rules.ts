import type { PoolClient } from 'pg';
import type { RegisteredTable } from '../../src/server/db/privacy-register';

/** The schema as the database reports it, without lists that we maintain. */
export interface Schema {
  readonly tables: readonly string[];
  readonly columns: readonly Column[];
  readonly foreignKeys: readonly ForeignKey[];
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** A check constraint refuses anything finer than an hour. */
  readonly isHour: boolean;
}

interface ForeignKey {
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string;
}

type Register = Readonly<Record<string, RegisteredTable>>;

const FILE = 'src/server/db/privacy-register.ts';
const ANONYMOUS = ['seal', 'per-item seal', 'unlinked'];

export async function readSchema(client: PoolClient): Promise<Schema> {
  const { rows: columns } = await client.query<Column>(`
    select case nspname when 'public' then '' else nspname || '.' end || c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type, exists (
        select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) = format('CHECK (is_hour(%I))', a.attname)) as "isHour"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and nspname in ('public', 'pgboss') order by 1, a.attnum`);
  const { rows: foreignKeys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as "table", confrelid::regclass::text as target,
      array(select attname::text from unnest(conkey) as number
        join pg_attribute on attrelid = conrelid and attnum = number) as columns
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  return { tables: [...new Set(columns.map(({ table }) => table))], columns, foreignKeys };
}

/** These tables and all that reference them, directly or indirectly. */
function withReferring(schema: Schema, targets: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set(targets);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { table, target } of schema.foreignKeys) if (found.has(target)) found.add(table);
  }
  return found;
}

const isSeal = (column: string): boolean => column === 'seal' || column.endsWith('_seal');

const tablesWith = (schema: Schema, fits: (column: string) => boolean): ReadonlySet<string> =>
  new Set(schema.columns.filter(({ column }) => fits(column)).map(({ table }) => table));

const tablesOfMembers = (schema: Schema): ReadonlySet<string> =>
  withReferring(schema, new Set(['members', ...tablesWith(schema, (column) => column === 'member_id')]));

/**
 * Every mismatch between the schema and the register, and every broken rule. Each names the table and the
 * fix.
 */
export function privacyViolations(schema: Schema, register: Register): readonly string[] {
  return [
    ...missing(schema, register),
    ...wrongOwners(schema, register),
    ...linked(schema, register),
    ...exact(schema, register),
  ];
}

function missing({ tables }: Schema, register: Register): readonly string[] {
  const unlisted = tables.filter((table) => !register[table]);
  const gone = Object.keys(register).filter((table) => !tables.includes(table));
  return [
    ...unlisted.map(
      (table) =>
        `${table}: has no entry in the privacy register. Fix: add a line to ${FILE} with what it holds, the file of the export it is in and what account deletion does with it.`,
    ),
    ...gone.map(
      (table) =>
        `${table}: is in the privacy register and not in the database. Fix: delete its line in ${FILE}.`,
    ),
  ];
}

function wrongOwners(schema: Schema, register: Register): readonly string[] {
  const ofMembers = tablesOfMembers(schema);
  const sealed = withReferring(schema, tablesWith(schema, isSeal));
  return schema.tables.flatMap((table) => {
    const holds = register[table]?.holds;
    if (holds === undefined) return [];
    if (ofMembers.has(table) && holds !== 'member')
      return [
        `${table}: leads to a member. Fix: register it as 'member' in ${FILE}, or replace the member's id by a seal.`,
      ];
    if (!ofMembers.has(table) && sealed.has(table) && !holds.endsWith('seal'))
      return [
        `${table}: has a seal or leads to a row with one. Fix: register it as 'seal' or 'per-item seal' in ${FILE}.`,
      ];
    return [];
  });
}

/** The columns that reference anonymous rows, such as post_id, with or without a foreign key. */
function anonymousIds({ foreignKeys }: Schema, register: Register): ReadonlySet<string> {
  const anonymous = Object.keys(register).filter((table) => ANONYMOUS.includes(register[table]?.holds ?? ''));
  const referring = foreignKeys
    .filter(({ target }) => anonymous.includes(target))
    .flatMap(({ columns }) => columns);
  const named = anonymous.flatMap((table) => {
    const entity = table.replace(/(?:(dress)e|(i)e)?s$/, (_, address, ie) => address ?? (ie ? 'y' : ''));
    return [`${entity}_id`, `${entity.split('_').at(-1)}_id`];
  });
  // Otherwise a table such as community_members would turn it into an anonymous id.
  return new Set([...referring, ...named, 'resource_id'].filter((column) => column !== 'member_id'));
}

function linked(schema: Schema, register: Register): readonly string[] {
  const ofMembers = tablesOfMembers(schema);
  const ids = anonymousIds(schema, register);
  return schema.tables.flatMap((table) => {
    if (table === 'members' || !ofMembers.has(table) || register[table]?.linkAllowed) return [];
    const columns = schema.columns.filter(
      ({ table: input, column }) => input === table && (ids.has(column) || isSeal(column)),
    );
    if (columns.length === 0) return [];
    const names = columns.map(({ column }) => column).join(', ');
    return [
      `${table}: joins a member to an anonymous row (${names}), so a copy of the database shows who it was. Fix: replace the member's id by a seal for each row, sealed_for(seal, id), as answer_requests does (decision 5).`,
    ];
  });
}

function exact(schema: Schema, register: Register): readonly string[] {
  const times = schema.columns.filter(({ type, table }) => {
    const entry = register[table];
    return /^time/.test(type) && entry !== undefined && entry.holds !== 'public';
  });
  const finer = times.filter(
    ({ table, column, isHour }) => !isHour && !register[table]?.exactTimes?.[column],
  );
  const stale = Object.entries(register).flatMap(([table, { exactTimes = {} }]) =>
    Object.keys(exactTimes)
      .filter(
        (column) => !times.some((time) => time.table === table && time.column === column && !time.isHour),
      )
      .map(
        (column) =>
          `${table}.${column}: is registered with exact times and has none. Fix: delete it from exactTimes in ${FILE}.`,
      ),
  );
  return [
    ...finer.map(
      ({ table, column }) =>
        `${table}.${column}: may hold a time finer than an hour (decision 120). Fix: write hourOf(now) and add "check (is_hour(${column}))" in a migration, use a date, or give the reason in exactTimes in ${FILE}.`,
    ),
    ...stale,
  ];
}
