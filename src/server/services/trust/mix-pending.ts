import { sql } from 'kysely';
import { DECOYS } from '../../db/decoy-rows';
import { inTurn } from '../../db/in-turn';
import type { Services } from '../services';

/**
 * Rewrites new pending entries among decoys, in random order: entries written in one transaction share its number,
 * and deletions of one author would be recognised by it.
 */
export async function mixPending(db: Services['db']): Promise<void> {
  const { rows: fresh } = await sql`select from log_pending where not is_mixed limit 1`.execute(db);
  if (fresh.length === 0) return;
  await inTurn(db, 'mix pending entries', async (own) => {
    await sql`
      with taken as materialized (
        delete from log_pending where key in (
          select key from (
            (select key from log_pending where not is_mixed limit ${DECOYS})
            union (select key from log_pending where is_mixed order by key limit ${DECOYS})
          ) as those)
        returning due_at, entry, commitment),
      keyed as materialized (select gen_random_uuid() as key, * from taken)
      insert into log_pending (key, due_at, entry, commitment, is_mixed)
      select key, due_at, entry, commitment, true from keyed order by key`.execute(own);
  });
  await sql`vacuum (truncate off) log_pending`.execute(db);
}
