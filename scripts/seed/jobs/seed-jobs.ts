import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import type { Services } from '../../../src/server/services/services';
import { companiesUpTo } from '../catalogue/companies';
import { SeededRandom } from '../seeded-random';
import { type SeedSize, SIZES } from '../sizes';
import { seedApplicationAddresses } from './seed-applications';
import { type Opening, writeJob } from './write-job';

const OPENINGS: Readonly<Record<SeedSize, number>> = { small: 900, medium: 4500, large: 30_000 };
const AT_ONCE = 500;

interface SeedInput {
  readonly db: Kysely<Tables>;
  readonly services: Services;
  readonly seed: number;
  readonly size: SeedSize;
}

/** Seeds jobs; larger companies have more. */
export async function seedJobs({ db, services, seed, size }: SeedInput): Promise<void> {
  const rng = new SeededRandom(`${seed} jobs`);
  const companies = companiesUpTo(SIZES[size].companies);
  for (let rows = 0; rows < OPENINGS[size]; rows += AT_ONCE) {
    const wanted = Math.min(AT_ONCE, OPENINGS[size] - rows);
    const openings = Array.from({ length: wanted }, () => {
      const company = companies[rng.favourite(companies.length, 1.6)];
      return company ? [writeJob(rng, company, services.now())] : [];
    }).flat();
    await insertOpenings(db, openings);
  }
  await seedApplicationAddresses(db);
}

export async function insertOpenings(db: Kysely<Tables>, openings: readonly Opening[]): Promise<void> {
  await db
    .insertInto('jobs')
    .values(openings.map(({ row }) => ({ ...row, is_notified: true })))
    .execute();
  await db
    .insertInto('job_places')
    .values(
      openings.flatMap(({ row, placeIds }) => placeIds.map((place_id) => ({ job_id: row.id, place_id }))),
    )
    .execute();
}
