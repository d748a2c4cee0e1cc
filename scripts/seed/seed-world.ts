import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../src/server/db/tables';
import { giveAwards } from '../../src/server/services/companies/give-awards';
import { voterKey } from '../../src/server/services/profile/account/viewer';
import type { Services } from '../../src/server/services/services';
import { companiesUpTo } from './catalogue/companies';
import { plantCatalogue } from './catalogue/plant-catalogue';
import { plantChats } from './chat/plant-chats';
import { plantAlumni } from './colleges/plant-alumni';
import { countCompanies } from './companies/count-companies';
import { plantCompanyFacts } from './companies/plant-company-facts';
import { plantContacts } from './companies/plant-contacts';
import { plantFilms } from './companies/plant-films';
import { plantStories } from './companies/plant-stories';
import { countCommunities } from './counters';
import { Dice } from './dice';
import { plantInterviews } from './interviews/plant-interviews';
import { plantJobs } from './jobs/plant-jobs';
import { type Member, makeMembers } from './people/members';
import { careersOf, plantCareers } from './people/plant-careers';
import { plantMembers } from './people/plant-members';
import { SANDBOX_NICKNAMES, sandboxWriters } from './people/sandbox';
import { exampleTalk } from './posts/example-talk';
import { moments } from './posts/moments';
import { plantPosts, plantThreads, type Town } from './posts/plant-posts';
import { type Desk, writePost } from './posts/write-post';
import { requireNoRows } from './require-no-rows';
import { plantReviews } from './reviews/plant-reviews';
import { plantSalaries } from './salaries/plant-salaries';
import { EXAMPLE_COMPANIES, EXAMPLE_NICKNAMES, plantExamples } from './seed-examples';
import { AWARDED_FROM, type SeedSize, SIZES } from './sizes';
import { Freshness } from './texts/freshness';

export interface Progress {
  readonly step: string;
  /** 0 to 1 of the whole world. */
  readonly share: number;
  readonly rows: number;
}

interface World {
  readonly db: Kysely<Tables>;
  readonly services: Services;
  readonly seed: number;
  readonly size: SeedSize;
  readonly report: (progress: Progress) => void;
}

/** Of the time it takes: people first, then what they write. */
const PEOPLE_SHARE = 0.15;
const MEMBERS_AT_ONCE = 500;
const POSTS_AT_ONCE = 100;

/**
 * Puts a whole world in, or, when it is interrupted, nothing: everything is one transaction.
 * Answers false when there is a world already.
 */
export async function seedWorld(world: World): Promise<boolean> {
  return world.db.transaction().execute(async (transaction) => {
    const { seed, size, services } = world;
    const claimed = await transaction
      .insertInto('seeds')
      .values({ name: 'world', seeded_at: services.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) return false;
    await requireNoRows(transaction);
    await plantExamples(transaction, services);
    await plantCatalogue(transaction, EXAMPLE_COMPANIES, SIZES[size].companies);
    await plantCompanyFacts(transaction, EXAMPLE_COMPANIES, SIZES[size].companies);
    await plantStories(transaction, services, { from: EXAMPLE_COMPANIES, to: SIZES[size].companies });
    await plantFilms(transaction, { from: EXAMPLE_COMPANIES, to: SIZES[size].companies });
    await plantContacts(transaction, { from: EXAMPLE_COMPANIES, to: SIZES[size].companies });
    const members = makeMembers(String(seed), SIZES[size], [...SANDBOX_NICKNAMES, ...EXAMPLE_NICKNAMES]);
    await plantPeople(transaction, world, members);
    await plantCareers(transaction, services, careersOf(members));
    await plantSalaries({ ...world, db: transaction }, members);
    await plantAlumni({ ...world, db: transaction });
    await plantReviews({ ...world, db: transaction }, members);
    await plantInterviews({ ...world, db: transaction });
    await plantJobs({ ...world, db: transaction });
    await plantTalk(transaction, world, members);
    await plantChats(transaction, services, [...members, ...sandboxWriters(members.length)]);
    await countCommunities(transaction);
    await countCompanies(transaction, services);
    await giveAwards(transaction, services.now(), AWARDED_FROM[size]);
    return true;
  });
}

async function plantPeople(
  transaction: Transaction<Tables>,
  { services, size, report }: World,
  members: readonly Member[],
): Promise<void> {
  for (let from = 0; from < members.length; from += MEMBERS_AT_ONCE) {
    const some = members.slice(from, from + MEMBERS_AT_ONCE);
    await plantMembers(transaction, services, some, SIZES[size].companies);
    const done = from + some.length;
    report({ step: 'members', share: (PEOPLE_SHARE * done) / members.length, rows: done });
  }
}

async function plantTalk(
  transaction: Transaction<Tables>,
  { services, seed, size, report }: World,
  members: readonly Member[],
): Promise<void> {
  const now = services.now();
  const town: Town = {
    members,
    seals: members.map(({ id }) => voterKey(services, id)),
    now,
    freshness: new Freshness(),
  };
  const desk: Desk = {
    seed: String(seed),
    writers: withSandbox(
      members.filter(({ isWriter }) => isWriter),
      members.length,
    ),
    companies: companiesUpTo(SIZES[size].companies),
    freshness: town.freshness,
  };
  const when = moments(new Dice(`${seed} moments`), SIZES[size].posts, now);
  await plantThreads(transaction, exampleTalk(town, desk), town);
  let rows = 0;
  for (let from = 0; from < when.length; from += POSTS_AT_ONCE) {
    const posts = when
      .slice(from, from + POSTS_AT_ONCE)
      .map((at, place) => writePost(desk, from + place, at));
    rows += await plantPosts(transaction, posts, town);
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
