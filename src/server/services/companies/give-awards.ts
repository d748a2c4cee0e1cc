import { sql } from 'kysely';
import { AWARD_SIZES, type AwardSize } from '../../../core/companies/award';
import {
  type Candidate,
  editionsUntil,
  MAX_NAMED,
  MIN_REVIEWS,
  MIN_STARTUP_REVIEWS,
  type Placed,
  rankedOf,
  rankedStartups,
} from '../../../core/companies/ranking';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';
import { logAwards, logStartupAwards } from '../trust/log-published';

type Db = Services['db'];

export type MinCounts = Readonly<Record<AwardSize, number>>;

/** Counts each finished year once. Awards are final: a rank that moved after a deletion would reveal the author. */
export async function giveAwards(db: Db, today: Date, min: MinCounts = MIN_REVIEWS): Promise<void> {
  const known = await db.selectFrom('award_editions').select('year').distinct().execute();
  const counted = new Set(known.map(({ year }) => year));
  for (const year of editionsUntil(today).filter((item) => !counted.has(item)))
    await inTransaction(db, (transaction) => count(transaction, year, min));
  const withStartups = await db.selectFrom('startup_editions').select('year').execute();
  const ranked = new Set(withStartups.map(({ year }) => year));
  for (const year of editionsUntil(today).filter((item) => !ranked.has(item)))
    await inTransaction(db, (transaction) => countStartups(transaction, year));
}

async function count(db: Db, year: number, min: MinCounts): Promise<void> {
  const candidates = await readCandidates(db, year);
  await db
    .insertInto('award_shares')
    .values({ year })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const size of AWARD_SIZES) {
    const placed = rankedOf(candidates, size, min[size]);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('award_editions')
      .values({ year, size, min_reviews: min[size], ranked: placed.length })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // Another server already counted this edition.
    if (!numInsertedOrUpdatedRows) return;
    const named = firstOf(placed, year).map((award) => ({ ...award, size }));
    if (named.length > 0) await db.insertInto('company_awards').values(named).execute();
  }
  await logAwards(db, year);
}

async function countStartups(db: Db, year: number): Promise<void> {
  const placed = rankedStartups(await readCandidates(db, year), year);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('startup_editions')
    .values({ year, min_reviews: MIN_STARTUP_REVIEWS, ranked: placed.length })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Another server already counted this edition.
  if (!numInsertedOrUpdatedRows) return;
  const named = firstOf(placed, year);
  if (named.length > 0) await db.insertInto('startup_awards').values(named).execute();
  await logStartupAwards(db, year);
}

const firstOf = (placed: readonly Placed[], year: number) =>
  placed.slice(0, MAX_NAMED).map(({ companyId, reviews, low }, index) => ({
    company_id: companyId,
    year,
    rank: index + 1,
    reviews,
    low,
  }));

async function readCandidates(db: Db, edition: number): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    select c.id as "companyId", c.employees, c.founded_year as "foundedYear", i.name as industry, array[
      count(*) filter (where r.overall = 1), count(*) filter (where r.overall = 2),
      count(*) filter (where r.overall = 3), count(*) filter (where r.overall = 4),
      count(*) filter (where r.overall = 5)
    ]::integer[] as stars
    from company_reviews r join companies c on c.id = r.company_id join industries i on i.id = c.industry_id
    where r.status = 'LIVE'
      and r.written_on >= make_date(${edition - 1}, 1, 1) and r.written_on < make_date(${edition}, 1, 1)
    group by c.id, i.id`.execute(db);
  return rows;
}
