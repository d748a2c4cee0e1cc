import { beforeEach, expect, it } from 'vitest';
import type { Post } from '../../core/posts/post';
import type { Page } from '../../core/shared/page';
import type { EmbeddedResponses } from '../http/embedded-responses';
import { fakeFetch, type Overrides } from '../http/fake';
import { examples } from '../http/generated/examples';
import { communities, feed, feedClient, voting } from '../http/generated/feed';
import type { Wire } from '../http/runtime';
import { problem } from '../http/testing';
import { SharedReads, type ShareReads } from './shared-reads';

const POPULAR = { type: 'GENERIC', sort: 'POPULAR' } as const;

let requests: string[];
let share: ShareReads;
beforeEach(() => {
  requests = [];
  const replies = new Map<string, Promise<unknown>>();
  share = (key, read) => {
    const reply = (replies.get(key) ?? read()) as ReturnType<typeof read>;
    replies.set(key, reply);
    return reply;
  };
});

const page = (fetch: Wire['fetch'] = fakeFetch(examples)) => {
  const carried: EmbeddedResponses = new Map();
  const reads = new SharedReads(share, carried);
  const client = feedClient({
    origin: 'http://inside.test',
    fetch: (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return fetch(request);
    },
    sharing: reads.through,
  });
  return { carried, reads, feed: feed(client), communities: communities(client), voting: voting(client) };
};
const failing = (overrides: Overrides) => page(fakeFetch(examples, overrides));

it('two pages show and carry the posts of one request', async () => {
  const [first, second] = [page(), page()];
  const posts = await Promise.all([first.feed.listFeed(POPULAR), second.feed.listFeed(POPULAR)]);
  expect(posts[0].items.length).toBeGreaterThan(0);
  expect(posts[1]).toBe(posts[0]);
  expect(requests).toEqual(['GET /feed-services/v3/feed']);
  expect(second.carried).toEqual(first.carried);
  expect([...second.carried.keys()]).toEqual(['/feed-services/v3/feed?sort=POPULAR&feedType=GENERIC']);
});

it('lists without a page are shared too', async () => {
  const groups = () => page().communities.listCommunities({ shelf: 'all', limit: 5 });
  const [first, second] = [await groups(), await groups()];
  expect(first.length).toBeGreaterThan(0);
  expect(second).toBe(first);
});

it('requests for another order, another post and each vote are not shared', async () => {
  const { feed, voting } = page();
  await feed.listFeed(POPULAR);
  await feed.listFeed({ ...POPULAR, sort: 'LATEST' });
  const vote = { id: 'Kq3vN8xWm2Zt7Rf1', kind: 'POST', stance: 'UP' } as const;
  await voting.castVote(vote);
  await page().voting.castVote(vote);
  await Promise.all(['Kq3vN8xWm2Zt7Rf1', 'Kq3vN8xWm2Zt7Rf2'].map((id) => page().feed.readPost({ id })));
  expect(requests).toHaveLength(6);
});

it('responses that pages do not share are requested by each page and stay unfrozen', async () => {
  share = () => undefined;
  const { items } = await page().feed.listFeed(POPULAR);
  await page().feed.listFeed(POPULAR);
  expect(requests).toHaveLength(2);
  expect(Object.isFrozen(items)).toBe(false);
});

it('no page can change what another page shows', async () => {
  const items = (await page().feed.listFeed(POPULAR)).items as Post[];
  expect(() => items.pop()).toThrow(TypeError);
  expect(() => Object.assign(items[0]?.votes ?? {}, { up: 9_999 })).toThrow(TypeError);
  const other: Page<Post> = await page().feed.listFeed(POPULAR);
  expect(other.items).toHaveLength(items.length);
});

it('a reader who leaves does not end the request that another page waits for', async () => {
  let response = () => {};
  const late = new Promise<void>((resolve) => (response = resolve));
  const slow: Wire['fetch'] = async (request) => {
    await late;
    request.signal.throwIfAborted();
    return fakeFetch(examples)(request);
  };
  const leaving = new AbortController();
  const left = page(slow).feed.listFeed(POPULAR, { signal: leaving.signal });
  const waiting = page(slow).feed.listFeed(POPULAR);
  leaving.abort();
  response();
  await expect(left).rejects.toMatchObject({ kind: 'cancelled' });
  expect((await waiting).items.length).toBeGreaterThan(0);
  expect(requests).toHaveLength(1);
});

it('a failure is the same failure on the page that waited for it, and the page carries it', async () => {
  const gone = { readPost: () => problem(404, 'NOT_FOUND') };
  const pages = [failing(gone), failing(gone)];
  for (const each of pages)
    await expect(each.feed.readPost({ id: 'gone' })).rejects.toMatchObject({ kind: 'notFound' });
  expect(pages.map(({ carried }) => [...carried.values()].map(({ status }) => status))).toEqual([
    [404],
    [404],
  ]);
});

it('a page that failed early also carries the response it awaits from another page', async () => {
  let response = () => {};
  const late = new Promise<void>((resolve) => (response = resolve));
  const slow: Wire['fetch'] = async (request) => {
    await late;
    return fakeFetch(examples)(request);
  };
  const requesting = page(slow).feed.listFeed(POPULAR);
  const { feed, reads, carried } = page(slow);
  const waiting = feed.listFeed(POPULAR);
  const settled = reads.settled();
  expect(carried.size).toBe(0);
  response();
  await settled;
  expect(carried.size).toBe(1);
  await Promise.all([requesting, waiting]);
});
