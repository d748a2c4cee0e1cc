import { sql } from 'kysely';
import { inTurn } from '../../../db/in-turn';
import type { Education, Work } from '../../../db/profile-tables';
import { notFound, Refusal } from '../../../http/refusal';
import type { Services } from '../../services';

/** Entries are encrypted, so reading and writing them needs the key as well. */
type Records = Pick<Services, 'db' | 'encryption'>;
type Db = Services['db'];

type Listed<Entry> = Entry & { readonly id: string };
type Row<Entry> = Listed<Entry> & { readonly logo: string | null };
export type WorkRow = Row<Work>;
export type EducationRow = Row<Education>;

interface EntryKey {
  readonly memberId: string;
  readonly id: string;
}

interface List<Entry> {
  readonly table: 'work_experiences' | 'educations';
  readonly nameOf: (entry: Entry) => string;
  readonly startOf: (entry: Entry) => string;
  readonly logosOf: (
    db: Db,
    names: readonly string[],
  ) => Promise<readonly { readonly name: string; readonly logo: string }[]>;
}

export const WORKS: List<Work> = {
  table: 'work_experiences',
  nameOf: ({ company_name }) => company_name,
  startOf: ({ start_month }) => start_month,
  logosOf: (db, names) =>
    db.selectFrom('companies').select(['name', 'logo']).where('name', 'in', names).execute(),
};

export const EDUCATIONS: List<Education> = {
  table: 'educations',
  nameOf: ({ college_name }) => college_name,
  startOf: ({ start_year }) => String(start_year),
  logosOf: (db, names) =>
    db.selectFrom('colleges').select(['name', 'url_name as logo']).where('name', 'in', names).execute(),
};

/** More entries than any real member has; only stops automated requests. */
const MOST = 300;

const contextOf = (table: string, { memberId, id }: EntryKey): string => `${table} ${memberId} ${id}`;

export const encryptEntry = <Entry extends object>(
  { table }: List<Entry>,
  { encryption }: Pick<Services, 'encryption'>,
  key: EntryKey,
  entry: Entry,
): string => encryption.encrypt(contextOf(table, key), entry);

const stored = (table: List<object>['table'], db: Db, memberId: string) =>
  db.selectFrom(table).select(['id', 'details']).where('member_id', '=', memberId);

/** Newest first. */
export async function readEntries<Entry extends object>(
  list: List<Entry>,
  { db, encryption }: Records,
  memberId: string,
): Promise<Row<Entry>[]> {
  const rows = await stored(list.table, db, memberId).orderBy('id').execute();
  const entries = rows.map(({ id, details }) => ({
    ...encryption.decrypt<Entry>(contextOf(list.table, { memberId, id }), details),
    id,
  }));
  const newestFirst = entries.toSorted((item, other) =>
    list.startOf(other).localeCompare(list.startOf(item)),
  );
  return withLogos(list, db, newestFirst);
}

/** Privacy: another member's entry gets the same response as an unknown entry. */
export async function readEntry<Entry extends object>(
  list: List<Entry>,
  { db, encryption }: Records,
  key: EntryKey,
): Promise<Entry> {
  const row = await stored(list.table, db, key.memberId).where('id', '=', key.id).executeTakeFirst();
  if (!row) throw notFound();
  return encryption.decrypt<Entry>(contextOf(list.table, key), row.details);
}

export async function addEntry<Entry extends object>(
  list: List<Entry>,
  records: Records,
  key: EntryKey,
  entry: Entry,
): Promise<Row<Entry>> {
  const { db } = records;
  const details = encryptEntry(list, records, key, entry);
  await inTurn(db, experiencesOf(key.memberId), async (transaction) => {
    await roomFor(transaction, list.table, key.memberId);
    await transaction
      .insertInto(list.table)
      .values({ id: key.id, member_id: key.memberId, details })
      .execute();
  });
  return withLogo(list, db, { ...entry, id: key.id });
}

/** Returns the entry as of this change, even if another change follows. */
export async function changeEntry<Entry extends object>(
  list: List<Entry>,
  records: Records,
  key: EntryKey,
  entry: Entry,
): Promise<Row<Entry>> {
  const { numUpdatedRows } = await records.db
    .updateTable(list.table)
    .set({ details: encryptEntry(list, records, key, entry) })
    .where('id', '=', key.id)
    .where('member_id', '=', key.memberId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
  return withLogo(list, records.db, { ...entry, id: key.id });
}

export async function removeEntry(
  { table }: Pick<List<never>, 'table'>,
  db: Db,
  { memberId, id }: EntryKey,
): Promise<void> {
  const { rows } = await sql`
    delete from ${sql.table(table)} where id = ${id} and member_id = ${memberId} returning id`.execute(db);
  if (rows.length === 0) throw notFound();
}

async function withLogos<Entry>(
  { nameOf, logosOf }: List<Entry>,
  db: Db,
  entries: readonly Listed<Entry>[],
): Promise<Row<Entry>[]> {
  if (entries.length === 0) return [];
  const logos = await logosOf(db, [...new Set(entries.map(nameOf))]);
  const logoOf = new Map(logos.map(({ name, logo }) => [name, logo]));
  return entries.map((entry) => ({ ...entry, logo: logoOf.get(nameOf(entry)) ?? null }));
}

async function withLogo<Entry>(list: List<Entry>, db: Db, entry: Listed<Entry>): Promise<Row<Entry>> {
  const [row] = await withLogos(list, db, [entry]);
  return { ...entry, logo: row?.logo ?? null };
}

const experiencesOf = (memberId: string): string => `experiences ${memberId}`;

async function roomFor(db: Db, table: List<never>['table'], memberId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where member_id = ${memberId}`.execute(db);
  if ((rows[0]?.count ?? 0) >= MOST) throw new Refusal(422, 'TOO_MANY_ENTRIES', { params: { limit: MOST } });
}
