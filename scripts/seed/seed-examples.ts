import type { Kysely } from 'kysely';
import type { components } from '../../src/contracts/feed';
import type { Tables } from '../../src/server/db/tables';
import { aliasSeal } from '../../src/server/services/profile/account/viewer';
import type { Services } from '../../src/server/services/services';
import { seedShares } from './awards/seed-award-shares';
import { seedCatalogue } from './catalogue/seed-catalogue';
import { seedExampleChat } from './chat/example-chat';
import { seedExampleAlumni } from './colleges/seed-alumni';
import { countCompanies } from './companies/count-companies';
import { seedOwnBenefits } from './companies/example-benefits';
import { seedOwnPhotos } from './companies/example-photos';
import { seedCompanyFacts } from './companies/seed-company-facts';
import { seedContacts } from './companies/seed-contacts';
import { seedStories } from './companies/seed-stories';
import { seedVideos } from './companies/seed-videos';
import { countCommunities } from './counters';
import { saveExamplePicture } from './example-picture';
import { shifted } from './example-time';
import { seedOffers, seedPolls, seedVotes } from './example-votes';
import { examples } from './examples';
import { seedGrievance } from './grievances/seed-grievance';
import { insertRows, type Row } from './insert-rows';
import { seedExampleInterview } from './interviews/example-interview';
import { seedExampleAlert } from './jobs/example-alert';
import { seedExampleJob } from './jobs/example-job';
import { seedExampleNotices } from './notifications/seed-notices';
import { sandboxCareers, seedSandbox } from './people/sandbox';
import { seedCareers, seedExampleCode } from './people/seed-careers';
import { seedProfiles } from './people/seed-profiles';
import { FIRST_AUTHORS } from './posts/first-posts';
import { firstAliases, firstComments, firstPosts } from './posts/seed-first-posts';
import { seedModerationExamples } from './posts/seed-moderation-examples';
import { seedOwnExamples } from './posts/seed-own-examples';
import { seedExampleReview, seedOwnReview } from './reviews/example-review';
import { seedExampleCoupons } from './rewards/example-coupons';
import { seedExampleSalaries, seedOwnSalary } from './salaries/example-salaries';
import { seedUntraceable } from './untraceable/seed-untraceable';

/** The members, posts, votes and follows of the contract's examples, so that every example request works. */

type Wire = components['schemas'];

/** The number of companies in the examples. */
export const EXAMPLE_COMPANIES = 12;

/** Names that seeded members may not take. */
export const EXAMPLE_NICKNAMES = [
  'LalbaghWalker',
  'CuttingChai_07',
  'DeccanQueen',
  ...Object.keys(FIRST_AUTHORS),
];

export async function seedExamples(db: Kysely<Tables>, services: Services): Promise<void> {
  await db.transaction().execute((transaction) => insertExamples(transaction, services));
}

export async function insertExamples(db: Kysely<Tables>, services: Services): Promise<void> {
  await seedCatalogue(db, 0, EXAMPLE_COMPANIES);
  await seedCompanyFacts(db, 0, EXAMPLE_COMPANIES);
  await seedStories(db, services, { from: 0, to: EXAMPLE_COMPANIES });
  await seedVideos(db, { from: 0, to: EXAMPLE_COMPANIES });
  await seedContacts(db, { from: 0, to: EXAMPLE_COMPANIES });
  await seedExampleReview(db, services);
  await seedOwnReview(db, services);
  await seedOwnBenefits(db, services);
  await seedOwnPhotos(db, services);
  await seedShares(db);
  await seedSandbox(db, services);
  await seedCareers(db, services, sandboxCareers());
  await seedProfiles(db, services);
  await seedExampleCode(db, services);
  await insertRows(db, 'aliases', [...exampleAliases(services), ...firstAliases(services)]);
  await insertRows(
    db,
    'posts',
    examples.page.items.map((post) => postRow(post, services)),
  );
  await insertRows(db, 'posts', firstPosts(services.now()));
  await insertRows(db, 'comments', [...commentRows(services), ...firstComments(services.now())]);
  await seedOwnExamples(db, services);
  await seedModerationExamples(db, services);
  await seedPolls(db, services);
  await seedOffers(db, services);
  await seedVotes(db, services);
  await seedExampleNotices(db, services);
  await seedExampleSalaries(db, services);
  await seedOwnSalary(db, services);
  await seedExampleAlumni(db, services);
  await seedExampleInterview(db, services);
  await seedExampleJob(db, services);
  await seedExampleAlert(db, services);
  await seedExampleCoupons(db, services);
  await seedGrievance(db, services);
  await seedExampleChat(db, services);
  await seedUntraceable(db, services);
  await saveExamplePicture(services);
  await countCommunities(db);
  await countCompanies(db, services);
}

/** The authors of the examples have accounts that no one logs in to. */
const memberOf = (author: Wire['Author']): string => `example ${author.userName}`;
const aliasId = (author: Wire['Author']): string => `Fc${author.userName.replace(/\W/g, '')}0000000000`;

function exampleAliases(services: Services): Row<'aliases'>[] {
  const authors = new Map(
    [
      ...examples.page.items.flatMap(({ author, topAnswer }) => [
        author,
        ...(topAnswer ? [topAnswer.author] : []),
      ]),
      ...examples.comments.items.flatMap(({ author, replies }) => [
        author,
        ...replies.map((item) => item.author),
      ]),
    ].map((author) => [author.userName, author]),
  );
  return [...authors.values()].map((author) => ({
    id: aliasId(author),
    owner_seal: aliasSeal(services, author.profileType, memberOf(author)),
    profile_type: author.profileType,
    user_name: author.userName,
    avatar_seed: author.fullAvatarUrl.replace(/^.*\/|\.svg$/g, ''),
    bio: author.bio,
    is_verified: author.isVerified,
  }));
}

/** The examples' posts; each gets as many comments as its counter says. */
export const examplePosts = (services: Pick<Services, 'now'>) =>
  examples.page.items.map((post) => ({
    id: post.postId,
    kind: post.postType,
    at: shifted(post.createdOn, services),
    wanted: post.commentsCount,
  }));

function postRow(post: Wire['Post'], services: Services): Row<'posts'> {
  const { author, community, votes } = post;
  return {
    id: post.postId,
    alias_id: aliasId(author),
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
    alias_id: aliasId(comment.author),
    text: comment.text,
    created_at: shifted(comment.createdOn, services),
    up: comment.votes.upCount,
    down: comment.votes.downCount,
    replies: comment.replies.length,
  }));
  const answers = examples.page.items.flatMap(({ postId, topAnswer, createdOn }) =>
    topAnswer ? [answerRow(postId, topAnswer, shifted(createdOn, services))] : [],
  );
  // Comments are numbered in their order of creation.
  return [...threads, ...answers].sort((item, other) => Number(item.created_at) - Number(other.created_at));
}

/** The example shows only the beginning of the text. */
const REST_OF_ANSWER = ' push a product when a customer has a reason of their own.';

const answerRow = (postId: string, { author, text }: Wire['TopAnswer'], request: Date): Row<'comments'> => ({
  id: `An${postId}`,
  post_id: postId,
  parent_id: null,
  alias_id: aliasId(author),
  text: text.replace(/…$/, REST_OF_ANSWER),
  created_at: new Date(request.getTime() + 3 * 3_600_000),
  up: 0,
  down: 0,
  replies: 0,
});
