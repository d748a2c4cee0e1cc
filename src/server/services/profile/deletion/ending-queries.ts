import { sql } from 'kysely';
import { inTransaction } from '../../../db/in-transaction';
import { TABLES_THAT_STAY } from '../../../db/member-tables';
import type { AccountDeletionKind, DeletionChoiceRow } from '../../../db/profile-tables';
import { endAllSessions } from '../../../sessions';
import type { Services } from '../../services';

type Db = Services['db'];

export const readDeletion = (db: Db, memberId: string) =>
  db
    .selectFrom('account_deletions')
    .select([sql<string>`to_char(due_on, 'YYYY-MM-DD')`.as('due_on'), 'choices'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** A repeated request changes the choices but not the date. */
export const saveDeletion = (
  db: Db,
  memberId: string,
  dueOn: string,
  choices: readonly DeletionChoiceRow[],
) =>
  db
    .insertInto('account_deletions')
    .values({ member_id: memberId, due_on: dueOn, choices: JSON.stringify(choices) })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ choices: JSON.stringify(choices) }))
    .execute();

export const dropDeletion = (db: Db, memberId: string) =>
  db.deleteFrom('account_deletions').where('member_id', '=', memberId).execute();

/** Ends the sessions first: a concurrent renewal would end the deactivation. */
export const beginBreak = (db: Db, memberId: string): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await endAllSessions(transaction, memberId);
    await transaction
      .insertInto('account_breaks')
      .values({ member_id: memberId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

export async function readDue(db: Db, today: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .select('member_id')
    .where('due_on', '<=', sql<Date>`${today}::date`)
    .orderBy('member_id')
    .execute();
  return rows.map((row) => row.member_id);
}

/** Takes a due deletion and its choices; undefined if the member has cancelled it. */
export async function takeDeletion(
  db: Db,
  memberId: string,
  today: string,
): Promise<readonly DeletionChoiceRow[] | undefined> {
  const row = await db
    .deleteFrom('account_deletions')
    .where('member_id', '=', memberId)
    .where('due_on', '<=', sql<Date>`${today}::date`)
    .returning('choices')
    .executeTakeFirst();
  return row?.choices;
}

/**
 * A part of a deleted account, by its current seal, or an item whose count falls; the stored row encrypts it, so only the
 * server can read it.
 */
export interface AccountDeletion extends Pick<DeletionChoiceRow, 'fate'> {
  readonly kind: AccountDeletionKind;
  readonly seal: string;
  readonly line: string;
}

const LINES = 'account_deletion_parts';
/** Rows from before the seal was encrypted contain the seal itself. */
const OPEN_SEAL = /^[A-Za-z0-9_-]{22}$/;

/** PostgreSQL accepts at most 65,535 parameters in a statement. */
const AT_ONCE = 5000;

export async function saveAccountDeletions(
  { db, cursors }: Pick<Services, 'db' | 'cursors'>,
  parts: readonly (Omit<AccountDeletion, 'line'> & { readonly due_on: string })[],
): Promise<void> {
  for (let from = 0; from < parts.length; from += AT_ONCE)
    await db
      .insertInto('account_deletion_parts')
      .values(
        parts
          .slice(from, from + AT_ONCE)
          .map(({ seal, ...part }) => ({ ...part, seal: cursors.pack(LINES, [seal]) })),
      )
      .execute();
}

export async function readAccountDeletions(
  { db, cursors }: Pick<Services, 'db' | 'cursors'>,
  today: string,
): Promise<readonly AccountDeletion[]> {
  const rows = await db
    .selectFrom('account_deletion_parts')
    .select(['seal as line', 'kind', 'fate'])
    .where('due_on', '<=', sql<Date>`${today}::date`)
    .orderBy('kind')
    .orderBy('seal')
    .execute();
  return rows.map((row) => ({
    ...row,
    seal: OPEN_SEAL.test(row.line) ? row.line : String(cursors.unpack(LINES, row.line)[0]),
  }));
}

/** Deletes a part before it is carried out. A count must not fall twice, so the same part is refused to others. */
export async function takePart(
  db: Db,
  { line, kind }: Pick<AccountDeletion, 'line' | 'kind'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_deletion_parts')
    .where('seal', '=', line)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The columns with a member's seals, in all tables but those the privacy register lets stay. */
export async function sealColumns(db: Db): Promise<readonly { table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and column_name like '%\\_seal'
      and table_name <> all(${TABLES_THAT_STAY}::text[])
    order by 1, 2`.execute(db);
  return rows;
}

export async function deleteSealed(
  db: Db,
  { table, column }: { readonly table: string; readonly column: string },
  seals: readonly string[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${seals}::text[])`.execute(db);
}

/** The tables in which this transaction has changed or deleted rows. */
export async function tablesChanged(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`
    select relname as "table" from pg_stat_xact_user_tables
    where schemaname = current_schema() and n_tup_upd + n_tup_del > 0`.execute(db);
  return rows.map(({ table }) => table);
}

/** Deleting the member's row cascades to everything that belongs only to the account. */
export const dropMember = (db: Db, memberId: string) =>
  db.deleteFrom('members').where('id', '=', memberId).execute();
