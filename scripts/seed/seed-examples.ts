import type { Kysely } from 'kysely';
import type { components } from '../../src/contracts/feed';
import type { Tables } from '../../src/server/db/tables';
import { faceSeal } from '../../src/server/services/profile/account/viewer';
import type { Services } from '../../src/server/services/services';
import { plantShares } from './awards/plant-shares';
import { plantCatalogue } from './catalogue/plant-catalogue';
import { plantExampleChat } from './chat/example-chat';
import { plantExampleAlumni } from './colleges/plant-alumni';
import { countCompanies } from './companies/count-companies';
import { plantToldBenefits } from './companies/example-benefits';
import { plantToldPhotos } from './companies/example-photos';
import { plantCompanyFacts } from './companies/plant-company-facts';
import { plantContacts } from './companies/plant-contacts';
import { plantFilms } from './companies/plant-films';
import { plantStories } from './companies/plant-stories';
import { countCommunities } from './counters';
import { keepExamplePicture } from './example-picture';
import { shifted } from './example-time';
import { plantOffers, plantPolls, plantVotes } from './example-votes';
import { examples } from './examples';
import { plantGrievance } from './grievances/plant-grievance';
import { insertRows, type Row } from './insert-rows';
import { plantExampleInterview } from './interviews/example-interview';
import { plantExampleAlert } from './jobs/example-alert';
import { plantExampleJob } from './jobs/example-job';
import { plantExampleNotices } from './notifications/plant-notices';
import { plantCareers, plantExampleCode } from './people/plant-careers';
import { plantProfiles } from './people/plant-profiles';
import { plantSandbox, sandboxCareers } from './people/sandbox';
import { plantModerationExamples } from './posts/plant-moderation-examples';
import { plantOwnExamples } from './posts/plant-own-examples';
import { plantExampleReview, plantOwnReview } from './reviews/example-review';
import { plantExampleSalaries, plantToldSalary } from './salaries/example-salaries';
import { talkedAboutRows } from './talked-about';

/** The members, posts, votes and follows the contracts' examples speak of, so that an example is also a request. */

type Wire = components['schemas'];

/** The number of companies the examples need. */
export const EXAMPLE_COMPANIES = 12;

/** Names the world's people may not take. */
export const EXAMPLE_NICKNAMES = ['LalbaghWalker', 'CuttingChai_07', 'DeccanQueen'];

export async function seedExamples(db: Kysely<Tables>, services: Services): Promise<void> {
  await db.transaction().execute((transaction) => plantExamples(transaction, services));
}

export async function plantExamples(db: Kysely<Tables>, services: Services): Promise<void> {
  await plantCatalogue(db, 0, EXAMPLE_COMPANIES);
  await plantCompanyFacts(db, 0, EXAMPLE_COMPANIES);
  await plantStories(db, services, { from: 0, to: EXAMPLE_COMPANIES });
  await plantFilms(db, { from: 0, to: EXAMPLE_COMPANIES });
  await plantContacts(db, { from: 0, to: EXAMPLE_COMPANIES });
  await plantExampleReview(db, services);
  await plantOwnReview(db, services);
  await plantToldBenefits(db, services);
  await plantToldPhotos(db, services);
  await plantShares(db);
  await plantSandbox(db, services);
  await plantCareers(db, services, sandboxCareers());
  await plantProfiles(db, services);
  await plantExampleCode(db, services);
  await insertRows(db, 'faces', exampleFaces(services));
  await insertRows(
    db,
    'posts',
    examples.page.items.map((post) => postRow(post, services)),
  );
  await insertRows(db, 'posts', talked(services));
  await insertRows(db, 'comments', commentRows(services));
  await plantOwnExamples(db, services);
  await plantModerationExamples(db, services);
  await plantPolls(db, services);
  await plantOffers(db, services);
  await plantVotes(db, services);
  await plantExampleNotices(db, services);
  await plantExampleSalaries(db, services);
  await plantToldSalary(db, services);
  await plantExampleAlumni(db, services);
  await plantExampleInterview(db, services);
  await plantExampleJob(db, services);
  await plantExampleAlert(db, services);
  await plantGrievance(db, services);
  await plantExampleChat(db, services);
  await keepExamplePicture(services);
  await countCommunities(db);
  await countCompanies(db, services);
}

/** Authors of the examples have accounts that no one logs in to. */
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

const talked = (services: Pick<Services, 'now'>): Row<'posts'>[] => {
  const face = examples.comments.items[0]?.author;
  return face ? talkedAboutRows(faceId(face), services.now()) : [];
};

/** The examples' posts; each gets as many comments as its counter says. */
export const examplePosts = (services: Pick<Services, 'now'>) => [
  ...examples.page.items.map((post) => ({
    id: post.postId,
    kind: post.postType,
    at: shifted(post.createdOn, services),
    wanted: post.commentsCount,
  })),
  ...talked(services).map(({ id, created_at, up }) => ({
    id,
    kind: 'TEXT' as const,
    at: new Date(created_at),
    wanted: Math.round(up / 12),
  })),
];

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
  // Comments are numbered in the order they come in.
  return [...threads, ...answers].sort((one, other) => Number(one.created_at) - Number(other.created_at));
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
