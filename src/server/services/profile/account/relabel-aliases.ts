import { sql } from 'kysely';
import type { Services } from '../../services';
import { type CareerRow, decryptCareer } from '../career/career-queries';
import { countCohort, pairOf } from '../career/cohorts';
import { NO_JOB } from '../career/designation';
import { MIN_GROUP_SIZE } from '../career/shared-label';
import { syncDesignation } from '../career/sync-designation';

/** Batch size for reading careers. */
const AT_ONCE = 1000;

/**
 * When members leave or change jobs, a label that hid its owner among five may identify the owner. Updates such
 * labels to what the cohort allows now. Reads all careers, because they are encrypted.
 */
export async function relabelAliases(services: Services): Promise<void> {
  const labels = await labelsOfTooFew(services);
  if (labels.size === 0) return;
  for (let careers = await writersAfter(services, ''); careers.length > 0; ) {
    for (const career of careers)
      if (mayShow(career, labels)) await syncDesignation(services, career.member_id, true);
    careers = await writersAfter(services, careers.at(-1)?.member_id ?? '');
  }
}

/** Jobs named by aliases although fewer than five verified members share them. */
async function labelsOfTooFew(services: Services): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ label: string }>`
    with labels as (
      select user_name as label from aliases where profile_type = 'DESIGNATION'
      union select bio from aliases where profile_type = 'DESIGNATION'
    )
    select label from labels
    where label not in (select 'Works in ' || name from departments) and label <> ${NO_JOB.name}`.execute(
    services.db,
  );
  const few = new Set<string>();
  for (const { label } of rows) if ((await countCohort(services, label)) < MIN_GROUP_SIZE) few.add(label);
  return few;
}

async function writersAfter(services: Services, after: string): Promise<readonly CareerRow[]> {
  const rows = await services.db
    .selectFrom('career_statuses as c')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['c.id', 'c.member_id', 'c.details'])
    .where('m.is_writer', '=', true)
    .where('c.member_id', '>', after)
    .orderBy('c.member_id')
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => decryptCareer(services, row));
}

const mayShow = (
  { type, job_profile, organisation, department_id }: CareerRow,
  labels: ReadonlySet<string>,
): boolean =>
  type !== 'student' &&
  department_id !== null &&
  job_profile !== null &&
  (labels.has(job_profile) || (organisation !== null && labels.has(pairOf(job_profile, organisation))));
