import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { voterKey } from '../../../src/server/services/profile/account/viewer';
import { experienceColumns } from '../../../src/server/services/profile/career/exact-experience';
import { sealedFor } from '../../../src/server/services/profile/deletion/sealed-for';
import { recountIndustries, recountReviews } from '../../../src/server/services/reviews/recount';
import type { Services } from '../../../src/server/services/services';
import { insertRows, type Row } from '../insert-rows';
import { type Member, makeMembers } from '../people/members';
import type { Progress } from '../seed-data';
import { SeededRandom } from '../seeded-random';
import { type SeedSize, SIZES } from '../sizes';
import { writeReview } from './write-review';

const REVIEWS: Readonly<Record<SeedSize, number>> = { small: 3000, medium: 21_000, large: 500_000 };
const AT_ONCE = 10_000;
/** The share of the progress bar that is done before the reviews. */
const AFTER_PEOPLE = 0.15;
/** Few enough that no statement comes near the query timeout. */
const COMPANIES_AT_ONCE = 40;
const MOST_HELPFUL = [35, 90] as const;

interface SeedInput {
  readonly db: Kysely<Tables>;
  readonly services: Services;
  readonly seed: number;
  readonly size: SeedSize;
  readonly report: (progress: Progress) => void;
}

/** Seeds reviews. Most authors have no other content. */
export async function seedReviews(input: SeedInput, members: readonly Member[]): Promise<void> {
  const { db, services, seed, size, report } = input;
  const rng = new SeededRandom(`${seed} reviews`);
  const voters = members.map(({ id }) => voterKey(services, id));
  for (let rows = 0, part = 0; rows < REVIEWS[size]; part++) {
    const people = makeMembers(
      `${seed} reviewers ${part}`,
      { ...SIZES[size], members: Math.min(AT_ONCE, REVIEWS[size] - rows), posts: 0 },
      [],
    );
    const some = people.map((person) => reviewOf(rng, person, { services, voters }));
    await insertRows(
      db,
      'company_reviews',
      some.map(({ review }) => review),
    );
    await insertRows(
      db,
      'review_helpful',
      some.flatMap(({ review, helped }) =>
        helped.map((key) => ({ review_id: review.id, voter_seal: sealedFor(key, review.id) })),
      ),
    );
    rows += some.length;
    report({ step: 'reviews', share: AFTER_PEOPLE, rows });
  }
}

/** About half of the ids sort before it. */
const VERIFIED_BELOW = 'U';

interface Crowd {
  readonly services: Services;
  readonly voters: readonly string[];
}

function reviewOf(rng: SeededRandom, person: Member, { services, voters }: Crowd) {
  const helped = helpedBy(rng, voters);
  const review = { ...reviewRow(rng, person, services), helpful: helped.length };
  return { review, helped };
}

/** The review of one person as the database stores it. */
export function reviewRow(rng: SeededRandom, person: Member, services: Services): Row<'company_reviews'> {
  const { years, ...review } = writeReview(rng, person, services.now());
  const author_seal = services.seal('review', person.id);
  // From the random id, so that the order of random numbers stays the same.
  const is_verified = review.is_current === true && review.id < VERIFIED_BELOW;
  return {
    ...review,
    is_verified,
    ...opinionsOf(review),
    author_seal,
    ...experienceColumns(services, author_seal, years),
    helpful: 0,
  };
}

/** Also derived from the random id. Satisfied authors mostly recommend; some do not answer. */
function opinionsOf({ id, overall }: Pick<Row<'company_reviews'>, 'id' | 'overall'>) {
  const rng = new SeededRandom(`opinions ${id}`);
  const answer = (answering: number, lean: number) =>
    rng.chance(answering) ? rng.chance((overall - lean) / 4) : null;
  return { recommends: answer(0.8, 0.9), approves_ceo: answer(0.65, 1.3) };
}

/** A few reviews get many "helpful" votes, most get none. */
function helpedBy(rng: SeededRandom, voters: readonly string[]): readonly string[] {
  const count = Math.min(
    rng.whole(...MOST_HELPFUL),
    voters.length,
    Math.floor((1 - rng.unit()) ** -0.75 - 1),
  );
  const first = rng.whole(0, voters.length - 1);
  return Array.from({ length: count }, (_, index) => voters[(first + index) % voters.length] ?? '');
}

/** Computes every figure from the rows with the production jobs. */
export async function countReviews(db: Kysely<Tables>, services: Pick<Services, 'now'>): Promise<void> {
  const ids = (await db.selectFrom('companies').select('id').orderBy('id').execute()).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += COMPANIES_AT_ONCE)
    await recountReviews(db, ids.slice(from, from + COMPANIES_AT_ONCE), services.now());
  await recountIndustries(db);
}
