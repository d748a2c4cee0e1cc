import { describe, expect, it } from 'vitest';
import type { FeedPort } from '../../core/feed/feed-port';
import { aPost } from '../../core/feed/testing';
import type { CommentsPort } from '../../core/posts/comments-port';
import { aComment } from '../../core/posts/comments-testing';
import type { Comment } from '../../core/posts/post';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import { PostStore } from './post-store';
import type { VotingStore } from './voting-store';

const PLACE = { postId: 'Kq3vN8xWm2Zt7Rf1', after: undefined };
const page = (items: readonly Comment[], nextCursor?: string) => ({ items, nextCursor });
const thread = aComment({
  id: 'a',
  replies: [aComment({ id: 'x' })],
  repliesCount: 2,
  repliesCursor: 'replies',
});

interface Options {
  readonly readPost?: FeedPort['readPost'];
  readonly listComments?: FeedPort['listComments'];
  readonly listReplies?: CommentsPort['listReplies'];
}

function visit(options: Options = {}) {
  const feed = {
    readPost: options.readPost ?? (async ({ id }: { id: string }) => aPost({ id })),
    listComments:
      options.listComments ??
      (async ({ cursor }: { cursor?: string | undefined }) =>
        cursor ? page([aComment({ id: 'b' })]) : page([thread], 'next')),
  } as unknown as FeedPort;
  const comments = { listReplies: options.listReplies ?? (async () => page([aComment({ id: 'y' })])) };
  const voting = { reading: (request: Promise<unknown>) => request } as unknown as VotingStore;
  const store = new PostStore(feed, comments, { session: { profile: undefined } }, voting);
  const shown = () =>
    loaded(store.talk)?.comments.map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]);
  return { store, shown };
}

const failing = (status: number) => async () => {
  throw new Failure(status === 410 ? 'notFound' : 'unavailable', 'readPost', status);
};

describe('the post page', () => {
  it('[R-591][R-595] the post page adds comments and replies, also at the same time', async () => {
    const { store, shown } = visit();
    await store.open(PLACE);
    await Promise.all([store.loadMore(), store.loadReplies(thread)]);
    expect(shown()).toEqual([['a', 'x', 'y'], ['b']]);
    expect(loaded(store.talk)?.nextCursor).toBeUndefined();
  });

  it('the post page has no gap when it loads again while more comments and replies are loading', async () => {
    const { store, shown } = visit({
      listComments: async ({ cursor }) =>
        cursor
          ? page([aComment({ id: cursor })], `after ${cursor}`)
          : page([aComment({ ...thread, repliesCursor: 'other replies' })], 'next'),
    });
    await store.open(PLACE);
    await store.loadMore();
    const again = store.open({ ...PLACE });
    const more = [store.loadMore(), store.loadReplies(thread)];
    await Promise.all([again, ...more]);
    expect(shown()).toEqual([['a', 'x']]);
  });

  it('the post page sends one request for repeated presses, and another one after a failure', async () => {
    let requestCount = 0;
    const listReplies = async () => {
      requestCount += 1;
      if (requestCount === 1) throw new Failure('offline', 'listReplies', 0);
      return page([aComment({ id: 'y' })]);
    };
    const { store, shown } = visit({ listReplies });
    await store.open(PLACE);
    await Promise.all([store.loadReplies(thread), store.loadReplies(thread)]);
    expect([requestCount, store.moreOf('a')]).toEqual([1, 'FAILURE']);
    await store.loadReplies(thread);
    expect(shown()).toEqual([['a', 'x', 'y']]);
  });

  it('[R-282][R-283] the post page still shows the comments of a deleted post', async () => {
    const { store, shown } = visit({ readPost: failing(410) });
    await store.open(PLACE);
    expect([store.gone, store.failure]).toEqual([true, undefined]);
    expect(shown()).toEqual([['a', 'x']]);
  });

  it('the post page fails only when the post itself cannot be loaded', async () => {
    const alone = visit({ readPost: failing(503) });
    await alone.store.open(PLACE);
    expect(alone.store.failure?.kind).toBe('unavailable');
    const silent = visit({ listComments: failing(503) });
    await silent.store.open(PLACE);
    expect([silent.store.failure, silent.store.talk.state]).toEqual([undefined, 'FAILURE']);
  });

  it('the post page ignores a response for a post that is no longer open', async () => {
    let answer = (_: string) => {};
    const readPost = ({ id }: { readonly id: string }) =>
      id === 'slow'
        ? new Promise<ReturnType<typeof aPost>>((resolve) => {
            answer = (title) => resolve(aPost({ id, title }));
          })
        : Promise.resolve(aPost({ id, title: 'the second' }));
    const { store } = visit({ readPost });
    const first = store.open({ postId: 'slow', after: undefined });
    await store.open(PLACE);
    answer('the first');
    await first;
    expect(loaded(store.post)?.title).toBe('the second');
  });

  it('[R-055] a comment deleted after the user moved to another post does not change the count of that post', async () => {
    const { store } = visit();
    await store.open({ ...PLACE, postId: 'Pw6hB1yKs9Xd4Gn8' });
    const counted = loaded(store.post)?.comments;
    store.takenBack(aComment({ id: 'of another post' }));
    expect(loaded(store.post)?.comments).toBe(counted);
  });

  it('the post page recognizes its comments and their replies', async () => {
    const { store } = visit();
    await store.open(PLACE);
    const isOpen = (id: string) => store.isOpen({ kind: 'comment', id });
    expect([isOpen('a'), isOpen('x'), isOpen('of another post')]).toEqual([true, true, false]);
    expect(store.isOpen({ kind: 'post', id: PLACE.postId })).toBe(true);
  });
});
