import type { Kysely } from 'kysely';
import { AWARD_SIZES } from '../../../src/core/companies/award';
import {
  awardSizeOf,
  editionsUntil,
  isStartup,
  MIN_STARTUP_REVIEWS,
} from '../../../src/core/companies/ranking';
import type { Tables } from '../../../src/server/db/tables';
import type { Services } from '../../../src/server/services/services';
import { type Company, companiesUpTo } from '../catalogue/companies';
import { insertRows } from '../insert-rows';
import { jobAt } from '../people/company-trades';
import { makeMembers } from '../people/members';
import { SeededRandom } from '../seeded-random';
import { AWARDED_FROM, type SeedSize, SIZES } from '../sizes';
import { reviewRow } from './seed-reviews';

interface SeedInput {
  readonly db: Kysely<Tables>;
  readonly services: Services;
  readonly seed: number;
  readonly size: SeedSize;
}

interface Reviewed {
  readonly company: Company;
  readonly year: number;
}

/** Companies of each list that get enough reviews for the ranking. */
const COMPANIES = 3;

/**
 * Seeds reviews so that every edition ranks startups, and the first edition companies of every size. The other
 * reviews are too recent for the first edition, and startups have too few of them in some years.
 */
export async function seedAwardReviews(input: SeedInput, from: number): Promise<void> {
  const { db, services, seed, size } = input;
  const wanted = wantedReviews(input, from);
  const rng = new SeededRandom(`${seed} award reviews`);
  const people = makeMembers(
    `${seed} award reviewers`,
    { ...SIZES[size], members: wanted.length, posts: 0 },
    [],
  );
  const reviews = wanted.flatMap(({ company, year }, index) => {
    const person = people[index];
    if (!person) return [];
    const row = reviewRow(rng, { ...person, company, job: jobAt(rng, company) }, services);
    const written_on = new Date(Date.UTC(year, 0, rng.whole(1, 365))).toISOString().slice(0, 10);
    return [{ ...row, written_on, reply: null, replied_on: null }];
  });
  await insertRows(db, 'company_reviews', reviews);
}

function wantedReviews({ services, size }: SeedInput, from: number): readonly Reviewed[] {
  const companies = companiesUpTo(SIZES[size].companies).slice(from);
  const [first, ...others] = editionsUntil(services.now());
  if (first === undefined) return [];
  const sizes = AWARD_SIZES.flatMap((award) =>
    reviewsOf(
      companies.filter(({ employees }) => awardSizeOf(employees) === award),
      first,
      AWARDED_FROM[size][award],
    ),
  );
  return [...sizes, ...[first, ...others].flatMap((edition) => startupReviews(companies, edition))];
}

const startupReviews = (companies: readonly Company[], edition: number) =>
  reviewsOf(
    companies.filter(({ industry, foundedYear }) =>
      isStartup({ industry: industry.name, foundedYear }, edition),
    ),
    edition,
    MIN_STARTUP_REVIEWS,
  );

/** An edition counts the reviews of the previous year. */
const reviewsOf = (companies: readonly Company[], edition: number, count: number): readonly Reviewed[] =>
  companies
    .slice(0, COMPANIES)
    .flatMap((company) => Array.from({ length: count }, () => ({ company, year: edition - 1 })));
