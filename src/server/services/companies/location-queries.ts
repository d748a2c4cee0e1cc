import { sql } from 'kysely';
import type { components } from '../../../contracts/company';
import type { Services } from '../services';

/** Openings and published salaries only: the same rows as on the pages they lead to. */
export async function readLocationCounts(
  db: Services['db'],
  companyId: number,
  placeId: number,
): Promise<components['schemas']['LocationCounts']> {
  const { rows } = await sql<components['schemas']['LocationCounts']>`
    select (
      select count(*)::integer from jobs j join job_places at on at.job_id = j.id
      where j.company_id = ${companyId} and j.status = 'LIVE' and at.place_id = ${placeId}
    ) as jobs, (
      select count(*)::integer from salary_slices s
      where s.company_id = ${companyId} and s.place_id = ${placeId} and s.experience is null
    ) as roles`.execute(db);
  return rows[0] ?? { jobs: 0, roles: 0 };
}
