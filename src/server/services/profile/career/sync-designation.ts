import { inTurn } from '../../../db/in-turn';
import type { Services } from '../../services';
import { aliasSeal } from '../account/viewer';
import { type CareerRow, readCareer } from './career-queries';
import { countCohort, pairOf, takeSeats } from './cohorts';
import { type Designation, designationOf, NO_JOB } from './designation';

type Keeping = Pick<Services, 'db' | 'seal' | 'encryption' | 'newId'>;

/**
 * The designation alias follows the career: writers with a job have one, and it reveals only what the cohort allows.
 */
export const syncDesignation = (services: Keeping, memberId: string, isWriter: boolean): Promise<void> => {
  const owner_seal = aliasSeal(services, 'DESIGNATION', memberId);
  // Serialised, so that the later of two parallel changes reads the result of the earlier.
  return inTurn(services.db, owner_seal, async (db) => {
    const own = { ...services, db };
    const career = await readCareer(own, memberId);
    await takeSeats(own, memberId, career);
    const label = isWriter && career ? await labelOf(own, career) : undefined;
    const { name, bio, isVerified } = label ?? NO_JOB;
    const shown = { user_name: name, bio, is_verified: isVerified, is_mixed: false };
    if (!label)
      return void (await db.updateTable('aliases').set(shown).where('owner_seal', '=', owner_seal).execute());
    const avatar_seed = services.newId().slice(0, 10);
    await db
      .insertInto('aliases')
      .values({ id: services.newId(), owner_seal, profile_type: 'DESIGNATION', avatar_seed, ...shown })
      .onConflict((conflict) => conflict.column('owner_seal').doUpdateSet(shown))
      .execute();
  });
};

async function labelOf(
  services: Pick<Services, 'db' | 'seal'>,
  { type, job_profile, organisation, department_id, verified }: CareerRow,
): Promise<Designation | undefined> {
  if (!job_profile || department_id === null || type === 'student') return undefined;
  const department = await services.db
    .selectFrom('departments')
    .select('name')
    .where('id', '=', department_id)
    .executeTakeFirst();
  if (!department) return undefined;
  const companyName = (type === 'working' && organisation) || undefined;
  return designationOf(
    { jobProfile: job_profile, companyName, department: department.name, verified: verified === 'VERIFIED' },
    {
      job: await countCohort(services, job_profile),
      pair: companyName ? await countCohort(services, pairOf(job_profile, companyName)) : 0,
    },
  );
}
