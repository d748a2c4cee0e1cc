import type { Kysely } from 'kysely';
import { MAX_EXPERIENCE } from '../../../src/core/salaries/peers';
import type { Tables } from '../../../src/server/db/tables';
import { monthsBefore } from '../../../src/server/services/salaries/months';
import { sealAlumni } from '../../../src/server/services/salaries/sealed-alumni';
import type { Services } from '../../../src/server/services/services';
import { COLLEGES, type College } from '../catalogue/colleges';
import { FIRST_COMPANY_ID } from '../catalogue/companies';
import { insertRows, type Row } from '../insert-rows';
import { makeMembers } from '../people/members';
import { payOf } from '../salaries/pay-model';
import { SeededRandom } from '../seeded-random';
import { type SeedSize, SIZES } from '../sizes';

const ALUMNI: Readonly<Record<SeedSize, number>> = { small: 4000, medium: 12_000, large: 60_000 };
const MONTHS = 48;

interface SeedInput {
  readonly db: Kysely<Tables>;
  readonly services: Services;
  readonly seed: number;
  readonly size: SeedSize;
}

/** Seeds salaries of alumni without linking them to members. */
export async function seedAlumni({ db, services, seed, size }: SeedInput): Promise<void> {
  const rng = new SeededRandom(`${seed} alumni`);
  const people = makeMembers(`${seed} alumni`, { ...SIZES[size], members: ALUMNI[size], posts: 0 }, []);
  const rows = people.map((person): Row<'alumni_reports'> => {
    const age = 1 + Math.floor(MONTHS * rng.unit() ** 1.5);
    const { fixed, variable } = payOf(rng, { ...person, age });
    const id = rng.id();
    const sealed = sealAlumni(services, id, {
      college: collegeOf(rng, person.placeId).id,
      company: person.company.id,
      years: Math.min(MAX_EXPERIENCE, person.years),
      pay: fixed + variable,
      month: monthsBefore(services.now(), age),
    });
    return { id, sealed };
  });
  await insertRows(db, 'alumni_reports', rows);
}

/** Some stay in the city they studied in; of the others most come from a few well-known places. */
function collegeOf(rng: SeededRandom, placeId: number): College {
  const near = COLLEGES.filter((college) => college.placeId === placeId);
  const [well] = COLLEGES;
  if (!well) throw new Error('There are no colleges.');
  return rng.chance(0.4) && near.length > 0
    ? rng.pick(near)
    : (COLLEGES[rng.favourite(COLLEGES.length)] ?? well);
}

const EXAMPLES = 16;

/** A few alumni of the first college at the first company, each of whom earns more than the one before. */
export async function seedExampleAlumni(db: Kysely<Tables>, services: Services): Promise<void> {
  const [college] = COLLEGES;
  const rows = Array.from({ length: EXAMPLES }, (_, index) => {
    const id = `example alumnus ${index}`;
    const sealed = sealAlumni(services, id, {
      college: college?.id ?? 1,
      company: FIRST_COMPANY_ID,
      years: 4,
      pay: 900_000 + index * 50_000,
      month: monthsBefore(services.now(), 12),
    });
    return { id, sealed };
  });
  await insertRows(db, 'alumni_reports', rows);
}
