import { sql } from 'kysely';
import { bandOf, type ExperienceBand } from '../../../core/salaries/bands';
import { type Bucket, type Reported, slicesOf, tieBuckets } from '../../../core/salaries/buckets';
import { figuresOf, quarterNumber } from '../../../core/salaries/figures';
import { roundPay } from '../../../core/salaries/round-pay';
import { groupBy } from '../../../core/shared/group-by';
import type { Services } from '../services';
import { QUARTERS_COUNTED, type Releasing } from './group-reports';
import { openAlumni } from './sealed-alumni';
import { figureColumns } from './write-slices';

type Db = Services['db'];

/** A college is in one city; its alumni are grouped by company and experience only. */
const ANYWHERE = 0;
const ROWS_AT_ONCE = 2000;

type Waiting = Reported & { readonly id: string; readonly college: number; readonly pay: number };

/** Computes a quarter's figures for every college by the same rules as other salaries. */
export async function releaseAlumni(services: Releasing, until: string): Promise<void> {
  const { db } = services;
  const quarter = quarterNumber(until);
  await sql`delete from alumni_buckets where quarter < ${quarter - QUARTERS_COUNTED}`.execute(db);
  const tied = [...groupBy(await readWaiting(services, until), ({ college }) => college)].flatMap(
    ([college, waiting]) => tieBuckets(waiting, quarter).map((bucket) => ({ college, bucket })),
  );
  await insertBuckets(services, tied);
  await writeSlices(db);
}

async function readWaiting(services: Releasing, until: string): Promise<readonly Waiting[]> {
  const rows = await services.db.selectFrom('alumni_reports').selectAll().orderBy('id').execute();
  return rows
    .map(({ id, sealed }) => ({ id, ...openAlumni(services, id, sealed) }))
    .filter(({ month }) => month < until)
    .map(({ id, college, company, years, pay, month }) => ({
      ...{ id, college, company },
      place: ANYWHERE,
      band: bandOf(years),
      quarter: quarterNumber(month),
      pay: roundPay(pay),
    }));
}

/** A published alumni report is never shown again, so it is deleted. */
async function insertBuckets(
  { db, newId }: Releasing,
  tied: readonly { readonly college: number; readonly bucket: Bucket<Waiting> }[],
): Promise<void> {
  const rows = tied
    .map(({ college, bucket: { shared, quarter, reports } }) => ({
      id: newId(),
      college_id: college,
      company_id: shared.company ?? null,
      experience: shared.band ?? null,
      quarter,
      pays: reports.map(({ pay }) => pay).sort((a, b) => a - b),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('alumni_buckets')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  const published = tied.flatMap(({ bucket }) => bucket.reports.map(({ id }) => id));
  await sql`delete from alumni_reports where id = any(${published}::text[])`.execute(db);
}

interface BucketRow {
  readonly college_id: number;
  readonly company_id: number | null;
  readonly experience: ExperienceBand | null;
  readonly quarter: number;
  readonly pays: readonly number[];
}

async function writeSlices(db: Db): Promise<void> {
  await sql`delete from alumni_slices`.execute(db);
  const { rows } = await sql<BucketRow>`
    select college_id, company_id, experience, quarter, pays from alumni_buckets`.execute(db);
  const slices = [...groupBy(rows, (row) => row.college_id)].flatMap(([college, some]) =>
    slicesOf(
      some.map(({ company_id: company, experience: band, ...bucket }) => ({
        ...bucket,
        shared: { company: company ?? undefined, band: band ?? undefined },
      })),
    ).map(({ shared, buckets }) => ({
      college_id: college,
      company_id: shared.company ?? null,
      experience: shared.band ?? null,
      ...figureColumns(figuresOf(buckets)),
    })),
  );
  for (let from = 0; from < slices.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('alumni_slices')
      .values(slices.slice(from, from + ROWS_AT_ONCE))
      .execute();
}
