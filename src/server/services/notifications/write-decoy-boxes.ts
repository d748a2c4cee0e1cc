import { sql } from 'kysely';
import { DECOYS } from '../../db/decoy-rows';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';

/**
 * Rewrites new boxes, sorted by seal and mixed with random older rows, so that neither position nor age in a copy of
 * the database files shows which belong to one member. Readers do not wait; writers wait until it ends, so no row is
 * missed.
 */
export async function writeDecoyBoxes(db: Services['db']): Promise<void> {
  const { rows: fresh } = await sql`select from notice_boxes where not is_mixed limit 1`.execute(db);
  if (fresh.length === 0) return;
  await inTransaction(db, async (own) => {
    await sql`lock table notice_boxes in share row exclusive mode`.execute(own);
    await sql`
      with taken as (
        delete from notice_boxes where owner_seal in (
          select owner_seal from notice_boxes where not is_mixed
          union all
          (select owner_seal from notice_boxes where is_mixed order by random() limit ${DECOYS}))
        returning owner_seal, box)
      insert into notice_boxes (owner_seal, box, is_mixed)
      select owner_seal, box, true from taken order by owner_seal`.execute(own);
  });
  // Wipes the old row positions. The free space at the end stays: truncating would lock readers out.
  await sql`vacuum (truncate off) notice_boxes`.execute(db);
}
