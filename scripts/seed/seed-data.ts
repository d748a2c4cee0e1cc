import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../src/server/db/tables';
import { giveAwards } from '../../src/server/services/companies/give-awards';
import { voterKey } from '../../src/server/services/profile/account/viewer';
import type { Services } from '../../src/server/services/services';
import { companiesUpTo } from './catalogue/companies';
import { seedCatalogue } from './catalogue/seed-catalogue';
import { seedChats } from './chat/seed-chats';
import { seedAlumni } from './colleges/seed-alumni';
import { countCompanies } from './companies/count-companies';
import { seedCompanyFacts } from './companies/seed-company-facts';
import { seedContacts } from './companies/seed-contacts';
import { seedStories } from './companies/seed-stories';
import { seedVideos } from './companies/seed-videos';
import { countCommunities } from './counters';
import { seedInterviews } from './interviews/seed-interviews';
import { seedJobs } from './jobs/seed-jobs';
import { type Member, makeMembers } from './people/members';
import { SANDBOX_NICKNAMES, sandboxWriters } from './people/sandbox';
import { careersOf, seedCareers } from './people/seed-careers';
import { seedMembers } from './people/seed-members';
import { Commenters } from './posts/commenters';
import { exampleTalk } from './posts/example-talk';
import { moments } from './posts/moments';
import { seedPosts, seedThreads, type Town } from './posts/seed-posts';
import { type Desk, writePost } from './posts/write-post';
import { requireNoRows } from './require-no-rows';
import { seedAwardReviews } from './reviews/seed-award-reviews';
import { seedBurst } from './reviews/seed-burst';
import { seedReviews } from './reviews/seed-reviews';
import { seedSalaries } from './salaries/seed-salaries';
import { EXAMPLE_COMPANIES, EXAMPLE_NICKNAMES, insertExamples } from './seed-examples';
import { SeededRandom } from './seeded-random';
import { AWARDED_FROM, type SeedSize, SIZES } from './sizes';
import { Freshness } from './texts/freshness';

export interface Progress {
  readonly step: string;
  /** Progress of all seed data, from 0 to 1. */
  readonly share: number;
  readonly rows: number;
}

interface TestEnvironment {
  readonly db: Kysely<Tables>;
  readonly services: Services;
  readonly seed: number;
  readonly size: SeedSize;
  readonly report: (progress: Progress) => void;
}

/** The share of the time for each step: members first, then their content. */
const PEOPLE_SHARE = 0.15;
const MEMBERS_AT_ONCE = 500;
const POSTS_AT_ONCE = 100;

/**
 * Inserts all seed data, or nothing if it is interrupted: everything is one transaction. Returns false if
 * there is seed data already.
 */
export async function seedData(env: TestEnvironment): Promise<boolean> {
  return env.db.transaction().execute(async (transaction) => {
    const { seed, size, services } = env;
    const claimed = await transaction
      .insertInto('seeds')
      .values({ name: 'world', seeded_at: services.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) return false;
    await requireNoRows(transaction);
    await insertExamples(transaction, services);
    await seedCatalogue(transaction, EXAMPLE_COMPANIES, SIZES[size].companies);
    await seedCompanyFacts(transaction, EXAMPLE_COMPANIES, SIZES[size].companies);
    await seedStories(transaction, services, { from: EXAMPLE_COMPANIES, to: SIZES[size].companies });
    await seedVideos(transaction, { from: EXAMPLE_COMPANIES, to: SIZES[size].companies });
    await seedContacts(transaction, { from: EXAMPLE_COMPANIES, to: SIZES[size].companies });
    const members = makeMembers(String(seed), SIZES[size], [...SANDBOX_NICKNAMES, ...EXAMPLE_NICKNAMES]);
    await seedPeople(transaction, env, members);
    await seedCareers(transaction, services, careersOf(members));
    await seedSalaries({ ...env, db: transaction }, members);
    await seedAlumni({ ...env, db: transaction });
    await seedReviews({ ...env, db: transaction }, members);
    await seedAwardReviews({ ...env, db: transaction }, EXAMPLE_COMPANIES);
    await seedBurst({ ...env, db: transaction });
    await seedInterviews({ ...env, db: transaction });
    await seedJobs({ ...env, db: transaction });
    await seedTalk(transaction, env, members);
    await seedChats(transaction, services, [...members, ...sandboxWriters(members.length)]);
    await countCommunities(transaction);
    await countCompanies(transaction, services);
    await giveAwards(transaction, services.now(), AWARDED_FROM[size]);
    return true;
  });
}

async function seedPeople(
  transaction: Transaction<Tables>,
  { services, size, report }: TestEnvironment,
  members: readonly Member[],
): Promise<void> {
  for (let from = 0; from < members.length; from += MEMBERS_AT_ONCE) {
    const some = members.slice(from, from + MEMBERS_AT_ONCE);
    await seedMembers(transaction, services, some, SIZES[size].companies);
    const done = from + some.length;
    report({ step: 'members', share: (PEOPLE_SHARE * done) / members.length, rows: done });
  }
}

async function seedTalk(
  transaction: Transaction<Tables>,
  { services, seed, size, report }: TestEnvironment,
  members: readonly Member[],
): Promise<void> {
  const now = services.now();
  const town: Town = {
    members,
    companies: companiesUpTo(SIZES[size].companies),
    commenters: new Commenters(members),
    seals: members.map(({ id }) => voterKey(services, id)),
    now,
    freshness: new Freshness(),
  };
  const desk: Desk = {
    seed: String(seed),
    writers: withSandbox(
      members.filter(({ isWriter, status }) => isWriter && status === 'working'),
      members.length,
    ),
    companies: town.companies,
    freshness: town.freshness,
  };
  const when = moments(new SeededRandom(`${seed} moments`), SIZES[size].posts, now);
  await seedThreads(transaction, exampleTalk(town, desk), town);
  let rows = 0;
  for (let from = 0; from < when.length; from += POSTS_AT_ONCE) {
    const posts = when
      .slice(from, from + POSTS_AT_ONCE)
      .map((date, place) => writePost(desk, from + place, date));
    rows += await seedPosts(transaction, posts, town);
    const share = PEOPLE_SHARE + ((1 - PEOPLE_SHARE) * (from + posts.length)) / when.length;
    report({ step: 'posts, comments and votes', share, rows });
  }
}

/** The index of the first sandbox member among the writers; low enough that they have posts. */
const SANDBOX_PLACE = 20;

const withSandbox = (writers: readonly Member[], firstIndex: number): readonly Member[] => [
  ...writers.slice(0, SANDBOX_PLACE),
  ...sandboxWriters(firstIndex),
  ...writers.slice(SANDBOX_PLACE),
];
