import { setImmediate as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ExperienceBand } from '../../../core/salaries/bands';
import { type Shared, slicesOf } from '../../../core/salaries/buckets';
import { figuresOf, type PaidBucket, type SalaryFigures } from '../../../core/salaries/figures';
import { type PaySplit, type SplitBucket, splitOf } from '../../../core/salaries/pay-split';
import { groupBy } from '../../../core/shared/group-by';
import type { Services } from '../services';

type Db = Services['db'];

interface BucketRow {
  readonly job_profile_id: number;
  readonly company_id: number | null;
  readonly place_id: number | null;
  readonly experience: ExperienceBand | null;
  readonly quarter: number;
  readonly pays: readonly number[];
  readonly bonus_percents: readonly number[] | null;
  readonly stock_percents: readonly number[] | null;
}

const ROWS_AT_ONCE = 2000;

/** Rebuilds all published figures from the buckets alone. */
export async function writeSlices(db: Db): Promise<void> {
  await sql`delete from salary_slices`.execute(db);
  const { rows } = await sql<BucketRow>`
    select job_profile_id, company_id, place_id, experience, quarter, pays, bonus_percents, stock_percents
    from salary_buckets`.execute(db);
  const slices = [];
  for (const [job, some] of groupBy(rows, (row) => row.job_profile_id)) {
    for (const slice of slicesOfJob(job, some)) slices.push(slice);
    // The server answers requests meanwhile.
    await pause();
  }
  for (let from = 0; from < slices.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('salary_slices')
      .values(slices.slice(from, from + ROWS_AT_ONCE))
      .execute();
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
