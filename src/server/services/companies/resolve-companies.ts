import { sql } from 'kysely';
import type { ContributionJob } from '../../../core/contributions/job-form';
import type { Services } from '../services';

/** The ids that the names in a form resolve to; null when a name is unknown. */
export interface ResolvedNames {
  readonly company: number | null;
  readonly job: number | null;
  readonly department: string | null;
  readonly place: number | null;
}

type Named = Pick<ContributionJob, 'companyName' | 'jobProfile' | 'locationId'>;

/** Names are not unique: the company with the most reviews wins. */
const companyNamed = (name: string) => sql<number | null>`(
  select id from companies where lower(name) = lower(${name.trim()}) order by reviews desc, id limit 1
)`;

export async function readCompanyNamed(db: Services['db'], name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`select ${companyNamed(name)} as id`.execute(db);
  return rows[0]?.id ?? null;
}

export async function resolveCompanies(db: Services['db'], named: Named): Promise<ResolvedNames> {
  const { rows } = await sql<ResolvedNames>`
    select
      ${companyNamed(named.companyName)} as company,
      job.id as job, department.name as department,
      (select id from places where id = ${named.locationId}) as place
    from (select 1) as once
    left join job_profiles job on lower(job.name) = lower(${named.jobProfile.trim()})
    left join departments department on department.id = job.department_id
    limit 1`.execute(db);
  return rows[0] ?? { company: null, job: null, department: null, place: null };
}

/** Names must be in our lists, and a job profile must belong to the department. */
export function nameProblems(
  { department }: Pick<ContributionJob, 'department'>,
  resolvedNames: ResolvedNames,
) {
  const elsewhere =
    resolvedNames.job !== null && department !== undefined && department !== resolvedNames.department;
  return {
    ...(resolvedNames.company === null && { companyName: 'unknown' as const }),
    ...(resolvedNames.job === null && { jobProfile: 'unknown' as const }),
    ...(resolvedNames.place === null && { locationId: 'unknown' as const }),
    ...(elsewhere && { department: 'elsewhere' as const }),
  };
}
