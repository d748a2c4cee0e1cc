import { sql } from 'kysely';
import { inTurn } from '../../db/in-turn';
import { groupReports, type Releasing } from './group-reports';
import { publishRelease } from './publish-release';
import { quarterOf } from './quarters';
import { releaseAlumni } from './release-alumni';
import { writeSlices } from './write-slices';

/**
 * Makes this quarter's release unless it exists; returns whether it did. Every report, change and removal since the
 * last release takes effect here, in all figures at once.
 */
export const releaseSalaries = (services: Releasing, now: Date): Promise<boolean> =>
  inTurn(services.db, 'salary release', async (db) => {
    const until = quarterOf(now);
    const { rows } = await sql<{ released: string }>`
      select to_char(released_on, 'YYYY-MM-DD') as released from salary_releases`.execute(db);
    const isNew = !rows.some(({ released }) => released === until);
    if (isNew) await makeRelease({ ...services, db }, until);
    // Creates the file for a release that was made before files existed.
    await publishRelease(db, until);
    return isNew;
  });

/** Replaces the published figures with those of a release. */
export async function makeRelease(services: Releasing, until: string): Promise<void> {
  const { db } = services;
  await sql`delete from salary_releases`.execute(db);
  await sql`insert into salary_releases (released_on) values (${until}::date)`.execute(db);
  await groupReports(services, until);
  await writeSlices(db);
  await releaseAlumni(services, until);
}
