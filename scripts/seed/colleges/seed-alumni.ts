import type { Kysely } from 'kysely';
import { MAX_EXPERIENCE } from '../../../src/core/salaries/peers';
import type { Tables } from '../../../src/server/db/tables';
import { monthsBefore } from '../../../src/server/services/salaries/months';
import { sealAlumni } from '../../../src/server/services/salaries/sealed-alumni';
import type { Services } from '../../../src/server/services/services';
import { COLLEGES, type College } from '../catalogue/colleges';
import { FIRST_COMPANY_ID } from '../catalogue/companies';
import { insertRows, type Row } from '../insert-rows';
import { type Member, makeMembers } from '../people/members';
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
    const college = collegeOf(rng, person);
    const sealed = sealAlumni(services, id, {
      college: college.id,
      company: person.company.id,
      years: Math.min(MAX_EXPERIENCE, person.years),
      pay: toThousands((fixed + variable) * college.standing),
      month: monthsBefore(services.now(), age),
    });
    return { id, sealed };
  });
  await insertRows(db, 'alumni_reports', rows);
}

/** Departments whose members did not study engineering. */
const STUDIED: Readonly<Record<string, readonly College['kind'][]>> = {
  'BFSI, Investments & Trading': ['College of Commerce', 'School of Management'],
  'Finance & Accounting': ['College of Commerce'],
  'Human Resources': ['School of Management', 'College of Commerce'],
  'Sales & Business Development': ['School of Management', 'College of Commerce'],
  'Marketing & Communication': ['School of Management', 'College of Commerce'],
  Consulting: ['School of Management', 'Institute of Technology'],
  'Product Management': ['School of Management', 'Institute of Technology'],
};
const ENGINEERING: readonly College['kind'][] = ['Institute of Technology', 'College of Engineering'];

/** Some stay in the city where they studied; most of the others come from a few well-known colleges. */
function collegeOf(rng: SeededRandom, { placeId, department }: Member): College {
  const fitting = COLLEGES.filter(({ kind }) => (STUDIED[department] ?? ENGINEERING).includes(kind));
  const near = fitting.filter((college) => college.placeId === placeId);
  return rng.chance(0.4) && near.length > 0
    ? rng.pick(near)
    : (fitting[rng.favourite(fitting.length)] ?? rng.pick(fitting));
}

const toThousands = (amount: number): number => Math.round(amount / 5000) * 5000;

const EXAMPLES = 16;

/** A few alumni of the first college at the first company, each earning more than the previous one. */
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
