import { type RawBuilder, sql } from 'kysely';
import { BURST_DAYS, burstOf, type ReviewBurst, type ReviewDay } from '../../../core/reviews/burst';
import type { StarCounts } from '../../../core/reviews/rating';
import { groupBy } from '../../../core/shared/group-by';
import type { Services } from '../services';

type Db = Services['db'];

type DayRow = ReviewDay & { readonly company_id: number; readonly all: StarCounts };

/** Finds the burst of each company among its public reviews, after their stars were counted. */
export async function countBursts(db: Db, these: RawBuilder<unknown>, today: string): Promise<void> {
  await sql`delete from company_bursts where company_id = any(${these})`.execute(db);
  const { rows } = await sql<DayRow>`
    select r.company_id, to_char(r.written_on, 'YYYY-MM-DD') as day,
      array[count(*) filter (where r.overall = 1), count(*) filter (where r.overall = 2),
        count(*) filter (where r.overall = 3), count(*) filter (where r.overall = 4),
        count(*) filter (where r.overall = 5)]::integer[] as stars,
      array[c.one, c.two, c.three, c.four, c.five]::integer[] as all
    from company_reviews r
    join company_ratings c on c.company_id = r.company_id and c.category = 'overall'
    where r.company_id = any(${these}) and r.status = 'LIVE' and r.written_on > ${today}::date - ${BURST_DAYS}::integer
    group by r.company_id, r.written_on, c.one, c.two, c.three, c.four, c.five`.execute(db);
  const bursts = [...groupBy(rows, (row) => row.company_id)].flatMap(([company_id, days]) => {
    const burst = burstOf(days, days[0]?.all ?? [], today);
    return burst ? [{ company_id, ...columnsOf(burst) }] : [];
  });
  if (bursts.length > 0) await db.insertInto('company_bursts').values(bursts).execute();
}

const columnsOf = ({ from, to, reviews, without }: ReviewBurst) => ({
  starts_on: from,
  ends_on: to,
  reviews,
  other_reviews: without.reviews,
  other_average: without.average,
});
