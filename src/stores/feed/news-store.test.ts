import { expect, it } from 'vitest';
import { aPost } from '../../core/feed/testing';
import { Failure } from '../../core/shared/failure';
import { loaded } from '../../core/shared/loadable';
import type { VotingStore } from '../posts/voting-store';
import { FeedStore } from './feed-store';
import { NewsStore } from './news-store';

const MINUTE = 60_000;
const home = { sort: 'POPULAR', after: undefined } as const;

async function visit() {
  let posts = ['a', 'b'];
  let time = 0;
  let requestCount = 0;
  let fails = false;
  const port = {
    listFeed: async () => {
      requestCount += 1;
      if (fails) throw new Failure('unavailable', 'listFeed', 503);
      return { items: posts.map((id) => aPost({ id, comments: requestCount })), nextCursor: undefined };
    },
  } as never;
  const current = { session: { profile: undefined } };
  const voting = {
    reading: (request: Promise<unknown>) => request,
    startFor: () => {},
  } as unknown as VotingStore;
  const clock = { now: () => time };
  const feed = new FeedStore(port, current, clock, voting);
  const news = new NewsStore(feed, clock);
  await feed.open(home);
  return {
    feed,
    news,
    asked: () => requestCount,
    shown: () => loaded(feed.list)?.posts.map(({ id }) => id),
    comments: () => loaded(feed.list)?.posts.map(({ comments }) => comments),
    write: (...ids: readonly string[]) => {
      posts = [...ids, ...posts];
    },
    later: (milliseconds: number) => {
      time += milliseconds;
    },
    fail: () => {
      fails = true;
    },
  };
}

it('new posts are counted and wait: the list does not move, but its counts are updated', async () => {
  const { news, shown, comments, write, later } = await visit();
  write('new', 'newer');
  later(6 * MINUTE);
  await news.look();
  expect(news.count).toBe(2);
  expect(shown()).toEqual(['a', 'b']);
  expect(comments()).toEqual([2, 2]);
  news.show();
  expect(shown()).toEqual(['new', 'newer', 'a', 'b']);
  expect(news.count).toBe(0);
});

it('a fresh or recently checked list is not requested again', async () => {
  const { news, asked: request, later } = await visit();
  await news.look();
  expect(request()).toBe(1);
  later(6 * MINUTE);
  await news.look();
  await news.look();
  expect(request()).toBe(2);
  later(3 * MINUTE);
  await news.look();
  expect(request()).toBe(3);
});

it('new posts of one order are not offered in another, and a failure is silent', async () => {
  const { feed, news, write, later, fail } = await visit();
  write('new');
  later(6 * MINUTE);
  await news.look();
  await feed.open({ sort: 'LATEST', after: undefined });
  expect(news.count).toBe(0);
  later(6 * MINUTE);
  fail();
  await news.look();
  expect(news.count).toBe(0);
});
