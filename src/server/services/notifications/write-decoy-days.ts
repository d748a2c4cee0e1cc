import { sql } from 'kysely';
import { DECOYS } from '../../db/decoy-rows';
import { inTurn } from '../../db/in-turn';
import type { Services } from '../services';

/**
 * Rewrites new counts of messages among decoys: a count is written shortly after the notice that it counts, and
 * neighbouring transaction numbers would link the box, and with it the member's other alias, to the notice's alias.
 */
export async function writeDecoyDays(db: Services['db']): Promise<void> {
  const { rows: fresh } = await sql`select from push_days where not is_mixed limit 1`.execute(db);
  if (fresh.length === 0) return;
  await inTurn(db, 'mix message counts', async (own) => {
    await sql`
      with decoys as materialized (
        select ctid as place from push_days where ctid in (
          select ctid from push_days where not is_mixed
          union all
          (select ctid from push_days where is_mixed order by random() limit ${DECOYS}))
        for no key update skip locked)
      update push_days set is_mixed = true from decoys where push_days.ctid = decoys.place`.execute(own);
  });
  // Removes the old row versions. Keeps the free space at the end: returning it would lock readers out.
  for (const table of ['push_days', 'push_outbox'])
    await sql`vacuum (truncate off) ${sql.table(table)}`.execute(db);
}
