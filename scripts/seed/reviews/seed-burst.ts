import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import type { Services } from '../../../src/server/services/services';
import { companiesUpTo } from '../catalogue/companies';
import { insertRows } from '../insert-rows';
import { jobAt } from '../people/company-trades';
import { makeMembers } from '../people/members';
import { EXAMPLE_COMPANIES } from '../seed-examples';
import { SeededRandom } from '../seeded-random';
import { type SeedSize, SIZES } from '../sizes';
import { reviewRow } from './seed-reviews';

interface SeedInput {
  readonly db: Kysely<Tables>;
  readonly services: Services;
  readonly seed: number;
  readonly size: SeedSize;
}

/** A middling company whose managers asked everyone for a review in one week. */
const COMPANY = 'Eclipso Systems';
const PLEASED = 4.6;
const FIRST_DAY_AGO = 36;
const REVIEWS_BY_DAY = [3, 8, 10, 6, 3];
const DAY = 86_400_000;

/** Seeds a burst of good reviews, so that the notice about bursts can be seen. */
export async function seedBurst({ db, services, seed, size }: SeedInput): Promise<void> {
  const company = companiesUpTo(EXAMPLE_COMPANIES).find(({ name }) => name === COMPANY);
  if (!company) throw new Error(`the seed data has no company called ${COMPANY}`);
  const rng = new SeededRandom(`${seed} burst`);
  const days = REVIEWS_BY_DAY.flatMap((count, index) => new Array<number>(count).fill(FIRST_DAY_AGO - index));
  const people = makeMembers(`${seed} burst`, { ...SIZES[size], members: days.length, posts: 0 }, []);
  const reviews = people.map((person, index) => {
    const employee = { ...person, job: jobAt(rng, company), company: { ...company, rating: PLEASED } };
    const written = new Date(services.now().getTime() - (days[index] ?? FIRST_DAY_AGO) * DAY);
    return {
      ...reviewRow(rng, employee, services),
      is_current: true,
      written_on: written.toISOString().slice(0, 10),
      reply: null,
      replied_on: null,
    };
  });
  await insertRows(db, 'company_reviews', reviews);
}
