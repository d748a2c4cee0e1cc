import { describe, expect, it } from 'vitest';
import { aCommunity, aPost } from '../../core/feed/testing';
import { aComment } from '../../core/posts/comments-testing';
import type { Tally, Votable } from '../../core/posts/vote';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import { LoginPromptStore } from '../login/login-prompt-store';
import { BallotStore } from '../posts/ballot-store';
import { PostStore } from '../posts/post-store';
import { VotingStore } from '../posts/voting-store';
import { BallotFiguresStore } from './ballot-figures-store';
import { FeedStore } from './feed-store';
import { FiguresStore } from './figures-store';

const POST = aPost({ comments: 3 });
const MESSAGE = aComment({ replies: [aComment({ id: 'reply-1' })] });
const anonymous = { session: { profile: undefined } };
const more = (tally: Tally): Tally => ({ ...tally, up: tally.up + 10 });
const gone = () => Promise.reject(new Failure('unavailable', 'readPostFigures', 503));

async function page({ broken = false, post = POST } = {}) {
  let now = 0;
  const voting = new VotingStore({} as never, new LoginPromptStore(), {} as never, { now: () => now });
  const feedPort = {
    readPost: async () => post,
    listFeed: async () => ({ items: [post], nextCursor: undefined }),
    listComments: async () => ({ items: [MESSAGE], nextCursor: undefined }),
  };
  const posts = new PostStore(feedPort as never, {} as never, anonymous, voting);
  const feed = new FeedStore(feedPort as never, anonymous, { now: () => 0 }, voting);
  await posts.open({ postId: post.id, after: undefined });
  await feed.open({ sort: 'POPULAR', after: undefined });
  const community = aCommunity({ reach: { posts: 1, followers: 999 } });
  const figures = new FiguresStore(
    {
      readPostFigures: broken
        ? gone
        : async () => ({ id: post.id, comments: 7, votes: more(post.votes), community }),
      readPostVotes: async ({ ids }) => ids.map((id) => more({ ...post.votes, id })),
      sharePost: async ({ id }) => ({ path: `/p/${id}`, title: 'As the service says' }),
    },
    {
      readVotes: async ({ votables }: { readonly votables: readonly Votable[] }) =>
        votables.map((votable) => ({ ...votable, up: 40, down: 0, mine: 'NONE' as const })),
    } as never,
    voting,
    { now: () => now },
  );
  return { posts, feed, figures, voting, later: (by: number) => (now += by) };
}

describe('the refresh on return to an open page', () => {
  it('[R-600] returning to a page updates the counts of a post and its community', async () => {
    const { posts, figures, voting } = await page();
    await figures.refreshPost(posts);
    const post = loaded(posts.post);
    expect([post?.comments, post?.community.reach.followers]).toEqual([7, 999]);
    expect(voting.tallyOf(POST.votes).up).toBe(496);
  });

  it('[R-604] returning to a page updates the votes of its comments and replies', async () => {
    const { posts, figures, voting } = await page();
    await figures.refreshPost(posts);
    expect([MESSAGE, ...MESSAGE.replies].map(({ votes }) => voting.tallyOf(votes).up)).toEqual([40, 40]);
  });

  it('[R-605] returning to a page updates the votes of a feed', async () => {
    const { feed, figures, voting } = await page();
    await figures.refreshFeed(feed);
    expect(voting.tallyOf(POST.votes).up).toBe(496);
  });

  it('returning to a page leaves it unchanged when the update fails', async () => {
    const { posts, figures } = await page({ broken: true });
    await figures.refreshPost(posts);
    expect(loaded(posts.post)?.comments).toBe(3);
  });

  it('returning to a page updates it only after an interval', async () => {
    const { figures, later } = await page();
    expect([figures.isTime(), figures.isTime()]).toEqual([true, false]);
    later(30_000);
    expect(figures.isTime()).toBe(true);
  });

  it('[R-623][R-629] returning to a page updates poll and offer results', async () => {
    const poll = { options: [], totalVotes: 5, endsAt: new Date(0), myOptionId: undefined };
    const salary = { offers: [], totalVotes: 8, myOfferId: undefined };
    const { posts } = await page({ post: aPost({ poll, salary }) });
    const ballots = new BallotFiguresStore(
      { readPoll: async () => ({ ...poll, totalVotes: 6 }) } as never,
      { readOffers: async () => ({ ...salary, totalVotes: 9 }) } as never,
      new BallotStore({ voter: 'Asha' } as never, new LoginPromptStore(), {} as never),
    );
    await ballots.refreshPost(posts);
    const post = loaded(posts.post);
    expect([post?.poll?.totalVotes, post?.salary?.totalVotes]).toEqual([6, 9]);
  });

  it('[R-623] returning to a page shows a choice made on another device, unless a choice here is newer', async () => {
    const poll = { options: [], totalVotes: 5, endsAt: new Date(0), myOptionId: undefined };
    const { posts } = await page({ post: aPost({ poll }) });
    const ballot = { kind: 'POLL', postId: POST.id, poll } as const;
    const shown = new BallotStore({ voter: 'Asha' } as never, new LoginPromptStore(), {} as never);
    const choose = (myOptionId: number) =>
      shown.settle(`Asha ${POST.id}`, { ...ballot, poll: { ...poll, myOptionId } });
    const read = [() => {}, () => choose(3)];
    const readPoll = async () => {
      read.shift()?.();
      return { ...poll, myOptionId: 2 };
    };
    const ballots = new BallotFiguresStore({ readPoll } as never, {} as never, shown);
    const choices: unknown[] = [];
    choose(1);
    for (const _ of [1, 2]) {
      await ballots.refreshPost(posts);
      choices.push(shown.ballotOf({ ...ballot, poll: loaded(posts.post)?.poll ?? poll }).poll.myOptionId);
    }
    expect(choices).toEqual([2, 3]);
  });
});

it('[R-608][R-632] a post is shared by the path from the service, which does not identify the user', async () => {
  const { figures } = await page();
  expect(await figures.addressOf(POST.id)).toEqual({ path: `/p/${POST.id}`, title: 'As the service says' });
});
