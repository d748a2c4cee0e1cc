import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { parse } from 'yaml';
import type { components } from '../../src/contracts/feed';
import type { Tables } from '../../src/server/db/tables';
import type { Services } from '../../src/server/services/services';
import { faceSeal, voterSeal } from '../../src/server/services/user/viewer';
import { plantCatalogue } from './catalogue/plant-catalogue';
import { countCommunities } from './counters';
import { insertRows, type Row } from './insert-rows';
import { plantSandbox } from './people/sandbox';
import { talkedAboutRows } from './talked-about';

/** The members, posts, votes and follows the contracts' examples speak of, so that an example is also a request. */

type Wire = components['schemas'];

const examples = parse(
  readFileSync(new URL('../../openapi/examples/feed.yaml', import.meta.url), 'utf8'),
) as { readonly page: Wire['PostPage']; readonly comments: Wire['CommentPage'] } & Readonly<
  Record<string, unknown>
>;

/** The moment at which the examples' world is looked at. */
const EXAMPLE_NOW = Date.parse('2026-11-20T09:30:00.000Z');
const ASHA = 'Mb1asha2Nair3Qx4';
/** How many companies the examples need; the seed world has many more. */
export const EXAMPLE_COMPANIES = 12;

/** Names the world's people may not take. */
export const EXAMPLE_NICKNAMES = ['LalbaghWalker', 'CuttingChai_07', 'DeccanQueen'];

export async function seedExamples(db: Kysely<Tables>, services: Services): Promise<void> {
  await db.transaction().execute((transaction) => plantExamples(transaction, services));
}

export async function plantExamples(db: Kysely<Tables>, services: Services): Promise<void> {
  await plantCatalogue(db, 0, EXAMPLE_COMPANIES);
  await plantSandbox(db, services);
  await insertRows(db, 'faces', exampleFaces(services));
  await insertRows(
    db,
    'posts',
    examples.page.items.map((post) => postRow(post, services)),
  );
  await insertRows(db, 'posts', talked(services));
  await insertRows(db, 'comments', commentRows(services));
  await plantPolls(db, services);
  await plantOffers(db, services);
  await plantVotes(db, services);
  await countCommunities(db);
}

/** Authors of the examples have accounts nobody signs in to. */
const memberOf = (author: Wire['Author']): string => `example ${author.userName}`;
const faceId = (author: Wire['Author']): string => `Fc${author.userName.replace(/\W/g, '')}0000000000`;

function exampleFaces(services: Services): Row<'faces'>[] {
  const authors = new Map(
    [
      ...examples.page.items.flatMap(({ author, topAnswer }) => [
        author,
        ...(topAnswer ? [topAnswer.author] : []),
      ]),
      ...examples.comments.items.flatMap(({ author, replies }) => [
        author,
        ...replies.map((one) => one.author),
      ]),
    ].map((author) => [author.userName, author]),
  );
  return [...authors.values()].map((author) => ({
    id: faceId(author),
    owner_seal: faceSeal(services, author.profileType, memberOf(author)),
    profile_type: author.profileType,
    user_name: author.userName,
    avatar_seed: author.fullAvatarUrl.replace(/^.*\/|\.svg$/g, ''),
    bio: author.bio,
    is_verified: author.isVerified,
  }));
}

const talked = (services: Services): Row<'posts'>[] => {
  const face = examples.comments.items[0]?.author;
  return face ? talkedAboutRows(faceId(face), services.now()) : [];
};

/** As long before now as the example is before its own now. */
const shifted = (moment: string, { now }: Services): Date =>
  new Date(now().getTime() - (EXAMPLE_NOW - Date.parse(moment)));

function postRow(post: Wire['Post'], services: Services): Row<'posts'> {
  const { author, community, votes } = post;
  return {
    id: post.postId,
    face_id: faceId(author),
    community_type: community.type,
    community_id: community.entityId,
    kind: post.postType,
    title: post.title,
    content: post.content,
    highlight_start: post.highlight?.start ?? null,
    highlight_end: post.highlight?.end ?? null,
    media: JSON.stringify(post.media),
    created_at: shifted(post.createdOn, services),
    up: votes.upCount,
    down: votes.downCount,
    comments: commentRows(services).filter(({ post_id }) => post_id === post.postId).length,
  };
}

const offersPost = examples.page.items.find(({ salary }) => salary)?.postId ?? '';

