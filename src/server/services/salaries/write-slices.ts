import { sql } from 'kysely';
import type { ExperienceBand } from '../../../core/salaries/bands';
import { type Shared, slicesOf } from '../../../core/salaries/buckets';
import { figuresOf, type PaidBucket, type SalaryFigures } from '../../../core/salaries/figures';
import { type PaySplit, type SplitBucket, splitOf } from '../../../core/salaries/pay-split';
import type { Services } from '../services';

type Db = Services['db'];

interface BucketRow {
  readonly company_id: number | null;
  readonly place_id: number | null;
  readonly experience: ExperienceBand | null;
  readonly quarter: number;
  readonly pays: readonly number[];
  readonly bonus_percents: readonly number[] | null;
  readonly stock_percents: readonly number[] | null;
}

const ROWS_AT_ONCE = 2000;

/**
 * Rebuilds all published figures from the buckets alone. One role after the other, because all buckets together need
 * much memory, and the server answers requests in between.
 */
export async function writeSlices(db: Db): Promise<void> {
  await sql`delete from salary_slices`.execute(db);
  const { rows: jobs } = await sql<{ id: number }>`
    select distinct job_profile_id as id from salary_buckets order by id`.execute(db);
  for (const { id } of jobs) {
    const { rows } = await sql<BucketRow>`
      select company_id, place_id, experience, quarter, pays, bonus_percents, stock_percents
      from salary_buckets where job_profile_id = ${id}`.execute(db);
    const slices = slicesOfJob(id, rows);
    for (let from = 0; from < slices.length; from += ROWS_AT_ONCE)
      await db
        .insertInto('salary_slices')
        .values(slices.slice(from, from + ROWS_AT_ONCE))
        .execute();
  }
}

const slicesOfJob = (job: number, rows: readonly BucketRow[]) =>
  slicesOf(rows.map(sharedBy)).map(({ shared, buckets }) => ({
    job_profile_id: job,
    company_id: shared.company ?? null,
    place_id: shared.place ?? null,
    experience: shared.band ?? null,
    ...figureColumns(figuresOf(buckets)),
    ...splitColumns(splitOf(buckets)),
  }));

const sharedBy = (row: BucketRow): PaidBucket & SplitBucket & { readonly shared: Shared } => ({
  quarter: row.quarter,
  pays: row.pays,
  bonusPercents: row.bonus_percents ?? undefined,
  stockPercents: row.stock_percents ?? undefined,
  shared: {
    company: row.company_id ?? undefined,
    place: row.place_id ?? undefined,
    band: row.experience ?? undefined,
  },
});

export const figureColumns = ({ firstMonth, lastMonth, p10, p90, ...figures }: SalaryFigures) => ({
  ...figures,
  p10: p10 ?? null,
  p90: p90 ?? null,
  first_month: firstMonth,
  last_month: lastMonth,
});

const splitColumns = (split: PaySplit | undefined) => ({
  bonus_percent: split?.bonusPercent ?? null,
  stock_percent: split?.stockPercent ?? null,
});
