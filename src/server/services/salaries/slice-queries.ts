import { sql } from 'kysely';
import type { components } from '../../../contracts/salary';
import type { Services } from '../services';

type Db = Services['db'];
type Wire = components['schemas'];

export interface FiguresRow {
  readonly contributors: number;
  readonly p10: number | null;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p90: number | null;
  readonly low: number;
  readonly high: number;
  readonly confidence: Wire['PayConfidence'];
  readonly first_month: string;
  readonly last_month: string;
}

export interface Narrowed {
  readonly place: number | null;
  readonly experience: Wire['ExperienceBand'] | null;
}

const FIGURES = sql`s.contributors, s.p10, s.p25, s.p50, s.p75, s.p90, s.low, s.high, s.confidence,
  to_char(s.first_month, 'YYYY-MM-DD') as first_month, to_char(s.last_month, 'YYYY-MM-DD') as last_month`;

/** An index supports `is null` and equality, but not `is not distinct from`. */
const same = (column: string, value: string | number | null) =>
  value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`;
const narrowedTo = ({ place, experience }: Narrowed) =>
  sql`${same('s.place_id', place)} and ${same('s.experience', experience)}`;

/** Changes with each release. */
export async function readRelease(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`select xmin::text as version from salary_releases`.execute(
    db,
  );
  return rows[0]?.version;
}

export type JobRow = Partial<FiguresRow> & {
  readonly id: number;
  readonly job: string;
  readonly department: string;
  readonly total: number;
};

const ORDER = {
  popularity: sql`whole.contributors desc, job.name`,
  highestFirst: sql`s.p50 desc nulls last, whole.contributors desc, job.name`,
  lowestFirst: sql`s.p50 asc nulls last, whole.contributors desc, job.name`,
  name: sql`job.name`,
} as const satisfies Record<Wire['SalarySort'], unknown>;

export interface JobsOf extends Narrowed {
  readonly company: number;
  readonly department?: number | undefined;
  readonly sort: Wire['SalarySort'];
  readonly limit: number;
}

const isWhole = ({ place, experience }: Narrowed): boolean => place === null && experience === null;

/** The lateral join reads one row for each job; otherwise PostgreSQL compares every job with every other. */
const sliceOf = (narrowed: Narrowed) => sql`left join lateral (
  select * from salary_slices as s
  where s.job_profile_id = whole.job_profile_id and s.company_id = whole.company_id and ${narrowedTo(narrowed)}
  limit 1
) as s on true`;

export async function readCompanyJobs(db: Db, jobsOf: JobsOf): Promise<readonly JobRow[]> {
  const { rows } = await sql<JobRow>`
    select job.id, job.name as job, department.name as department, (count(*) over ())::integer as total, ${FIGURES}
    from salary_slices as whole
    join job_profiles as job on job.id = whole.job_profile_id
    join departments as department on department.id = job.department_id
    ${isWhole(jobsOf) ? sql`cross join lateral (select whole.*) as s` : sliceOf(jobsOf)}
    where whole.company_id = ${jobsOf.company} and whole.place_id is null and whole.experience is null
      ${jobsOf.department === undefined ? sql`` : sql`and job.department_id = ${jobsOf.department}`}
    order by ${ORDER[jobsOf.sort]}
    limit ${jobsOf.limit}`.execute(db);
  return rows;
}

export interface FilterRow {
  readonly kind: 'department' | 'place' | 'experience';
  readonly id: number;
  readonly name: string;
}

export async function readSalaryFilters(db: Db, company: number): Promise<readonly FilterRow[]> {
  const { rows } = await sql<FilterRow>`
    select 'department' as kind, department.id, department.name, sum(s.contributors) as people
    from salary_slices s
    join job_profiles job on job.id = s.job_profile_id
    join departments department on department.id = job.department_id
    where s.company_id = ${company} and s.place_id is null and s.experience is null
    group by 1, 2, 3
    union all
    select 'place', place.id, place.name, sum(s.contributors)
    from salary_slices s join places place on place.id = s.place_id
    where s.company_id = ${company} and s.experience is null
    group by 1, 2, 3
    union all
    select 'experience', 0, s.experience, sum(s.contributors)
    from salary_slices s
    where s.company_id = ${company} and s.place_id is null and s.experience is not null
    group by 1, 2, 3
    order by people desc, name`.execute(db);
  return rows;
}

export type PartRow = FiguresRow & {
  readonly bonus_percent: number | null;
  readonly stock_percent: number | null;
  readonly place_id: number | null;
  readonly place: string | null;
  readonly experience: Wire['ExperienceBand'] | null;
};

/** A job's figures, at a company or overall, with those of each city and band. */
export async function readParts(db: Db, job: number, company: number | null): Promise<readonly PartRow[]> {
  const { rows } = await sql<PartRow>`
    select s.place_id, place.name as place, s.experience, s.bonus_percent, s.stock_percent, ${FIGURES}
    from salary_slices as s
    left join places as place on place.id = s.place_id
    where s.job_profile_id = ${job} and ${same('s.company_id', company)}
    order by s.contributors desc, place.name`.execute(db);
  return rows;
}

export type LevelRow = FiguresRow & { readonly id: number; readonly job: string };

/** The figures of all jobs whose title contains this text, at a company or overall. */
export async function readSameWork(
  db: Db,
  input: Narrowed & { readonly work: string; readonly company: number | null },
): Promise<readonly LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    select job.id, job.name as job, ${FIGURES}
    from job_profiles as job
    join salary_slices as s on s.job_profile_id = job.id
    where position(${input.work} in regexp_replace(lower(job.name), '[^[:alnum:]+#]+', ' ', 'g')) > 0
      and ${same('s.company_id', input.company)} and ${narrowedTo(input)}
    order by job.id`.execute(db);
  return rows;
}

export type PayerRow = FiguresRow & {
  readonly url_name: string;
  readonly name: string;
  readonly logo: string;
  readonly rating: number;
};

export async function readPayers(
  db: Db,
  input: Narrowed & { readonly job: number; readonly limit: number },
): Promise<readonly PayerRow[]> {
  const { rows } = await sql<PayerRow>`
    select company.url_name, company.name, company.logo, company.rating, ${FIGURES}
    from (
      select * from salary_slices as s
      where s.job_profile_id = ${input.job} and ${narrowedTo(input)} and s.company_id is not null
      order by s.contributors desc, s.company_id limit ${input.limit}
    ) as s
    join companies as company on company.id = s.company_id
    order by s.contributors desc, company.id`.execute(db);
  return rows;
}

export interface NamedJob {
  readonly id: number;
  readonly job: string;
  readonly department: string;
}

/** A job with its department, by id or by URL name. */
export async function readNamedJob(
  db: Db,
  input: { readonly id: number } | { readonly url: string },
): Promise<NamedJob | undefined> {
  const { rows } = await sql<NamedJob>`
    select job.id, job.name as job, department.name as department
    from job_profiles job join departments department on department.id = job.department_id
    where ${'id' in input ? sql`job.id = ${input.id}` : sql`${URL_OF_JOB} = ${input.url}`}
    order by job.id limit 1`.execute(db);
  return rows[0];
}
const URL_OF_JOB = sql`trim(both '-' from regexp_replace(lower(job.name), '[^a-z0-9]+', '-', 'g'))`;
