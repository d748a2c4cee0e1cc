import { describe, expect, it } from 'vitest';
import type { FailureKind } from '../../core/shared/failure';
import { communities, feed, feedClient, voting } from './generated/feed';
import { health, healthClient } from './generated/health';
import { login, loginClient } from './generated/login';
import { date, mapValues, unexpected, type Wire } from './runtime';
import { problem } from './testing';

const vote = { id: 'Kq3vN8xWm2Zt7Rf1', kind: 'POST', stance: 'UP' } as const;
const tally = { resourceId: vote.id, resourceType: 'POST', upCount: 487, downCount: 12, voteType: 'UP' };

const answering = (response: (request: Request) => Response | Promise<Response>): Wire => ({
  origin: 'http://service.test',
  fetch: async (request) => response(request),
});

const castVote = (response: Response | Error, signal?: AbortSignal) =>
  voting(
    feedClient(
      answering((request) => {
        request.signal.throwIfAborted();
        if (response instanceof Error) throw response;
        return response;
      }),
    ),
  ).castVote(vote, signal ? { signal } : undefined);

describe('a request of a generated adapter', () => {
  it('a request follows its contract and the result has the types of the core', async () => {
    const requests: Request[] = [];
    const wire = answering((request) => {
      requests.push(request);
      return Response.json(tally);
    });
    await expect(voting(feedClient(wire)).castVote(vote)).resolves.toEqual({
      id: vote.id,
      kind: 'POST',
      up: 487,
      down: 12,
      mine: 'UP',
    });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST http://service.test/feed-services/v1/vote',
    ]);
    await expect(requests[0]?.json()).resolves.toEqual({
      resourceId: vote.id,
      resourceType: 'POST',
      voteType: 'UP',
    });
  });

  it('undefined inputs are omitted from the URL and the others are escaped', async () => {
    const urls: string[] = [];
    const wire = answering((request) => {
      urls.push(new URL(request.url).pathname + new URL(request.url).search);
      return Response.json([]);
    });
    await communities(feedClient(wire)).searchCommunities({ text: 'R&D / QA' });
    expect(urls).toEqual(['/feed-services/v1/community/search?q=R%26D%20%2F%20QA']);
  });

  it('an input that belongs in a header is sent there', async () => {
    const wire = answering(({ headers }) => {
      expect(headers.get('clienttype')).toBe('pwa');
      return new Response(undefined, { status: 204 });
    });
    await expect(login(loginClient(wire)).logout({ client: 'pwa' })).resolves.toBeUndefined();
  });

  it('null becomes undefined and a timestamp becomes a Date, even in recursive types', async () => {
    const author = {
      userName: 'A',
      fullAvatarUrl: '/a',
      profileType: 'ANONYMOUS',
      bio: '',
      isVerified: false,
    };
    const comment = {
      commentId: 'c0000001',
      parentId: null,
      text: 'x',
      status: 'LIVE',
      isEdited: false,
      isEditable: true,
      createdOn: '2026-11-20T06:00:00.000Z',
      author,
      isOwner: false,
      votes: tally,
      reactions: { like: 0, insightful: 0, support: 0, funny: 0, mine: null },
      replies: [] as unknown[],
      repliesCount: 0,
      repliesCursor: null,
    };
    const page = {
      items: [{ ...comment, replies: [{ ...comment, parentId: 'c0000001' }] }],
      nextCursor: null,
    };
    const wire = answering(() => Response.json(page));
    const { items, nextCursor } = await feed(feedClient(wire)).listComments({ id: 'Kq3vN8xWm2Zt7Rf1' });
    expect(nextCursor).toBeUndefined();
    expect(items[0]).toMatchObject({ parentId: undefined, createdAt: new Date('2026-11-20T06:00:00.000Z') });
    expect(items[0]?.replies[0]).toMatchObject({ parentId: 'c0000001', author: { name: 'A' } });
  });
});

