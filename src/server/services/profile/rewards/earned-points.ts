import { sql } from 'kysely';
import {
  type Earned,
  MAX_PAID_PHOTOS,
  MIN_HELPED_READERS,
  nextPayoutOn,
  payoutsOf,
} from '../../../../core/contributions/reward-rule';
import type { Payout } from '../../../../core/contributions/rewards-port';
import { indianDay } from '../../../db/indian-day';
import { openReport } from '../../salaries/sealed-report';
import type { Services } from '../../services';
import type { sealsOf } from '../deletion/account-seals';

type Seals = ReturnType<typeof sealsOf>;
type Reading = Pick<Services, 'db' | 'encryption' | 'now'>;

/** The member's payouts so far, counted from what is public now. Deleted and removed contributions do not count. */
export async function readPayouts(services: Reading, seals: Seals): Promise<readonly Payout[]> {
  const earned = [...(await readEarned(services.db, seals)), ...(await readSalaries(services, seals))];
  return payoutsOf(earned, indianDay(services.now()));
}

/**
 * Points arrive on the first day of the next month; those of an interview on the first day of the next quarter, because
 * the month in which it was submitted is not stored.
 */
async function readEarned(db: Reading['db'], seals: Seals): Promise<readonly Earned[]> {
  const aliases = sql`(${seals['face ANONYMOUS']}, ${seals['face DESIGNATION']})`;
  const { rows } = await sql<Earned>`
    select kind, to_char(paid_on, 'YYYY-MM-DD') as "paidOn", sum(count)::integer as count from (
      select 'REVIEW' as kind, date_trunc('month', written_on::timestamp) + interval '1 month' as paid_on, 1 as count
      from company_reviews where author_seal = ${seals.review} and status = 'LIVE'
      union all
      select 'INTERVIEW', date_trunc('quarter', coalesce(submitted_quarter, written_month)::timestamp) + interval '3 months', 1
      from interviews where author_seal = ${seals.interview} and status = 'LIVE'
      union all
      select 'BENEFITS', submitted_month + interval '1 month', 1
      from benefit_reports where author_seal = ${seals.benefits}
      union all
      select 'PHOTO', r.submitted_month + interval '1 month', least(count(*), ${MAX_PAID_PHOTOS})
      from photo_reports r join company_photos p on p.report_id = r.id and not p.is_hidden
      where r.author_seal = ${seals.photos} group by r.id
      union all
      select 'ANSWER', date_trunc('month', c.created_at at time zone 'Asia/Kolkata') + interval '1 month', 1
      from comments c join aliases f on f.id = c.alias_id
      join posts p on p.id = c.post_id join aliases asker on asker.id = p.alias_id
      where f.owner_seal in ${aliases} and asker.owner_seal not in ${aliases} and p.kind = 'QUESTION'
        and p.status = 'LIVE' and c.status = 'LIVE' and c.parent_id is null and c.insightful >= ${MIN_HELPED_READERS}
    ) contributions group by 1, 2`.execute(db);
  return rows;
}

/** Without locks: a lock would leave the number of a transaction that redeems a coupon on the reports. */
async function readSalaries({ db, encryption }: Reading, seals: Seals): Promise<readonly Earned[]> {
  const rows = await db
    .selectFrom('salary_reports')
    .select(['id', 'sealed'])
    .where('contributor_seal', '=', seals.salary)
    .execute();
  return rows.map(({ id, sealed }) => {
    const { month } = openReport({ encryption }, id, sealed);
    return { kind: 'SALARY', paidOn: nextPayoutOn(month), count: 1 };
  });
}
