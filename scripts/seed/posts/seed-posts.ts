import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { sealedFor } from '../../../src/server/services/profile/deletion/sealed-for';
import { hourOf } from '../../../src/server/services/shared/cut-to-hour';
import type { Company } from '../catalogue/companies';
import { insertRows, type Row } from '../insert-rows';
import type { Member } from '../people/members';
import { SeededRandom } from '../seeded-random';
import type { Freshness } from '../texts/freshness';
import type { Commenters } from './commenters';
import { chosen, commentsFor, commentTallies, someMembers, type Tally, tallyOf, voterCount } from './tallies';
import type { WrittenPost } from './write-post';
import { maturity, type WrittenComment, writeThread } from './write-thread';

export interface Town {
  readonly members: readonly Member[];
  readonly companies: readonly Company[];
  readonly commenters: Commenters;
  /** The voter seal of each member, in member order. */
  readonly seals: readonly string[];
  readonly now: Date;
  readonly freshness: Freshness;
}

/** The rows of some posts, with all comments, votes and reactions. */
interface Collected {
  readonly posts: Row<'posts'>[];
  readonly polls: Row<'polls'>[];
  readonly poll_options: Row<'poll_options'>[];
  readonly poll_votes: Row<'poll_votes'>[];
  readonly salary_offers: Row<'salary_offers'>[];
  readonly salary_votes: Row<'salary_votes'>[];
  readonly comments: Row<'comments'>[];
  readonly votes: Row<'votes'>[];
}

const DAY = 86_400_000;

export async function seedPosts(
  db: Kysely<Tables>,
  posts: readonly WrittenPost[],
  town: Town,
): Promise<number> {
  const collected = nothingCollected();
  for (const post of posts) reap(collected, post, town);
  return seedPreparedPosts(db, collected);
}

/** Writes only comments, below existing posts. */
export async function seedThreads(
  db: Kysely<Tables>,
  posts: readonly { readonly post: WrittenPost; readonly tally: Tally; readonly wanted: number }[],
  town: Town,
): Promise<void> {
  const collected = nothingCollected();
  for (const { post, tally, wanted } of posts) {
    const rng = new SeededRandom(`tally ${post.id}`);
    const comments = writeThreadComments(collected, rng, { post, tally, wanted }, town);
    await sql`update posts set comments = comments + ${comments} where id = ${post.id}`.execute(db);
  }
  await seedPreparedPosts(db, collected);
}

const nothingCollected = (): Collected => ({
  posts: [],
  polls: [],
  poll_options: [],
  poll_votes: [],
  salary_offers: [],
  salary_votes: [],
  comments: [],
  votes: [],
});

async function seedPreparedPosts(db: Kysely<Tables>, collected: Collected): Promise<number> {
  for (const table of Object.keys(collected) as (keyof Collected)[])
    await insertRows(db, table, collected[table] as Row<typeof table>[]);
  return Object.values(collected).reduce((sum, rows) => sum + rows.length, 0);
}

function reap(collected: Collected, post: WrittenPost, town: Town): void {
  const rng = new SeededRandom(`tally ${post.id}`);
  const tally = tallyOf(rng, post.kind, maturity(post.at, town.now), town.members.length);
  const wanted = commentsFor(rng, post.kind, tally);
  const comments = writeThreadComments(collected, rng, { post, tally, wanted }, town);
  collected.posts.push(postRow(post, tally, comments));
  vote(collected, rng, { type: 'POST', id: post.id, author: post.author.index, tally }, town);
  writePollVotes(collected, rng, { post, tally }, town);
  writeOfferVotes(collected, rng, { post, tally }, town);
}

/** Returns the number of comments. */
function writeThreadComments(
  collected: Collected,
  rng: SeededRandom,
  { post, tally, wanted }: Liked & { readonly wanted: number },
  town: Town,
): number {
  const comments = writeThread(post, wanted, town);
  const tallies = commentTallies(rng, comments, tally);
  const inOrder = comments
    .map((comment, index) => ({ comment, own: tallies[index] ?? { up: 0, down: 0 } }))
    .sort((item, other) => Number(item.comment.at) - Number(other.comment.at));
  inOrder.forEach(({ comment, own }) => {
    collected.comments.push(commentRow(comment, post, own, comments));
    vote(collected, rng, { type: 'COMMENT', id: comment.id, author: comment.author.index, tally: own }, town);
  });
  return comments.length;
}

