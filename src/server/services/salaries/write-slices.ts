import { sql } from 'kysely';
import type { ExperienceBand } from '../../../core/salaries/bands';
import { type Shared, slicesOf } from '../../../core/salaries/buckets';
import { figuresOf, type PaidBucket, type SalaryFigures } from '../../../core/salaries/figures';
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
}

const ROWS_AT_ONCE = 2000;

/** Rebuilds all published figures from the buckets alone. */
export async function writeSlices(db: Db): Promise<void> {
  await sql`delete from salary_slices`.execute(db);
  const { rows } = await sql<BucketRow>`
    select job_profile_id, company_id, place_id, experience, quarter, pays from salary_buckets`.execute(db);
  const jobs = groupBy(rows, (row) => row.job_profile_id);
  const slices = [...jobs].flatMap(([job, some]) =>
    slicesOf(some.map(sharedBy)).map(({ shared, buckets }) => ({
      job_profile_id: job,
      company_id: shared.company ?? null,
      place_id: shared.place ?? null,
      experience: shared.band ?? null,
      ...figureColumns(figuresOf(buckets)),
    })),
  );
  for (let from = 0; from < slices.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('salary_slices')
      .values(slices.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

const sharedBy = (row: BucketRow): PaidBucket & { readonly shared: Shared } => ({
  quarter: row.quarter,
  pays: row.pays,
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
