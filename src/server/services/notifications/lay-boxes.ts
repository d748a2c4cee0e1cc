import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';

/** Among so many others new ones are laid: enough to be lost in, and written in a moment. */
const OTHERS = 1000;

/**
 * Writes the boxes that are new anew, in the order of their seals and together with others drawn by lot: then neither
 * their place nor their age tells a copy of the database's files which of them are one member's. Who reads waits for
 * nothing; who writes waits for as long as this takes, so that nothing is missed that goes meanwhile.
 */
export async function layBoxes(db: Services['db']): Promise<void> {
  const { rows: fresh } = await sql`select from notice_boxes where not is_laid limit 1`.execute(db);
  if (fresh.length === 0) return;
  await inTransaction(db, async (own) => {
    await sql`lock table notice_boxes in share row exclusive mode`.execute(own);
    await sql`
      with taken as (
        delete from notice_boxes where owner_seal in (
          select owner_seal from notice_boxes where not is_laid
          union all
          (select owner_seal from notice_boxes where is_laid order by random() limit ${OTHERS}))
        returning owner_seal, box)
      insert into notice_boxes (owner_seal, box, is_laid)
      select owner_seal, box, true from taken order by owner_seal`.execute(own);
  });
  // What lay there before lies there no more. Room at the end is kept: giving it back would lock readers out.
  await sql`vacuum (truncate off) notice_boxes`.execute(db);
}
