import { sql } from 'kysely';
import type { Services } from '../../services';
import type { sealsOf } from './account-seals';

/** Sealed per target like votes: readers' traces on posts, and pending pictures. */
const SEALED_TABLES = [
  { table: 'unwanted_posts', seal: 'reader_seal', target: 'post_id', purpose: 'unwanted' },
  { table: 'answer_requests', seal: 'requester_seal', target: 'post_id', purpose: 'answer requests' },
  { table: 'reports', seal: 'reporter_seal', target: 'resource_id', purpose: 'reports' },
  { table: 'pending_pictures', seal: 'owner_seal', target: 'key', purpose: 'picture' },
  { table: 'coupon_codes', seal: 'owner_seal', target: 'coupon_id', purpose: 'coupons' },
  { table: 'job_applications', seal: 'applicant_seal', target: 'job_id', purpose: 'job applications' },
] as const;

/** Deletes the traces with the account; their counts were corrected before. */
export async function deleteSealedRows(db: Services['db'], seals: ReturnType<typeof sealsOf>): Promise<void> {
  for (const { table, seal, target, purpose } of SEALED_TABLES) {
    const [rows, rawBuilder] = [sql.table(table), sql.ref(target)];
    // Computes a seal per target, not per row of every member.
    await sql`
      delete from ${rows} where (${rawBuilder}, ${sql.ref(seal)}) in (
        select ${rawBuilder}, sealed_for(${seals[purpose]}, ${rawBuilder}) from (select distinct ${rawBuilder} from ${rows}) things
      )`.execute(db);
  }
}
