import { sql } from 'kysely';
import type { RuleId, Verdict } from '../../../core/moderation/rules';
import { waitOf } from '../../../core/trust/wait';
import type { Services } from '../services';
import { logFlag } from '../trust/log-decisions';
import type { ModeratedItem } from './decision-queries';
import { dayOf } from './waits';

type Db = Services['db'];

/** The decision on a review also answers its employer. Returns whether an employer had asked. */
export async function settleFlag(
  db: Db,
  { resourceType, resourceId }: ModeratedItem,
  { decision, now }: { readonly decision: Verdict; readonly now: Date },
): Promise<boolean> {
  if (resourceType !== 'REVIEW') return false;
  const outcome = decision === 'HIDE' ? 'UPHELD' : 'REFUSED';
  const { rows } = await sql<{ company: number; stars: number; rule: RuleId; days: number }>`
    update employer_flags set outcome = ${outcome}
    where review_id = ${resourceId} and outcome is null
    returning company_id as company, stars, rule, ${dayOf(now)}::date - raised_on as days`.execute(db);
  const [flag] = rows;
  if (!flag) return false;
  const { days, ...known } = flag;
  const step = decision === 'HIDE' ? 'upheld' : 'refused';
  await logFlag(db, { ...known, step, waited: waitOf(days) }, now);
  return true;
}

/** Nothing leads from a request to a review that is deleted, and questions about it end. */
export async function forgetRequests(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update employer_flags set review_id = null, note = '' where review_id = any(${ids})`.execute(db);
  await db.deleteFrom('review_challenges').where('review_id', 'in', ids).execute();
}
