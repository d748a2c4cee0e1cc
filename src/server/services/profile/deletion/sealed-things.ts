import { sql } from 'kysely';
import type { Services } from '../../services';
import type { sealsOf } from './account-seals';

/** What else is sealed for the one thing it is about, as votes are: what readers leave at posts, and pictures that wait. */
const SEALED_THINGS = [
  { table: 'post_views', seal: 'viewer_seal', target: 'post_id', purpose: 'views' },
  { table: 'unwanted_posts', seal: 'reader_seal', target: 'post_id', purpose: 'unwanted' },
  { table: 'answer_requests', seal: 'asker_seal', target: 'post_id', purpose: 'answer requests' },
  { table: 'reports', seal: 'reporter_seal', target: 'resource_id', purpose: 'reports' },
  { table: 'pending_pictures', seal: 'owner_seal', target: 'key', purpose: 'picture' },
] as const;

/** All of it goes with its account; what was counted of it was taken back before. */
export async function forgetSealedThings(
  db: Services['db'],
  seals: ReturnType<typeof sealsOf>,
): Promise<void> {
  for (const { table, seal, target, purpose } of SEALED_THINGS) {
    const [rows, thing] = [sql.table(table), sql.ref(target)];
    // One seal is made for each thing, not one for each row of everybody.
    await sql`
      delete from ${rows} where (${thing}, ${sql.ref(seal)}) in (
        select ${thing}, sealed_for(${seals[purpose]}, ${thing}) from (select distinct ${thing} from ${rows}) things
      )`.execute(db);
  }
}
