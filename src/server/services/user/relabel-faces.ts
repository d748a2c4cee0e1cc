import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction';
import type { Services } from '../services';
import { keepDesignation } from './keep-designation';
import { FEWEST_TO_HIDE_AMONG } from './shared-label';

/**
 * When people leave or change jobs, a label that hid its owner among five may hide nobody any more. Whoever has told
 * the job of such a label gets the label anew that the cohort allows now.
 */
export async function relabelFaces(services: Services): Promise<void> {
  const { rows } = await sql<{ member_id: string }>`
    with verified as (
      select job_profile, organisation, count(*) as people from career_statuses
      where verified = 'VERIFIED' and type = 'working' group by job_profile, organisation
    ),
    jobs as (select job_profile, sum(people) as people from verified group by job_profile),
    labels as (select user_name as label from faces where profile_type = 'DESIGNATION'
      union select bio from faces where profile_type = 'DESIGNATION')
    select c.member_id from career_statuses c join members m on m.id = c.member_id and m.is_writer
    left join jobs on jobs.job_profile = c.job_profile
    left join verified v on v.job_profile = c.job_profile and v.organisation = c.organisation
    where c.type <> 'student' and c.department_id is not null and (
      (coalesce(jobs.people, 0) < ${FEWEST_TO_HIDE_AMONG} and c.job_profile in (select label from labels))
      or (coalesce(v.people, 0) < ${FEWEST_TO_HIDE_AMONG}
        and c.job_profile || ' at ' || c.organisation in (select label from labels)))`.execute(services.db);
  for (const { member_id } of rows)
    await inTransaction(services.db, (db) => keepDesignation({ ...services, db }, member_id));
}
