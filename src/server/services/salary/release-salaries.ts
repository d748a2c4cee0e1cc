import { sql } from 'kysely';
import { bandOf } from '../../../core/salaries/bands';
import { bundlesOf, type Reported, type Shared, slicesOf } from '../../../core/salaries/bundles';
import { figuresOf, releaseOf, type SalaryFigures } from '../../../core/salaries/figures';
import { inTransaction } from '../../db/in-transaction';
import { releaseAlumni } from '../college/release-alumni';
import type { Services } from '../services';

type Db = Services['db'];

/** Older reports are of another time. */
const OLDEST_YEARS = 5;

type Report = Reported & { readonly amount: number; readonly month: string };
interface Shown {
  readonly shared: Shared;
  readonly figures: SalaryFigures;
}

/** The first day of a moment's quarter: what was reported before it is in its release. */
export const quarterOf = (at: Date): string =>
  new Date(Date.UTC(at.getUTCFullYear(), Math.floor(at.getUTCMonth() / 3) * 3, 1)).toISOString().slice(0, 10);

/** The quarter in whose release a month's reports come: for 2026-11-01 it is 2027-01-01. */
export function quarterAfter(month: string): string {
  const first = new Date(`${month}T00:00:00Z`);
  return quarterOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 3, 1)));
}

/**
 * Makes this quarter's figures of every job, unless they are made. All of a quarter comes at once and stays as it
 * is, so that no single new report shows. Answers whether there was anything to do.
 */
export async function releaseSalaries(db: Db, now: Date): Promise<boolean> {
  const until = quarterOf(now);
  return inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ released: string }>`
      select to_char(released_on, 'YYYY-MM-DD') as released from salary_releases`.execute(transaction);
    if (rows.some(({ released }) => released === until)) return false;
    await makeRelease(transaction, until);
    return true;
  });
}

/** Puts a release in the place of what was shown before. */
export async function makeRelease(db: Db, until: string): Promise<void> {
  await sql`delete from salary_releases`.execute(db);
  await sql`delete from salary_slices`.execute(db);
  await sql`insert into salary_releases (released_on) values (${until}::date)`.execute(db);
  const jobs = await db.selectFrom('job_profiles').select('id').orderBy('id').execute();
  for (const { id } of jobs) await keep(db, id, figuresOfJob(await readReports(db, id, until)));
  await releaseAlumni(db, until);
}

const figuresOfJob = (reports: readonly Report[]): readonly Shown[] =>
  slicesOf(bundlesOf(reports)).flatMap(({ shared, reports: some }) => {
    const figures = figuresOf(some);
    return figures ? [{ shared, figures }] : [];
  });

interface ReportRow {
  readonly company_id: number;
  readonly place_id: number;
  readonly experience_years: number;
  readonly pay: number;
  readonly month: string;
}

/** A person counts once for a job, with the report that came first: what is shown is never shown anew. */
async function readReports(db: Db, job: number, until: string): Promise<readonly Report[]> {
  const { rows } = await sql<ReportRow>`
    select company_id, place_id, experience_years, pay, month from (
      select distinct on (contributor_seal) id, company_id, place_id, experience_years, fixed + variable as pay,
        to_char(reported_month, 'YYYY-MM-DD') as month
      from salary_reports
      where job_profile_id = ${job} and reported_month < ${until}::date
        and reported_month >= ${until}::date - make_interval(years => ${OLDEST_YEARS})
      order by contributor_seal, reported_month, id
    ) as first
    order by month, id`.execute(db);
  return rows.map((row) => ({
    company: row.company_id,
    place: row.place_id,
    band: bandOf(row.experience_years),
    release: releaseOf(row.month),
    amount: row.pay,
    month: row.month,
  }));
}

const AT_ONCE = 2000;

async function keep(db: Db, job: number, shown: readonly Shown[]): Promise<void> {
  for (let from = 0; from < shown.length; from += AT_ONCE)
    await db
      .insertInto('salary_slices')
      .values(
        shown.slice(from, from + AT_ONCE).map(({ shared, figures }) => ({
          job_profile_id: job,
          company_id: shared.company ?? null,
          place_id: shared.place ?? null,
          experience: shared.band ?? null,
          contributors: figures.contributors,
          p10: figures.p10 ?? null,
          p25: figures.p25,
          p50: figures.p50,
          p75: figures.p75,
          p90: figures.p90 ?? null,
          low: figures.low,
          high: figures.high,
          confidence: figures.confidence,
          first_month: figures.firstMonth,
          last_month: figures.lastMonth,
        })),
      )
      .execute();
}
