import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contracts/jobs';
import type { CtcBand } from '../../../core/jobs/job';
import type { ApplicationCounts } from '../../../core/jobs/job-application';
import { bandLimits } from '../../../core/jobs/pay-bands';
import type { Services } from '../services';
import { slugOf } from './slug-of';

type Db = Services['db'];
type Wire = components['schemas'];

export interface JobRow {
  readonly id: string;
  readonly title: string;
  readonly profile: string;
  readonly company_url: string;
  readonly company: string;
  readonly logo: string;
  readonly industry: string;
  readonly rating: number;
  readonly reviews: number;
  readonly places: readonly string[];
  readonly employment: Wire['JobEmployment'];
  readonly from_years: number;
  readonly to_years: number;
  readonly min_ctc: number | null;
  readonly max_ctc: number | null;
  readonly currency: 'INR' | 'USD';
  readonly skills: readonly string[];
  readonly posted_on: string;
  readonly apply_url: string;
  readonly apply_here: boolean;
  readonly market: Wire['RolePay'] | null;
}

export interface WholeJobRow extends JobRow {
  readonly job_profile_id: number;
  readonly about: string;
  readonly duties: readonly string[];
  readonly confirmed_on: string;
  readonly status: 'LIVE' | 'CLOSED';
  readonly questions: readonly string[];
  readonly pay_here: Wire['RolePay'] | null;
  readonly applications: ApplicationCounts | null;
}

export interface JobLooking {
  readonly rid?: string | undefined;
  readonly companyUrl?: string | undefined;
  readonly designation?: string | undefined;
  /** Every spelling of a skill, as in `readSkills`. */
  readonly skills?: readonly string[] | undefined;
  readonly location?: string | undefined;
  readonly industry?: string | undefined;
  readonly experience?: number | undefined;
  /** Earliest posting day. */
  readonly since?: string | undefined;
  readonly employment?: Wire['JobEmployment'] | undefined;
  readonly ctc?: CtcBand | undefined;
}

export interface JobSlice {
  readonly limit: number;
  readonly offset: number;
}

const ROLE_PAY = sql`json_build_object('median', s.p50, 'low', s.low, 'high', s.high, 'people', s.contributors,
  'place', place.name, 'experience', s.experience)
  from salary_slices s left join places place on place.id = s.place_id
  where s.job_profile_id = j.job_profile_id`;

/**
 * Published groups only. The group has the experience the job asks for: against all experience, every senior job would
 * pay above the market.
 */
const MARKET = sql`(
  select ${ROLE_PAY} and s.company_id is null and j.employment = 'fulltime'
    and s.experience = case
      when j.from_years + j.to_years < 6 then '0-2' when j.from_years + j.to_years < 12 then '3-5'
      when j.from_years + j.to_years < 20 then '6-9' when j.from_years + j.to_years < 30 then '10-14' else '15+' end
    and (s.place_id is null or s.place_id = (
      select min(at.place_id) from job_places at where at.job_id = j.id having count(*) = 1))
  order by s.place_id is null limit 1)`;

const COLUMNS = sql`j.id, j.title, p.name as profile, c.url_name as company_url, c.name as company, c.logo,
  i.name as industry, c.rating, c.reviews, j.employment, j.from_years, j.to_years, j.min_ctc, j.max_ctc,
  j.currency, j.skills, to_char(j.posted_on, 'YYYY-MM-DD') as posted_on, j.apply_url,
  c.is_claimed and exists (
    select from company_application_addresses a where a.company_id = c.id) as apply_here,
  array(
    select place.name from job_places at join places place on place.id = at.place_id
    where at.job_id = j.id order by place.id
  ) as places, ${MARKET} as market`;
const JOINED = sql`join companies c on c.id = j.company_id join industries i on i.id = c.industry_id
  join job_profiles p on p.id = j.job_profile_id`;
const FROM = sql`jobs j ${JOINED}`;

