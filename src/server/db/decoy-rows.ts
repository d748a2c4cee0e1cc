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

/** Rewrites new and changed aliases together with decoys, in random order. */
export async function writeDecoyAliases(db: Kysely<Tables>): Promise<void> {
  const { rows: fresh } = await sql`select from aliases where not is_mixed limit 1`.execute(db);
  if (fresh.length === 0) return;
  // Serialised: two servers doing this at once would wait for each other's rows.
  await inTurn(db, 'mix aliases', async (own) => {
    // Other plans would process the rows in their physical order.
    for (const way of ['enable_hashjoin', 'enable_mergejoin', 'enable_seqscan'])
      await sql`set local ${sql.raw(way)} = off`.execute(own);
    await sql`
      with decoys as materialized (${MIXED_ALIASES})
      update aliases set is_mixed = true from decoys where aliases.id = decoys.id`.execute(own);
  });
  // Removes the old row versions. Keeps the free space at the end: returning it would lock readers out.
  await sql`vacuum (truncate off) aliases`.execute(db);
}

/** Percentage of follows that gives about `OTHERS` rows; estimated to avoid counting a large table. */
async function shareOfFollows(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select greatest(reltuples, 0)::integer as rows from pg_class where oid = 'community_members'::regclass`.execute(
    db,
  );
  return Math.min(100, (100 * DECOYS) / Math.max(1, rows[0]?.rows ?? 0));
}

/**
 * Rewrites new follows among decoys: accounts and their first follows arrive in the same order, so a follow's
 * position in the table would reveal whose it is.
 */
export async function writeDecoyFollows(db: Kysely<Tables>): Promise<void> {
  const { rows: fresh } = await sql`select from community_members where not is_mixed limit 1`.execute(db);
  if (fresh.length === 0) return;
  const share = await shareOfFollows(db);
  await inTurn(db, 'mix follows', async (own) => {
    for (const way of ['enable_hashjoin', 'enable_mergejoin', 'enable_seqscan'])
      await sql`set local ${sql.raw(way)} = off`.execute(own);
    await sql`
      with decoys as materialized (
        select place from (
          select ctid as place from community_members where not is_mixed
          union
          select ctid from community_members tablesample system (${share}::real)
        ) as mixed order by random())
      update community_members f set is_mixed = true from decoys where f.ctid = decoys.place`.execute(own);
  });
  await sql`vacuum (truncate off) community_members`.execute(db);
}

const MIXED_ALIASES: RawBuilder<unknown> = sql`
  select id from (
    select id from aliases where not is_mixed
    union all
    (select id from aliases where is_mixed order by random() limit ${DECOYS})
  ) as mixed order by random()`;
