import type { Career } from '../../../db/career-tables';
import type { Services } from '../../services';
import { countCohort, pairOf } from './cohorts';
import { type Designation, designationsOf, NO_JOB } from './designation';

/** Labels depend on these and on the career. */
export interface LabelFacts {
  readonly departments: ReadonlyMap<number, string>;
  readonly verifiedMembersWith: (label: string) => number;
}

export type Labels = readonly [Designation, ...Designation[]];

interface Job {
  readonly jobProfile: string;
  readonly departmentId: number;
  readonly companyName: string | undefined;
}

/** The labels that the career allows, from specific to general; undefined without a job. */
export function allowedLabels(
  career: Career | undefined,
  { departments, verifiedMembersWith }: LabelFacts,
): Labels | undefined {
  const job = jobOf(career);
  const department = job && departments.get(job.departmentId);
  if (!job || department === undefined) return undefined;
  const { jobProfile, companyName } = job;
  return designationsOf(
    { jobProfile, companyName, department, verified: career?.verified === 'VERIFIED' },
    {
      job: verifiedMembersWith(jobProfile),
      pair: companyName === undefined ? 0 : verifiedMembersWith(pairOf(jobProfile, companyName)),
    },
  );
}

export function jobOf(career: Career | undefined): Job | undefined {
  if (!career?.job_profile || career.department_id === null || career.type === 'student') return undefined;
  return {
    jobProfile: career.job_profile,
    departmentId: career.department_id,
    companyName: (career.type === 'working' && career.organisation) || undefined,
  };
}

/** The same for one member, read from the database. */
export async function readAllowedLabels(
  services: Pick<Services, 'db' | 'seal'>,
  career: Career | undefined,
): Promise<Labels | undefined> {
  const job = jobOf(career);
  if (!job) return undefined;
  const { jobProfile, companyName, departmentId } = job;
  const labels = [jobProfile, ...(companyName === undefined ? [] : [pairOf(jobProfile, companyName)])];
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, await countCohort(services, label));
  const rows = await services.db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('id', '=', departmentId)
    .execute();
  return allowedLabels(career, {
    departments: new Map(rows.map(({ id, name }) => [id, name])),
    verifiedMembersWith: (label) => counts.get(label) ?? 0,
  });
}

/** The label that an alias would show if no one had seen it. */
export const targetOf = (labels: Labels | undefined): Designation => labels?.[0] ?? NO_JOB;
