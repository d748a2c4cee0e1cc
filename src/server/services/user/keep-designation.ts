import { sql } from 'kysely';
import type { Services } from '../services';
import { type Designation, designationOf, NO_JOB } from './designation';
import { faceSeal } from './viewer';

interface KnownWork {
  readonly type: 'working' | 'student' | 'unemployed';
  readonly job_profile: string | null;
  readonly organisation: string | null;
  readonly department: string | null;
  readonly verified: string | null;
  readonly job: number;
  readonly pair: number;
}

/** The second face follows the career: it is there for writers who told a job, and says no more than the cohort allows. */
export async function keepDesignation(
  services: Pick<Services, 'db' | 'seal' | 'newId'>,
  memberId: string,
): Promise<void> {
  const { db, newId } = services;
  const work = await readWork(db, memberId);
  const owner_seal = faceSeal(services, 'DESIGNATION', memberId);
  const label = work && labelOf(work);
  const { name, bio, isVerified } = label ?? NO_JOB;
  const shown = { user_name: name, bio, is_verified: isVerified, is_laid: false };
  if (!label)
    return void (await db.updateTable('faces').set(shown).where('owner_seal', '=', owner_seal).execute());
  await db
    .insertInto('faces')
    .values({
      id: newId(),
      owner_seal,
      profile_type: 'DESIGNATION',
      avatar_seed: newId().slice(0, 10),
      ...shown,
    })
    .onConflict((conflict) => conflict.column('owner_seal').doUpdateSet(shown))
    .execute();
}

function labelOf(work: KnownWork): Designation | undefined {
  if (!work.job_profile || !work.department || work.type === 'student') return undefined;
  return designationOf(
    {
      jobProfile: work.job_profile,
      companyName: (work.type === 'working' && work.organisation) || undefined,
      department: work.department,
      verified: work.verified === 'VERIFIED',
    },
    work,
  );
}

/** Only members who have a face to write under get a second one. */
async function readWork(db: Services['db'], memberId: string): Promise<KnownWork | undefined> {
  const { rows } = await sql<KnownWork>`
    select c.type, c.job_profile, c.organisation, d.name as department, c.verified,
      (select count(*) from career_statuses o where o.verified = 'VERIFIED' and o.type = 'working'
        and o.job_profile = c.job_profile)::integer as job,
      (select count(*) from career_statuses o where o.verified = 'VERIFIED' and o.type = 'working'
        and o.job_profile = c.job_profile and o.organisation = c.organisation)::integer as pair
    from career_statuses c
    join members m on m.id = c.member_id and m.is_writer
    left join departments d on d.id = c.department_id
    where c.member_id = ${memberId}`.execute(db);
  return rows[0];
}