/** Uses job columns only, so that jobs are counted and sorted before any join. */
function conditionsOf(looking: JobLooking): RawBuilder<unknown> {
  const { rid, companyUrl, designation, skills, location, industry, experience, since, employment, ctc } =
    looking;
  const all = [
    sql`j.status = 'LIVE'`,
    ...(rid === undefined ? [] : [sql`j.id = ${rid}`]),
    ...(companyUrl === undefined
      ? []
      : [sql`j.company_id = (select id from companies where url_name = ${companyUrl})`]),
    ...(designation === undefined
      ? []
      : [
          sql`j.job_profile_id in (select p.id from job_profiles p where ${slugOf(sql`p.name`)} = ${designation})`,
        ]),
    ...(industry === undefined
      ? []
      : [
          sql`j.company_id in (
            select c.id from companies c join industries i on i.id = c.industry_id
            where ${slugOf(sql`i.name`)} = ${industry})`,
        ]),
    ...(skills === undefined ? [] : [sql`j.skills && ${skills}::text[]`]),
    ...(location === undefined
      ? []
      : [
          sql`exists (select from job_places at join places place on place.id = at.place_id
            where at.job_id = j.id and ${slugOf(sql`place.name`)} = ${location})`,
        ]),
    ...(experience === undefined ? [] : [sql`${experience} between j.from_years and j.to_years`]),
    ...(since === undefined ? [] : [sql`j.posted_on >= ${since}::date`]),
    ...(employment === undefined ? [] : [sql`j.employment = ${employment}`]),
    ...(ctc === undefined ? [] : [paysWithin(ctc)]),
  ];
  return sql.join(all, sql` and `);
}

/** The pay range overlaps the band; a job without known pay matches no band. */
function paysWithin(band: CtcBand): RawBuilder<unknown> {
  const { from, to } = bandLimits(band);
  return sql`j.currency = 'INR' and coalesce(j.max_ctc, j.min_ctc) > ${from}
    ${to === undefined ? sql`` : sql`and coalesce(j.min_ctc, j.max_ctc) <= ${to}`}`;
}

export async function readJobs(
  db: Db,
  looking: JobLooking,
  { limit, offset }: JobSlice,
): Promise<readonly JobRow[]> {
  const { rows } = await sql<JobRow>`
    select ${COLUMNS} from (
      select * from jobs j where ${conditionsOf(looking)}
      order by j.posted_on desc, j.id limit ${limit} offset ${offset}
    ) j ${JOINED}
    order by j.posted_on desc, j.id`.execute(db);
  return rows;
}

export async function countJobs(db: Db, looking: JobLooking): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from jobs j where ${conditionsOf(looking)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function readJob(db: Db, id: string): Promise<WholeJobRow | undefined> {
  const { rows } = await sql<WholeJobRow>`
    select ${COLUMNS}, j.job_profile_id, j.about, j.duties, j.status, j.questions,
      to_char(j.confirmed_on, 'YYYY-MM-DD') as confirmed_on,
      case when j.shown_applications is not null then
        json_build_object('sent', j.shown_applications, 'answered', j.shown_answers) end as applications,
      (select ${ROLE_PAY} and s.company_id = j.company_id and s.place_id is null and s.experience is null
      ) as pay_here
    from ${FROM} where j.id = ${id}`.execute(db);
  return rows[0];
}

/** Openings for the same work at other companies, filled up with openings of the same company. */
export async function readSimilar(db: Db, job: WholeJobRow, limit: number): Promise<readonly JobRow[]> {
  const newest = (same: RawBuilder<unknown>) => sql`
    select j.id from jobs j where j.status = 'LIVE' and j.id <> ${job.id} and ${same}
    order by j.posted_on desc, j.id limit ${limit}`;
  const { rows } = await sql<JobRow>`
    select ${COLUMNS} from ${FROM}
    where j.id in (
      (${newest(sql`j.job_profile_id = ${job.job_profile_id}`)})
      union (${newest(sql`j.company_id = (select id from companies where url_name = ${job.company_url})`)}))
    order by j.job_profile_id = ${job.job_profile_id} desc, j.posted_on desc, j.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** The spellings of each skill by its name in addresses. */
export async function readSkills(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ readonly slug: string; readonly names: readonly string[] }>`
    select ${slugOf(sql`name`)} as slug, array_agg(name) as names
    from (select distinct unnest(skills) as name from jobs where status = 'LIVE') skills group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ slug, names }) => [slug, names]));
}

export interface CountedRow {
  readonly kind: 'designation' | 'location' | 'industry';
  readonly name: string;
  readonly jobs: number;
}

export async function readJobFilters(db: Db): Promise<readonly CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select 'designation' as kind, p.name, count(*)::integer as jobs from ${FROM} where j.status = 'LIVE' group by 2
    union all
    select 'industry', i.name, count(*)::integer from ${FROM} where j.status = 'LIVE' group by 2
    union all
    select 'location', place.name, count(*)::integer
    from jobs j join job_places at on at.job_id = j.id join places place on place.id = at.place_id
    where j.status = 'LIVE' group by 2
    order by 1, 2`.execute(db);
  return rows;
}