function commentRows(services: Services): Row<'comments'>[] {
  const written = examples.comments.items.flatMap((comment) => [comment, ...comment.replies]);
  const threads = written.map((comment) => ({
    id: comment.commentId,
    post_id: offersPost,
    parent_id: comment.parentId,
    face_id: faceId(comment.author),
    text: comment.text,
    created_at: shifted(comment.createdOn, services),
    up: comment.votes.upCount,
    down: comment.votes.downCount,
    replies: comment.replies.length,
  }));
  const answers = examples.page.items.flatMap(({ postId, topAnswer, createdOn }) =>
    topAnswer ? [answerRow(postId, topAnswer, shifted(createdOn, services))] : [],
  );
  return [...threads, ...answers];
}

/** The example shows only its beginning. */
const REST_OF_ANSWER = ' push a product when a customer has a reason of their own.';

const answerRow = (postId: string, { author, text }: Wire['TopAnswer'], asked: Date): Row<'comments'> => ({
  id: `An${postId}`,
  post_id: postId,
  parent_id: null,
  face_id: faceId(author),
  text: text.replace(/…$/, REST_OF_ANSWER),
  created_at: new Date(asked.getTime() + 3 * 3_600_000),
  up: 0,
  down: 0,
  replies: 0,
});

/** Shares of a whole as counts that add up to it. */
const counted = (total: number, percents: readonly number[]): number[] => {
  const counts = percents.map((percent) => Math.round((total * percent) / 100));
  const rest = total - counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, at) => (at === 0 ? count + rest : count));
};

/** The voters of an example: Asha, when the example is what she sees, and accounts that have been closed since. */
const voters = (services: Services, count: number, withAsha: boolean): string[] =>
  Array.from({ length: count }, (_, at) =>
    voterSeal(services, at === 0 && withAsha ? ASHA : `example voter ${at}`),
  );

/** Asha's own choice must be the first voter's: her option's voters come first. */
const mineFirst = <Choice extends { readonly id: number; readonly votes: number }>(
  choices: readonly Choice[],
  mine: number | null,
): number[] =>
  [...choices]
    .sort((a, b) => Number(b.id === mine) - Number(a.id === mine))
    .flatMap(({ id, votes }) => Array.from({ length: votes }, () => id));

async function plantPolls(db: Kysely<Tables>, services: Services): Promise<void> {
  for (const { postId, poll } of examples.page.items) {
    if (!poll) continue;
    const votes = counted(
      poll.totalVotes,
      poll.options.map(({ percent }) => percent ?? 0),
    );
    const options = poll.options.map(({ optionId: id, text }, at) => ({ id, text, votes: votes[at] ?? 0 }));
    const ends_at = shifted(poll.endsOn, services);
    await insertRows(db, 'polls', [{ post_id: postId, ends_at, votes: poll.totalVotes }]);
    await insertRows(
      db,
      'poll_options',
      options.map(({ id, ...rest }) => ({ post_id: postId, option_id: id, ...rest })),
    );
    const choices = mineFirst(options, poll.myOptionId);
    const seals = voters(services, poll.totalVotes, poll.myOptionId !== null);
    await insertRows(
      db,
      'poll_votes',
      seals.map((voter_seal, at) => ({ post_id: postId, voter_seal, option_id: choices[at] ?? 1 })),
    );
  }
}

async function plantOffers(db: Kysely<Tables>, services: Services): Promise<void> {
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
    const seals = voters(services, choices.length, salary.myOfferId !== null);
    await insertRows(
      db,
      'salary_votes',
      seals.map((voter_seal, at) => ({ post_id: postId, voter_seal, offer_id: choices[at] ?? 1 })),
    );
  }
}

async function plantVotes(db: Kysely<Tables>, services: Services): Promise<void> {
  const tallies = [
    ...examples.page.items.map(({ votes }) => votes),
    ...talked(services).map(({ id, up, down }) => ({
      resourceId: id,
      resourceType: 'POST' as const,
      upCount: up,
      downCount: down,
      voteType: 'NONE' as const,
    })),
    ...examples.comments.items.flatMap(({ votes, replies }) => [votes, ...replies.map((one) => one.votes)]),
  ];
  const rows = tallies.flatMap(({ resourceId, resourceType, upCount, downCount, voteType }) =>
    voters(services, upCount + downCount, voteType !== 'NONE').map((voter_seal, at) => ({
      resource_type: resourceType,
      resource_id: resourceId,
      voter_seal,
      stance: at < upCount ? ('UP' as const) : ('DOWN' as const),
    })),
  );
  await insertRows(db, 'votes', rows);
}
