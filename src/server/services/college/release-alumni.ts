import { sql } from 'kysely';
import { bandOf } from '../../../core/salaries/bands';
import { bundlesOf, type Reported, slicesOf } from '../../../core/salaries/bundles';
import { figuresOf, releaseOf } from '../../../core/salaries/figures';
import type { Services } from '../services';

type Db = Services['db'];
type Report = Reported & { readonly amount: number; readonly month: string };

/** A college stands in one city; its alumni are told apart by company and experience alone. */
const ANYWHERE = 0;

/**
 * Makes a quarter's figures of every college by the rules of the other salaries: five people or more come and go
 * together, so that nobody is the difference of two figures.
 */
export async function releaseAlumni(db: Db, until: string): Promise<void> {
  await sql`delete from alumni_slices`.execute(db);
  const { rows } = await sql<{ college_id: number }>`
    select distinct college_id from alumni_reports order by 1`.execute(db);
  for (const { college_id: college } of rows) await keep(db, college, await readReports(db, college, until));
}

interface ReportRow {
  readonly company_id: number;
  readonly experience_years: number;
  readonly pay: number;
  readonly month: string;
}

async function readReports(db: Db, college: number, until: string): Promise<readonly Report[]> {
  const { rows } = await sql<ReportRow>`
    select company_id, experience_years, pay, to_char(reported_month, 'YYYY-MM-DD') as month
    from alumni_reports where college_id = ${college} and reported_month < ${until}::date
    order by reported_month, id`.execute(db);
  return rows.map((row) => ({
    company: row.company_id,
    place: ANYWHERE,
    band: bandOf(row.experience_years),
    release: releaseOf(row.month),
    amount: row.pay,
    month: row.month,
  }));
}

async function keep(db: Db, college: number, reports: readonly Report[]): Promise<void> {
  const shown = slicesOf(bundlesOf(reports)).flatMap(({ shared, reports: some }) => {
    const figures = shared.place === undefined ? figuresOf(some) : undefined;
    return figures ? [{ shared, figures }] : [];
  });
  if (shown.length === 0) return;
  await db
    .insertInto('alumni_slices')
    .values(
      shown.map(({ shared, figures: { firstMonth, lastMonth, p10, p90, ...figures } }) => ({
        college_id: college,
        company_id: shared.company ?? null,
        experience: shared.band ?? null,
        ...figures,
        p10: p10 ?? null,
        p90: p90 ?? null,
        first_month: firstMonth,
        last_month: lastMonth,
      })),
    )
    .execute();
}
