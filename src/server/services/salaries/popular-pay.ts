import { sql } from 'kysely';
import type { components } from '../../../contracts/salary';
import { MIN_CONTRIBUTORS } from '../../../core/salaries/peers';
import type { Services } from '../services';

type PopularPay = components['schemas']['PopularPay'];

/** The maximum a request may ask for. */
const MAX_PROFILES = 24;

/**
 * The most reported job profiles, with the figures of their pages: two different figures for one question would
 * be a contradiction.
 */
export async function popularPay(db: Services['db']): Promise<readonly PopularPay[]> {
  const { rows } = await sql<PopularPay>`
    select job.id as "jobProfileId", job.name as "jobProfile", department.name as department,
      s.p25, s.p50, s.p75, s.contributors as reports
    from salary_slices as s
    join job_profiles as job on job.id = s.job_profile_id
    join departments as department on department.id = job.department_id
    where s.company_id is null and s.place_id is null and s.experience is null
      and s.contributors >= ${MIN_CONTRIBUTORS}
    order by s.contributors desc, job.id
    limit ${MAX_PROFILES}`.execute(db);
  return rows;
}
