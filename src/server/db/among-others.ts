import { type Kysely, type RawBuilder, sql } from 'kysely';
import { inTurn } from './in-turn';
import type { Tables } from './tables';

/** Among so many others rows are laid: enough to be lost in, and written in a moment. */
export const OTHERS = 1000;

/**
 * Writes others of a table anew as they are, drawn by lot, in the transaction that changed rows of one person there: in a
 * copy of the database's files all it changed has its number, and only that person's rows would have it.
 */
export async function writeOthers(
  db: Kysely<Tables>,
  { table, column }: { readonly table: string; readonly column: string },
): Promise<void> {
  const [rows, kept] = [sql.table(table), sql.ref(column)];
  await sql`
    with drawn as materialized (
      select ctid from ${rows} order by random() limit ${OTHERS} for no key update skip locked)
    update ${rows} set ${kept} = ${kept} from drawn where ${rows}.ctid = drawn.ctid`.execute(db);
}

/** Writes the faces that are new or changed anew, and others with them, one after the other as the lot falls. */
export async function layFaces(db: Kysely<Tables>): Promise<void> {
  const { rows: fresh } = await sql`select from faces where not is_laid limit 1`.execute(db);
  if (fresh.length === 0) return;
  // Two servers that did it at the same time would wait for each other's rows.
  await inTurn(db, 'lay faces', async (own) => {
    // Otherwise they would be taken in the order in which they lie.
    for (const way of ['enable_hashjoin', 'enable_mergejoin', 'enable_seqscan'])
      await sql`set local ${sql.raw(way)} = off`.execute(own);
    await sql`
      with drawn as materialized (${DRAWN})
      update faces set is_laid = true from drawn where faces.id = drawn.id`.execute(own);
  });
  // What lay there before lies there no more. Room at the end is kept: giving it back would lock readers out.
  await sql`vacuum (truncate off) faces`.execute(db);
}

/** Which share of the follows, in percent, is about as many as `OTHERS`; estimated, so that no large table is counted. */
async function shareOfFollows(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select greatest(reltuples, 0)::integer as rows from pg_class where oid = 'community_members'::regclass`.execute(
    db,
  );
  return Math.min(100, (100 * OTHERS) / Math.max(1, rows[0]?.rows ?? 0));
}

/**
 * Writes new follows again among others: accounts and their first follows come in the same order, so where a follow lies
 * in the table would show whose it is.
 */
export async function layFollows(db: Kysely<Tables>): Promise<void> {
  const { rows: fresh } = await sql`select from community_members where not is_laid limit 1`.execute(db);
  if (fresh.length === 0) return;
  const share = await shareOfFollows(db);
  await inTurn(db, 'lay follows', async (own) => {
    for (const way of ['enable_hashjoin', 'enable_mergejoin', 'enable_seqscan'])
      await sql`set local ${sql.raw(way)} = off`.execute(own);
    await sql`
      with drawn as materialized (
        select place from (
          select ctid as place from community_members where not is_laid
          union
          select ctid from community_members tablesample system (${share}::real)
        ) as those order by random())
      update community_members f set is_laid = true from drawn where f.ctid = drawn.place`.execute(own);
  });
  await sql`vacuum (truncate off) community_members`.execute(db);
}

const DRAWN: RawBuilder<unknown> = sql`
  select id from (
    select id from faces where not is_laid
    union all
    (select id from faces where is_laid order by random() limit ${OTHERS})
  ) as those order by random()`;
