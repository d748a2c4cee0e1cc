import type { Kysely } from 'kysely';
import type { Tables } from '../../src/server/db/tables';
import { voterKey } from '../../src/server/services/profile/account/viewer';
import { sealedFor } from '../../src/server/services/profile/deletion/sealed-for';
import type { Services } from '../../src/server/services/services';
import { shifted } from './example-time';
import { examples } from './examples';
import { insertRows } from './insert-rows';
import { firstTallies } from './posts/seed-first-posts';

/** Votes, poll votes and offer choices, as many as in the contract's examples. */

const ASHA = 'Mb1asha2Nair3Qx4';

/** Splits a total into counts with these shares. */
const counted = (total: number, percents: readonly number[]): number[] => {
  const counts = percents.map((percent) => Math.round((total * percent) / 100));
  const rest = total - counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, index) => (index === 0 ? count + rest : count));
};

/** The voters of an example: Asha if she is its viewer, and accounts that were closed later. */
const voters = (services: Services, count: number, withAsha: boolean): string[] =>
  Array.from({ length: count }, (_, index) =>
    voterKey(services, index === 0 && withAsha ? ASHA : `example voter ${index}`),
  );

/** Asha must be the first voter, so the voters of her option come first. */
const mineFirst = <Choice extends { readonly id: number; readonly votes: number }>(
  choices: readonly Choice[],
  mine: number | null,
): number[] =>
  [...choices]
    .sort((a, b) => Number(b.id === mine) - Number(a.id === mine))
    .flatMap(({ id, votes }) => Array.from({ length: votes }, () => id));

export async function seedPolls(db: Kysely<Tables>, services: Services): Promise<void> {
  for (const { postId, poll } of examples.page.items) {
    if (!poll) continue;
    const votes = counted(
      poll.totalVotes,
      poll.options.map(({ percent }) => percent ?? 0),
    );
    const options = poll.options.map(({ optionId: id, text }, index) => ({
      id,
      text,
      votes: votes[index] ?? 0,
    }));
    const ends_at = shifted(poll.endsOn, services);
    await insertRows(db, 'polls', [{ post_id: postId, ends_at, votes: poll.totalVotes }]);
    await insertRows(
      db,
      'poll_options',
      options.map(({ id, ...rest }) => ({ post_id: postId, option_id: id, ...rest })),
    );
    const choices = mineFirst(options, poll.myOptionId);
    const keys = voters(services, poll.totalVotes, poll.myOptionId !== null);
    await insertRows(
      db,
      'poll_votes',
      keys.map((key, index) => ({
        post_id: postId,
        voter_seal: sealedFor(key, postId),
        option_id: choices[index] ?? 1,
      })),
    );
  }
}

export async function seedOffers(db: Kysely<Tables>, services: Services): Promise<void> {
  for (const { postId, salary } of examples.page.items) {
    if (!salary) continue;
    await insertRows(
      db,
      'salary_offers',
      salary.offers.map((offer) => ({
        post_id: postId,
        offer_id: offer.offerId,
        company_name: offer.companyName,
        logo: offer.logo.replace(/^.*\/|\.jpg$/g, ''),
        job_profile: offer.jobProfile,
        place: offer.place,
        fixed: offer.fixed,
        variable: offer.variable,
        stock: offer.stock,
        in_hand: offer.inHand,
        is_current: offer.isCurrent,
        votes: offer.votes ?? 0,
      })),
    );
    const choices = mineFirst(
      salary.offers.map(({ offerId: id, votes }) => ({ id, votes: votes ?? 0 })),
      salary.myOfferId,
    );
    const keys = voters(services, choices.length, salary.myOfferId !== null);
    await insertRows(
      db,
      'salary_votes',
      keys.map((key, index) => ({
        post_id: postId,
        voter_seal: sealedFor(key, postId),
        offer_id: choices[index] ?? 1,
      })),
    );
  }
}

export async function seedVotes(db: Kysely<Tables>, services: Services): Promise<void> {
  const tallies = [
    ...examples.page.items.map(({ votes }) => votes),
    ...firstTallies().map((tally) => ({ ...tally, voteType: 'NONE' as const })),
    ...examples.comments.items.flatMap(({ votes, replies }) => [votes, ...replies.map((item) => item.votes)]),
  ];
  const rows = tallies.flatMap(({ resourceId, resourceType, upCount, downCount, voteType }) =>
    voters(services, upCount + downCount, voteType !== 'NONE').map((key, index) => ({
      resource_type: resourceType,
      resource_id: resourceId,
      voter_seal: sealedFor(key, resourceId),
      stance: index < upCount ? ('UP' as const) : ('DOWN' as const),
    })),
  );
  await insertRows(db, 'votes', rows);
}
