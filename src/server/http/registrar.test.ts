import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';

let server: TestServer;
let reader: string;
let member: string;
beforeAll(async () => {
  server = await startTestServer({ examples: false });
  const people = [
    { id: 'Mreader00000001', name: 'Reader', is_reader: true, is_writer: false },
    { id: 'Mmember00000001', name: 'Member', is_reader: false, is_writer: false },
  ];
  await server.services.db.insertInto('members').values(people).execute();
  reader = await server.signIn('Mreader00000001');
  member = await server.signIn('Mmember00000001');
});
afterAll(() => server.close());

const event = { eventType: 'pageView', pageName: 'HomeScreen' };
const EVENT = '/curate-services/v0/event';
const VOTE = '/feed-services/v1/vote';
const post = (payload: unknown, headers: Record<string, string> = {}, url = EVENT) =>
  server.send({ method: 'POST', url, payload: payload as object, headers });
const vote = (headers: Record<string, string>) =>
  server.send({ method: 'POST', url: VOTE, payload: { resourceType: 'POST' }, headers });
const code = async (sent: ReturnType<typeof post>) => {
  const response = await sent;
  return [response.statusCode, response.json().code];
};

describe('a route made from its contract', () => {
  it('a route responds as documented', async () => {
    expect((await post(event)).statusCode).toBe(204);
    const ready = await server.send({ url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok' }]);
    expect(ready.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('an unknown field is refused and named', async () => {
    const response = await post({ ...event, userId: 'me' });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.any(String),
      errors: [{ field: '/body/userId', code: 'additionalProperties' }],
    });
  });

  it('text in a body is never converted to a number', async () => {
    expect((await post({ ...event, topicId: '42' })).json().errors[0].field).toBe('/body/topicId');
  });

  it('each missing or wrong header and parameter is named', async () => {
    const response = await server.app.inject({
      url: '/feed-services/v3/feed?feedType=GENERIC&sort=WRONG&limit=0&more=1',
    });
    const fields = response.json().errors.map((item: { field: string }) => item.field);
    expect(fields.sort()).toEqual([
      '/header/appid',
      '/header/systemid',
      '/query/limit',
      '/query/more',
      '/query/sort',
    ]);
  });

  it('[R-672] a route requires the headers that other sites cannot send', async () => {
    expect(await code(server.app.inject({ url: '/logout', headers: { clienttype: 'desktop' } }))).toEqual([
      400,
      'INVALID_REQUEST',
    ]);
    const cross = { 'sec-fetch-site': 'cross-site', clienttype: 'desktop' };
    expect(await code(server.send({ url: '/logout', headers: cross }))).toEqual([403, 'FOREIGN_ORIGIN']);
  });
});

describe('access by role', () => {
  it('a member operation needs a session, which is checked before the body is read', async () => {
    expect(await code(vote({}))).toEqual([401, 'LOGIN_REQUIRED']);
    expect(await code(vote({ cookie: 'AT=forged' }))).toEqual([401, 'LOGIN_REQUIRED']);
    expect(await code(vote({ 'content-type': 'text/html' }))).toEqual([401, 'LOGIN_REQUIRED']);
  });

  it('a reader operation is refused for members without the reader role', async () => {
    expect(await code(vote({ cookie: member }))).toEqual([403, 'READER_REQUIRED']);
    expect(await code(vote({ cookie: reader }))).toEqual([400, 'INVALID_REQUEST']);
  });

  it('an expired session is refused', async () => {
    await server.services.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await code(vote({ cookie: reader }))).toEqual([401, 'LOGIN_REQUIRED']);
  });
});

describe('invalid requests', () => {
  it.each([
    ['an undocumented method', { method: 'DELETE', url: VOTE }, 405, 'METHOD_NOT_ALLOWED'],
    ['an undocumented path of a service', { url: '/feed-services/v9/secrets' }, 404, 'NOT_FOUND'],
    ['an unknown path', { url: '/nowhere' }, 404, 'NOT_FOUND'],
    ['a broken address', { url: '/%zz' }, 400, 'INVALID_REQUEST'],
    [
      'a form',
      {
        method: 'POST',
        url: EVENT,
        payload: 'a=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'half a document',
      { method: 'POST', url: EVENT, payload: '{"a":', headers: { 'content-type': 'application/json' } },
      400,
      'INVALID_REQUEST',
    ],
    [
      'bytes that are not text',
      {
        method: 'POST',
        url: EVENT,
        payload: Buffer.from([0x22, 0xff, 0x22]),
        headers: { 'content-type': 'application/json' },
      },
      400,
      'INVALID_REQUEST',
    ],
    ['nothing', { method: 'POST', url: EVENT }, 400, 'INVALID_REQUEST'],
    [
      'more than a megabyte',
      {
        method: 'POST',
        url: EVENT,
        payload: JSON.stringify('x'.repeat(1_000_001)),
        headers: { 'content-type': 'application/json' },
      },
      413,
      'TOO_LARGE',
    ],
    [
      'an attack on prototypes',
      {
        method: 'POST',
        url: EVENT,
        payload: '{"__proto__":{"isWriter":true}}',
        headers: { 'content-type': 'application/json' },
      },
      400,
      'INVALID_REQUEST',
    ],
  ] as const)(
    '%s is refused as a problem with the matching status',
    async (_what, request, status, expected) => {
      const response = await server.send(request as Parameters<TestServer['send']>[0]);
      expect([response.statusCode, response.json().code, response.json().status]).toEqual([
        status,
        expected,
        status,
      ]);
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    },
  );

  it.each([
    ['DELETE', VOTE, 'GET, POST, HEAD'],
    ['PATCH', '/feed-services/v1/feed/Kq3vN8xWm2Zt7Rf1?sort=new', 'GET, HEAD'],
    ['OPTIONS', '/feed-services/v1/salary/a%20b', 'GET, PUT, DELETE, HEAD'],
    // Not a page.
    ['GET', '/media', 'POST'],
    // Not the salary with the id “vote”.
    ['GET', '/feed-services/v1/salary/vote', 'POST'],
  ] as const)('a refused method lists the allowed methods: %s %s', async (method, url, allow) => {
    const response = await server.send({ method, url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
  });

  it('text that cannot be stored is refused', async () => {
    for (const error of ['a\0b', 'half \ud83d'])
      expect(await code(post({ error, display: 'WEB' }, {}, '/api/v4/log/error'))).toEqual([
        400,
        'INVALID_REQUEST',
      ]);
  });
});
