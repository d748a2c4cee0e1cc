import { sql } from 'kysely';
import { MAX_HIDDEN_TEXTS, MIN_HOLDERS } from '../../../core/untraceable/rules';
import type { Viewer } from '../profile/account/viewer';
import type { Services } from '../services';
import type { Group } from './group-alias';
import { KEY_COLUMNS, type TokenKeyRow } from './token-keys';

type Db = Services['db'];

/** The company by its name, and its industry. */
export async function groupsOf(db: Db, companyName: string): Promise<readonly Group[]> {
  const { rows } = await sql<
    Record<'company_id' | 'industry_id', number> & Record<'company' | 'industry', string>
  >`
    select c.id as company_id, c.name as company, i.id as industry_id, i.name as industry
    from companies c join industries i on i.id = c.industry_id
    where lower(c.name) = lower(${companyName}) order by c.id limit 1`.execute(db);
  return rows.flatMap((row): Group[] => [
    { kind: 'COMPANY', id: row.company_id, name: row.company },
    { kind: 'INDUSTRY', id: row.industry_id, name: row.industry },
  ]);
}

/** Whether moderators hid so many of the member's texts, deleted ones too, that the member gets no tokens. */
export async function isWithheld(db: Db, { aliasSeals }: Viewer): Promise<boolean> {
  const { rows } = await sql<{ hidden: number }>`
    with mine as (select id from aliases where owner_seal = any(${aliasSeals}))
    select (
      (select count(*) from posts where alias_id in (select id from mine) and hold_reason = 'MODERATOR')
      + (select count(*) from comments where alias_id in (select id from mine) and hold_reason = 'MODERATOR'))::integer as hidden`.execute(
    db,
  );
  return (rows[0]?.hidden ?? 0) >= MAX_HIDDEN_TEXTS;
}

export async function readBatch(db: Db, holder: string, month: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('token_batches')
    .select('request_hash')
    .where('holder_seal', '=', holder)
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.request_hash;
}

interface Batch {
  readonly holder: string;
  readonly month: string;
  readonly requestHash: string;
}

/** False if the member already has this month's batch. */
export async function insertBatch(db: Db, { holder, month, requestHash }: Batch): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('token_batches')
    .values({ holder_seal: holder, month, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export const countHolder = (db: Db, keyIds: readonly string[]) =>
  sql`
    update token_keys set holders = holders + 1
    where key_id in (select key_id from token_keys where key_id = any(${keyIds}) order by key_id for update)`.execute(
    db,
  );

export const readKeys = (db: Db, keyIds: readonly string[]): Promise<readonly TokenKeyRow[]> =>
  db.selectFrom('token_keys').select(KEY_COLUMNS).where('key_id', 'in', keyIds).execute();

/** The public keys: those of groups that are large enough. */
export const listedKeys = (db: Db, months: readonly string[]): Promise<readonly TokenKeyRow[]> =>
  db
    .selectFrom('token_keys')
    .select(KEY_COLUMNS)
    .where('month', 'in', months)
    .where('holders', '>=', MIN_HOLDERS)
    .orderBy(sql`key_id collate "C"`)
    .execute();
