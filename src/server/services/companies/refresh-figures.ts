import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import { indianDay } from '../../db/indian-day';
import { recountFollowers } from '../communities/recount-followers';
import { recountInterviews } from '../interviews/recount-interviews';
import { recountApplications } from '../jobs/recount-applications';
import { recountIndustries, recountReviews } from '../reviews/recount';
import { rebuildSearch } from '../search/rebuild-search';
import type { Services } from '../services';
import { giveAwards } from './give-awards';
import { recountBenefits } from './recount-benefits';
import { awardBadges, recountCompanies } from './recount-companies';

/** Small batches, so that requests do not wait long for the embedded engine's single connection. */
const COMPANIES_AT_ONCE = 20;

/** Refreshes figures that are outdated or whose rows changed. Resumes after an abort; two servers share the work. */
export async function refreshFigures(
  { db, now }: Pick<Services, 'db' | 'now'>,
  stopping?: AbortSignal,
): Promise<void> {
  const today = now();
  let left = true;
  while (left && !stopping?.aborted) left = await recountSome(db, today);
  const makers = [
    recountIndustries,
    recountInterviews,
    recountFollowers,
    recountCompanies,
    recountBenefits,
    recountApplications,
    awardBadges,
    giveAwards,
    rebuildSearch,
  ];
  for (const make of makers) if (!stopping?.aborted) await make(db, today);
}

/** Returns whether there may be more to do. */
const recountSome = (db: Services['db'], today: Date): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      select id from companies
      where recounted_on is null or recounted_on < ${indianDay(today)}::date
      order by recounted_on nulls first, id limit ${COMPANIES_AT_ONCE}
      for no key update skip locked`.execute(transaction);
    if (rows.length === 0) return false;
    await recountReviews(
      transaction,
      rows.map(({ id }) => id),
      today,
    );
    return true;
  });