describe('the failure type', () => {
  it.each<[number, FailureKind]>([
    [400, 'invalid'],
    [401, 'unauthorised'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [405, 'contract'],
    [409, 'conflict'],
    [410, 'notFound'],
    [413, 'invalid'],
    [422, 'invalid'],
    [429, 'limited'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('a problem with status %i becomes a failure of kind %s', async (status, kind) => {
    await expect(castVote(problem(status, 'WHY', 'Because.'))).rejects.toMatchObject({
      kind,
      status,
      operation: 'castVote',
      code: 'WHY',
      message: 'Because.',
    });
  });

  it('a failure carries the rejected fields', async () => {
    const errors = [{ field: '/body/voteType', code: 'enum', message: 'must be one of UP, DOWN, NONE' }];
    const refusal = Response.json({ code: 'INVALID_REQUEST', message: 'No.', errors }, { status: 422 });
    await expect(castVote(refusal)).rejects.toMatchObject({ kind: 'invalid', fields: errors });
  });

  it('a failure has the retry time in seconds, from seconds or from a date', async () => {
    await expect(castVote(problem(429, 'SLOW', 'Slow.', { 'retry-after': '7' }))).rejects.toMatchObject({
      retryAfter: 7,
    });
    const dates = { date: 'Fri, 20 Nov 2026 06:00:00 GMT', 'retry-after': 'Fri, 20 Nov 2026 06:00:30 GMT' };
    await expect(castVote(problem(503, 'DOWN', 'Down.', dates))).rejects.toMatchObject({ retryAfter: 30 });
  });

  it.each<[string, Response | Error, FailureKind]>([
    [
      'a page instead of JSON',
      new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      'contract',
    ],
    ['JSON that ends too early', new Response('{"resourceId":"Kq'), 'contract'],
    ['a missing body', new Response(undefined, { status: 204 }), 'contract'],
    ['a refusal that is not problem+json', new Response('<h1>Not here</h1>', { status: 404 }), 'contract'],
    ['an overloaded proxy', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unavailable'],
    ['a lost connection', new TypeError('fetch failed'), 'offline'],
    ['a fault on our own side', new Error('no database'), 'unavailable'],
    [
      'a service that takes too long',
      Object.assign(new Error('late'), { name: 'TimeoutError' }),
      'unavailable',
    ],
  ])('the right kind of failure is thrown for %s', async (_, response, kind) => {
    await expect(castVote(response)).rejects.toMatchObject({ name: 'Failure', kind, operation: 'castVote' });
  });

  it('a response of another shape is a contract failure', async () => {
    const wire = answering(() => Response.json({ items: [{ postId: 'p' }], nextCursor: null }));
    await expect(feed(feedClient(wire)).listFeed({ type: 'GENERIC', sort: 'POPULAR' })).rejects.toMatchObject(
      { kind: 'contract' },
    );
  });

  it('a missing body is a contract failure even when no field is renamed', async () => {
    const wire = answering(() => new Response(undefined, { status: 204 }));
    await expect(health(healthClient(wire)).readLiveness()).rejects.toMatchObject({ kind: 'contract' });
  });

  it('an aborted request is a cancelled failure', async () => {
    await expect(castVote(Response.json(tally), AbortSignal.abort())).rejects.toMatchObject({
      kind: 'cancelled',
    });
  });
});

it('every value of a map is converted, and a variant outside the contract is rejected', () => {
  expect(mapValues({ a: 1, b: 2 }, (value) => `${value}`)).toEqual({ a: '1', b: '2' });
  expect(() => unexpected({ type: 'HOLOGRAM' })).toThrow('undocumented variant');
});

it('an invalid timestamp is rejected', () => {
  expect(() => date.to('yesterday')).toThrow('no point in time');
  expect(date.from(date.to('2026-11-20T06:00:00.000Z'))).toBe('2026-11-20T06:00:00.000Z');
});
