import { expect, it } from 'vitest';
import { type EmbeddedResponses, recordResponses, replayResponses } from './embedded-responses';
import { fakeFetch, type Overrides } from './fake';
import { examples } from './generated/examples';
import { feed, feedClient, voting } from './generated/feed';
import { notificationClient, notifications } from './generated/notification';
import { problem } from './testing';

const offline = async (): Promise<Response> => {
  throw new TypeError('nothing listens here');
};
const popular = { type: 'GENERIC', sort: 'POPULAR' } as const;
const vote = { id: 'Kq3vN8xWm2Zt7Rf1', kind: 'POST', stance: 'UP' } as const;

const rendering = (carried: EmbeddedResponses, overrides: Overrides = {}) =>
  feedClient({
    origin: 'http://inside.test',
    fetch: fakeFetch(examples, overrides),
    middleware: [recordResponses(carried)],
  });
const hydrating = (carried: EmbeddedResponses, fetch = offline) =>
  feedClient({ origin: 'http://page.test', fetch, middleware: [replayResponses(carried)] });

it('hydration: a page gets each response it was rendered from exactly once', async () => {
  const carried: EmbeddedResponses = new Map();
  const rendered = await feed(rendering(carried)).listFeed(popular);
  const browser = feed(hydrating(carried));
  await expect(browser.listFeed(popular)).resolves.toEqual(rendered);
  await expect(browser.listFeed(popular)).rejects.toMatchObject({ kind: 'offline' });
});

it('hydration: a phone gets the response that was rendered for a window of any size', async () => {
  const carried: EmbeddedResponses = new Map();
  const around = { fetch: fakeFetch(examples), middleware: [recordResponses(carried)] };
  const rendered = notifications(notificationClient({ origin: 'http://inside.test', ...around }));
  const reported = await rendered.listNotifications({ platform: 'computer' });
  const here = { origin: 'http://page.test', fetch: offline, middleware: [replayResponses(carried)] };
  const browser = notifications(notificationClient(here));
  await expect(browser.listNotifications({ platform: 'phone' })).resolves.toEqual(reported);
});

it('hydration: a request that the page was not rendered from goes to the service', async () => {
  const carried: EmbeddedResponses = new Map();
  await feed(rendering(carried)).listFeed(popular);
  const browser = feed(hydrating(carried));
  await expect(browser.listFeed({ ...popular, sort: 'LATEST' })).rejects.toMatchObject({ kind: 'offline' });
});

it('hydration: a carried failure is the same failure in the browser', async () => {
  const carried: EmbeddedResponses = new Map();
  const gone = { readPost: () => problem(404, 'NOT_FOUND') };
  await expect(feed(rendering(carried, gone)).readPost({ id: vote.id })).rejects.toMatchObject({
    kind: 'notFound',
  });
  await expect(feed(hydrating(carried)).readPost({ id: vote.id })).rejects.toMatchObject({
    kind: 'notFound',
    code: 'NOT_FOUND',
  });
});

it('hydration: responses to writes are never stored or replayed', async () => {
  const carried: EmbeddedResponses = new Map();
  await voting(rendering(carried)).castVote(vote);
  expect(carried.size).toBe(0);
  carried.set('/feed-services/v1/vote', { status: 200, type: 'application/json', body: '{}' });
  await expect(voting(hydrating(carried)).castVote(vote)).rejects.toMatchObject({ kind: 'offline' });
});

it('hydration: a page that failed early also carries the responses it did not wait for', async () => {
  const carried: EmbeddedResponses = new Map();
  let response = () => {};
  const late = new Promise<void>((resolve) => {
    response = resolve;
  });
  const fake = fakeFetch(examples);
  const kept = recordResponses(carried);
  const fetch = async (request: Request) => {
    await late;
    return fake(request);
  };
  const client = feedClient({ origin: 'http://inside.test', fetch, middleware: [kept] });
  const part = feed(client).listFeed(popular);
  const settled = kept.settled();
  expect(carried.size).toBe(0);
  response();
  await settled;
  expect(carried.size).toBe(1);
  await part;
});

it('hydration: a page whose other requests fail or are answered does not wait', async () => {
  const kept = recordResponses(new Map());
  const client = feedClient({ origin: 'http://inside.test', fetch: offline, middleware: [kept] });
  await expect(feed(client).listFeed(popular)).rejects.toMatchObject({ kind: 'offline' });
  await expect(kept.settled()).resolves.toBeUndefined();
});
