import { type Kysely, type RawBuilder, sql } from 'kysely';
import { inTurn } from './in-turn';
import type { Tables } from './tables';

/** Decoy rows per rewrite: enough to hide the changed rows, few enough to write quickly. */
export const DECOYS = 1000;

/**
 * Rewrites random decoy rows unchanged in the transaction that changed one person's rows. A copy of the database
 * files shows transaction numbers; without decoys only that person's rows would share one.
 */
export async function writeDecoys(
  db: Kysely<Tables>,
  { table, column }: { readonly table: string; readonly column: string },
): Promise<void> {
  const [rows, saved] = [sql.table(table), sql.ref(column)];
  await sql`
    with decoys as materialized (
      select ctid from ${rows} order by random() limit ${DECOYS} for no key update skip locked)
    update ${rows} set ${saved} = ${saved} from decoys where ${rows}.ctid = decoys.ctid`.execute(db);
}

interface Mixing {
  readonly table: 'aliases' | 'community_members' | 'push_days';
  /** Identifies a row. */
  readonly key: 'id' | 'ctid';
  /** Old rows, as many as hide the new ones. */
  readonly decoys: RawBuilder<unknown>;
}

/**
 * Rewrites the new rows of a table together with decoys, in random order, and removes the old versions: neither
 * transaction numbers nor positions show what was written when. Returns whether there were new rows.
 */
export async function mixNewRows(db: Kysely<Tables>, { table, key, decoys }: Mixing): Promise<boolean> {
  const [rows, row] = [sql.table(table), sql.ref(key)];
  const { rows: fresh } = await sql`select from ${rows} where not is_mixed limit 1`.execute(db);
  if (fresh.length === 0) return false;
  // Serialised: two servers doing this at once would wait for each other's rows.
  await inTurn(db, `mix ${table}`, async (own) => {
    // Other plans would process the rows in their physical order.
    for (const way of ['enable_hashjoin', 'enable_mergejoin', 'enable_seqscan'])
      await sql`set local ${sql.raw(way)} = off`.execute(own);
    await sql`
      with mixed as materialized (
        select place from (
          select ${row} as place from ${rows} where not is_mixed
          union
          (${decoys})
        ) as those order by random())
      update ${rows} r set is_mixed = true from mixed where r.${row} = mixed.place`.execute(own);
  });
  // Keeps the free space at the end: returning it would lock readers out.
  await sql`vacuum (truncate off) ${rows}`.execute(db);
  return true;
}

/** For new and changed aliases. */
export const writeDecoyAliases = (db: Kysely<Tables>): Promise<boolean> =>
  mixNewRows(db, {
    table: 'aliases',
    key: 'id',
    decoys: sql`select id from aliases where is_mixed order by random() limit ${DECOYS}`,
  });

/**
 * For new follows: accounts and their first follows arrive in the same order, so a follow's position in the table would
 * reveal whose it is.
 */
export const writeDecoyFollows = async (db: Kysely<Tables>): Promise<boolean> =>
  mixNewRows(db, {
    table: 'community_members',
    key: 'ctid',
    decoys: sql`select ctid from community_members tablesample system (${await shareOfFollows(db)}::real)`,
  });

/** Percentage of follows that gives about `DECOYS` rows; estimated to avoid counting a large table. */
async function shareOfFollows(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select greatest(reltuples, 0)::integer as rows from pg_class where oid = 'community_members'::regclass`.execute(
    db,
  );
  return Math.min(100, (100 * DECOYS) / Math.max(1, rows[0]?.rows ?? 0));
}
