import { sql } from 'kysely';
import type { ExperienceBand } from '../../../core/salaries/bands';
import type { PeerBucket } from '../../../core/salaries/peers';
import type { Services } from '../services';

/** Filters buckets: these jobs, at this company or in these places (or all), with this experience (or any). */
export interface BucketFilter {
  readonly jobs: readonly number[];
  readonly company?: number | undefined;
  readonly places?: readonly number[] | undefined;
  readonly band?: ExperienceBand | undefined;
}

/** More buckets do not raise the confidence of a result; the oldest are left out. */
const MAX_BUCKETS = 60;
const PAISE = 100;
const MONTHS_A_QUARTER = 3;

interface BucketRow {
  readonly id: string;
  readonly company_id: number | null;
  readonly quarter: number;
  readonly pays: readonly number[];
}

/** The newest published buckets of a group; ages are relative to a quarter. */
export async function readBuckets(
  db: Services['db'],
  { jobs, company, places, band }: BucketFilter,
  quarter: number,
): Promise<readonly PeerBucket[]> {
  const { rows } = await sql<BucketRow>`
    select id, company_id, quarter, pays from salary_buckets
    where job_profile_id = any(${jobs}::integer[])
      ${company === undefined ? sql`` : sql`and company_id = ${company}`}
      ${places === undefined ? sql`` : sql`and place_id = any(${places}::integer[])`}
      ${band === undefined ? sql`` : sql`and experience = ${band}`}
    order by quarter desc, id limit ${MAX_BUCKETS}`.execute(db);
  return rows.map((row) => ({
    company: row.company_id === null ? `of several ${row.id}` : String(row.company_id),
    age: (quarter - row.quarter) * MONTHS_A_QUARTER,
    pays: row.pays.map((pay) => pay * PAISE),
  }));
}