interface Voted {
  readonly type: 'POST' | 'COMMENT';
  readonly id: string;
  readonly author: number;
  readonly tally: Tally;
}

function vote(collected: Collected, rng: SeededRandom, { type, id, author, tally }: Voted, town: Town): void {
  const voters = someMembers(rng, tally.up + tally.down, town.members.length, author);
  voters.forEach((member, index) => {
    collected.votes.push({
      resource_type: type,
      resource_id: id,
      voter_seal: sealedFor(town.seals[member] ?? '', id),
      stance: index < tally.up ? 'UP' : 'DOWN',
    });
  });
}

interface Liked {
  readonly post: WrittenPost;
  readonly tally: Tally;
}

function writePollVotes(collected: Collected, rng: SeededRandom, { post, tally }: Liked, town: Town): void {
  const { poll } = post.extras;
  if (!poll) return;
  const voters = someMembers(rng, voterCount(rng, tally, town.members.length), town.members.length, -1);
  const choices = chosen(
    rng,
    voters.length,
    poll.options.map(([, weight]) => weight),
  );
  const ends_at = new Date(hourOf(post.at).getTime() + poll.days * DAY);
  collected.polls.push({ post_id: post.id, ends_at, votes: voters.length });
  poll.options.forEach(([text], index) => {
    const votes = choices.filter((choice) => choice === index).length;
    collected.poll_options.push({
      post_id: post.id,
      option_id: index + 1,
      text: post.writer.writeStory(text),
      votes,
    });
  });
  voters.forEach((member, index) => {
    const option_id = (choices[index] ?? 0) + 1;
    collected.poll_votes.push({
      post_id: post.id,
      voter_seal: sealedFor(town.seals[member] ?? '', post.id),
      option_id,
    });
  });
}

function writeOfferVotes(collected: Collected, rng: SeededRandom, { post, tally }: Liked, town: Town): void {
  const { offers } = post.extras;
  if (!offers) return;
  const voters = someMembers(rng, voterCount(rng, tally, town.members.length), town.members.length, -1);
  const choices = chosen(
    rng,
    voters.length,
    offers.map(({ weight }) => weight),
  );
  offers.forEach((offer, index) => {
    collected.salary_offers.push({
      post_id: post.id,
      offer_id: index + 1,
      company_name: offer.companyName,
      logo: offer.logo,
      job_profile: offer.jobProfile,
      place: offer.place,
      fixed: offer.fixed,
      variable: offer.variable,
      stock: offer.stock,
      in_hand: offer.inHand,
      is_current: offer.isCurrent,
      votes: choices.filter((choice) => choice === index).length,
    });
  });
  voters.forEach((member, index) => {
    const offer_id = (choices[index] ?? 0) + 1;
    collected.salary_votes.push({
      post_id: post.id,
      voter_seal: sealedFor(town.seals[member] ?? '', post.id),
      offer_id,
    });
  });
}

const postRow = (post: WrittenPost, { up, down }: Tally, comments: number): Row<'posts'> => ({
  id: post.id,
  alias_id: post.alias.id,
  community_type: post.community.type,
  community_id: post.community.id,
  kind: post.kind,
  title: post.title,
  content: post.content,
  highlight_start: post.highlight?.start ?? null,
  highlight_end: post.highlight?.end ?? null,
  media: JSON.stringify(post.extras.media),
  created_at: hourOf(post.at),
  up,
  down,
  comments,
});

const commentRow = (
  comment: WrittenComment,
  post: WrittenPost,
  { up, down }: Tally,
  thread: readonly WrittenComment[],
): Row<'comments'> => ({
  id: comment.id,
  post_id: post.id,
  parent_id: comment.parentId ?? null,
  alias_id: comment.alias.id,
  text: comment.text,
  created_at: hourOf(comment.at),
  up,
  down,
  replies: thread.filter(({ parentId }) => parentId === comment.id).length,
});
