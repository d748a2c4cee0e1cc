import type { PoolClient } from 'pg';

/** One fact that an attacker notes: its kind and value, such as "companies" and "1004". */
interface Fact {
  readonly kind: string;
  readonly value: string;
}

type Row = Readonly<Record<string, unknown>>;

interface ForeignKey {
  readonly table: string;
  readonly columns: readonly string[];
  readonly target: string;
}

/**
 * Everything that a copy of the database shows, without a list of tables: the attack reads the schema itself.
 */
interface Copy {
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  readonly foreignKeys: readonly ForeignKey[];
  /** Numbers and names of catalogue rows, such as "Zentrix Labs" to companies 1004. */
  readonly names: ReadonlyMap<string, Fact>;
}

export interface Suspects {
  readonly table: string;
  readonly row: Row;
  /** The number of members who match everything in the row. */
  readonly members: number;
  readonly kinds: readonly string[];
}

const MEMBERS = 'members';
const CATALOGUES = ['companies', 'places', 'job_profiles', 'departments', 'industries', 'colleges'];

async function readCopy(client: PoolClient): Promise<Copy> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const rows = new Map<string, readonly Row[]>();
  for (const { name } of tables) {
    const read = await client.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`);
    rows.set(
      name,
      read.rows.map(({ row }) => row),
    );
  }
  const { rows: foreignKeys } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as "table", confrelid::regclass::text as target,
      array(select attname::text from unnest(conkey) as number
        join pg_attribute on attrelid = conrelid and attnum = number) as columns
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const names = new Map<string, Fact>();
  for (const kind of CATALOGUES)
    for (const { id, name } of rows.get(kind) ?? [])
      names.set(String(name).toLowerCase(), { kind, value: String(id) });
  return { rows, foreignKeys, names };
}

/** The facts in one value: a catalogue's number or name, or the value under its column's name. */
function factsOfValue({ foreignKeys, names }: Copy, table: string, column: string, value: unknown): Fact[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) =>
      factsOfValue({ foreignKeys: [], names, rows: new Map() }, table, key, inner),
    );
  const target = foreignKeys.find(
    ({ table: from, columns, target }) =>
      from === table && columns.length === 1 && columns[0] === column && CATALOGUES.includes(target),
  )?.target;
  if (target) return [{ kind: target, value: String(value) }];
  const named = typeof value === 'string' ? names.get(value.toLowerCase()) : undefined;
  return [named ?? { kind: column, value: String(value) }];
}

/** A company's or department's community has the same number. */
function communityOf({ type, entity_id }: Row): Fact[] {
  if (type === 'COMPANY') return [{ kind: 'companies', value: String(entity_id) }];
  if (type === 'DEPARTMENT') return [{ kind: 'departments', value: String(entity_id) }];
  return [];
}

const factsOfRow = (copy: Copy, table: string, row: Row): Fact[] => [
  ...communityOf(row),
  ...Object.entries(row).flatMap(([column, value]) => factsOfValue(copy, table, column, value)),
];

/** The member a row belongs to: it has a member's id, or references a row that has one. */
function ownersIn(copy: Copy): ReadonlyMap<string, (row: Row) => string | undefined> {
  const members = new Set((copy.rows.get(MEMBERS) ?? []).map(({ id }) => String(id)));
  const owners = new Map<string, (row: Row) => string | undefined>();
  for (const [table, rows] of copy.rows) {
    const column = Object.keys(rows[0] ?? {}).find((item) =>
      rows.some((row) => members.has(String(row[item]))),
    );
    if (column)
      owners.set(table, (row) => (members.has(String(row[column])) ? String(row[column]) : undefined));
  }
  return owners;
}

/** Tables without member ids in which a keyed seal marks each row as a person's. */
function anonymousTables(copy: Copy, owned: ReadonlySet<string>): readonly string[] {
  const sealed = new Set(
    [...copy.rows]
      .filter(([, [row]]) => row && Object.keys(row).some((item) => item.endsWith('_seal')))
      .map(([table]) => table),
  );
  for (let before = -1; before !== sealed.size; ) {
    before = sealed.size;
    for (const { table, target } of copy.foreignKeys) if (sealed.has(target)) sealed.add(table);
  }
  return [...sealed].filter((table) => !owned.has(table)).sort();
}

type Index = Map<string, Map<string, Set<string>>>;

/** Facts about members by name: for each kind of fact, the members with each value. */
function knownOfMembers(copy: Copy, owners: ReturnType<typeof ownersIn>): Index {
  const index: Index = new Map();
  for (const [table, ownerOf] of owners)
    for (const row of copy.rows.get(table) ?? []) {
      const owner = ownerOf(row);
      if (owner === undefined) continue;
      for (const { kind, value } of factsOfRow(copy, table, row)) {
        const values = index.get(kind) ?? new Map<string, Set<string>>();
        index.set(kind, values);
        values.set(value, (values.get(value) ?? new Set()).add(owner));
      }
    }
  return index;
}

const inBoth = (some: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...some].filter((item) => other.has(item)));

/**
 * For each anonymous row the smallest number of members who match its facts, one by one and combined,
 * according to rows with a member id. A row that matches no member could be anyone's.
 */
export async function suspectsOf(client: PoolClient): Promise<{
  readonly suspects: readonly Suspects[];
  readonly tables: readonly string[];
}> {
  const copy = await readCopy(client);
  const owners = ownersIn(copy);
  const known = knownOfMembers(copy, owners);
  const allMembers = (copy.rows.get(MEMBERS) ?? []).length;
  const tables = anonymousTables(copy, new Set(owners.keys()));
  const suspects = tables.flatMap((table) =>
    (copy.rows.get(table) ?? []).map((row) => {
      const matches = factsOfRow(copy, table, row).flatMap(({ kind, value }) => {
        const members = known.get(kind)?.get(value);
        return members ? [{ kind, members }] : [];
      });
      const together = matches.reduce<Set<string> | undefined>(
        (left, { members }) => (left ? inBoth(left, members) : members),
        undefined,
      );
      const sizes = [...matches.map(({ members }) => members.size), together?.size ?? 0].filter(
        (size) => size > 0,
      );
      return { table, row, members: Math.min(allMembers, ...sizes), kinds: matches.map(({ kind }) => kind) };
    }),
  );
  return { suspects, tables };
}
