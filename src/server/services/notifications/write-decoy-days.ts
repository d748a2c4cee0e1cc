import { sql } from 'kysely';
import { DECOYS, mixNewRows } from '../../db/decoy-rows';
import type { Services } from '../services';

/**
 * Rewrites new counts of messages among decoys: a count is written shortly after the notice that it counts, and
 * neighbouring transaction numbers would link the box, and with it the member's other alias, to the notice's alias.
 */
export async function writeDecoyDays(db: Services['db']): Promise<void> {
  const decoys = sql`select ctid from push_days where is_mixed order by random() limit ${DECOYS}`;
  const isMixed = await mixNewRows(db, { table: 'push_days', key: 'ctid', decoys });
  // The messages that were sent meanwhile.
  if (isMixed) await sql`vacuum (truncate off) push_outbox`.execute(db);
}
