import { sql } from 'kysely';
import type { PayReport } from '../../../core/fair-pay/peers';
import type { Services } from '../services';

type Db = Services['db'];

export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Which reports to read: of these jobs, in these places (or all), at this company (or any), of these years. */
export interface Lanes {
  readonly jobProfileIds: readonly number[];
  readonly companyId?: number | undefined;
  readonly placeIds?: readonly number[] | undefined;
  readonly years: { readonly from: number; readonly to: number };
  /** The first month that still counts and the first that does not any more: 2026-11-01. */
  readonly since: string;
  readonly until: string;
}

/** A report as the query answers it. The pay is rupees, the age days. */
type ReportRow = readonly [
  contributor: string,
  company: number,
  place: number,
  experience: number,
  pay: number,
  days: number,
  verified: boolean,
];

export type PlacedReport = PayReport & { readonly placeId: number };

/** Looked at in all lanes together, so that one lane that is fuller than the others counts. */
const MOST_REPORTS = 1200;
/** An answer gets no surer in words by more of them; what is left out is the oldest. */
const MOST_COMPARED = 600;
const PAISE = 100;
/** Both days are the first of a month, so what is left over of a month's mean is never half of one. */
const DAYS_A_MONTH = 365.25 / 12;

/**
 * The newest reports of each lane, a lane being one job, place and year of experience. Each is the beginning
 * of an index, so the work is the same for a thousand reports and for millions. They come as one JSON text: hundreds
 * of rows are most of an answer's work otherwise.
 */
export async function readReports(db: Db, lanes: Lanes): Promise<readonly PlacedReport[]> {
  const { jobProfileIds, companyId, placeIds, years, since, until } = lanes;
  const count = jobProfileIds.length * (placeIds?.length ?? 1) * (years.to - years.from + 1);
  const atPlace = placeIds ? sql`and reports.place_id = place.id` : sql``;
  const atCompany = companyId === undefined ? sql`` : sql`and reports.company_id = ${companyId}`;
  const { rows } = await sql<{ readonly reports: readonly ReportRow[] }>`
    select coalesce(json_agg(json_build_array(contributor_seal, company_id, place_id, experience_years,
      fixed + variable, ${until}::date - reported_month, is_verified)), '[]') as reports
    from (
      select newest.*
      from unnest(${jobProfileIds}::integer[]) as job (id)
      cross join unnest(${placeIds ?? [0]}::integer[]) as place (id)
      cross join generate_series(${years.from}::integer, ${years.to}::integer) as year (experience)
      cross join lateral (
        select contributor_seal, company_id, place_id, experience_years, fixed, variable, reported_month, is_verified
        from salary_reports as reports
        where reports.job_profile_id = job.id and reports.experience_years = year.experience
          ${atPlace} ${atCompany}
          and reports.reported_month >= ${since}::date and reports.reported_month < ${until}::date
        order by reports.reported_month desc
        limit ${Math.ceil(MOST_REPORTS / count)}
      ) as newest
      order by newest.reported_month desc
      limit ${MOST_COMPARED}
    ) as told`.execute(db);
  return (rows[0]?.reports ?? []).map(([contributor, company, placeId, experience, pay, days, verified]) => ({
    contributor,
    company: String(company),
    placeId,
    experience,
    amount: pay * PAISE,
    age: Math.round(days / DAYS_A_MONTH),
    verified,
  }));
}

interface SettingRow {
  readonly name: string;
  readonly department: string;
  readonly family: readonly number[];
  readonly places: readonly Named[];
  readonly company: string | null;
}

/** The job with everything of its department, which is its family; all places, and the company's name. */
export async function readSetting(
  db: Db,
  of: { readonly jobProfileId: number; readonly companyId?: number | undefined },
): Promise<SettingRow | undefined> {
  const { rows } = await sql<SettingRow>`
    select job.name, department.name as department,
      (select array_agg(sibling.id order by sibling.id) from job_profiles as sibling
        where sibling.department_id = job.department_id) as family,
      (select json_agg(json_build_object('id', place.id, 'name', place.name)) from places as place) as places,
      (select company.name from companies as company where company.id = ${of.companyId ?? null}::integer) as company
    from job_profiles as job join departments as department on department.id = job.department_id
    where job.id = ${of.jobProfileId}`.execute(db);
  return rows[0];
}

export const readPlaces = (db: Db): Promise<readonly Named[]> =>
  db.selectFrom('places').select(['id', 'name']).orderBy('name').execute();

export const readJobs = (db: Db): Promise<readonly Named[]> =>
  db.selectFrom('job_profiles').select(['id', 'name']).orderBy('name').execute();

/** Names that begin with the text first, then those with a word that does; the bigger company first. */
export async function suggestCompanies(db: Db, text: string, limit: number): Promise<readonly Named[]> {
  const wanted = text.trim().toLowerCase();
  const { rows } = await sql<Named>`
    select id, name from companies
    where position(${wanted} in lower(name)) > 0
    order by starts_with(lower(name), ${wanted}) desc, reviews desc, id
    limit ${limit}`.execute(db);
  return rows;
}

export interface JobCount {
  readonly id: number;
  readonly name: string;
  readonly department: string;
  readonly reports: number;
}

/** The jobs with the most reports between two months. */
export async function readPopularJobs(
  db: Db,
  months: Pick<Lanes, 'since' | 'until'>,
  limit: number,
): Promise<readonly JobCount[]> {
  const { rows } = await sql<JobCount>`
    select job.id, job.name, department.name as department, counted.reports::integer
    from (
      select job_profile_id, count(*) as reports from salary_reports
      where reported_month >= ${months.since}::date and reported_month < ${months.until}::date
      group by job_profile_id
      order by count(*) desc, job_profile_id
      limit ${limit}
    ) as counted
    join job_profiles as job on job.id = counted.job_profile_id
    join departments as department on department.id = job.department_id
    order by counted.reports desc, job.id`.execute(db);
  return rows;
}
