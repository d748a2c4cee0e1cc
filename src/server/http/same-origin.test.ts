import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { isForeign } from './same-origin';

const ours = { publicOrigin: 'https://humkaar.example', production: true };
const host = 'humkaar.example';

describe('[R-672] the origin of a request', () => {
  it.each([
    ['our own page', { origin: 'https://humkaar.example', 'sec-fetch-site': 'same-origin' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['no browser', {}],
  ])('a request from %s is not foreign', (_what, headers) => {
    expect(isForeign({ host, ...headers }, ours)).toBe(false);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['a sibling domain', { origin: 'https://blog.humkaar.example', 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['our host name over plain http', { origin: 'http://humkaar.example' }],
  ])('a request from %s is foreign', (_what, headers) => {
    expect(isForeign({ host, ...headers }, ours)).toBe(true);
  });

  it('any host name of this machine counts as our own outside production', () => {
    const headers = { host: 'localhost:4000', origin: 'http://localhost:4000' };
    expect(isForeign(headers, { publicOrigin: 'http://127.0.0.1:4000', production: false })).toBe(false);
    expect(isForeign(headers, { publicOrigin: 'http://127.0.0.1:4000', production: true })).toBe(true);
  });
});

describe('[R-672] a request with a session and every header our own client sends', () => {
  const MEMBER = 'Mb1asha2Nair3Qx4';
  const POST = 'Pw6hB1yKs9Xd4Gn8';
  let server: TestServer;
  let cookie: string;
  beforeAll(async () => {
    server = await startTestServer({ env: { PUBLIC_ORIGIN: 'https://humkaar.example' } });
    cookie = await server.signIn(MEMBER);
  });
  afterAll(() => server.close());

  const vote = (headers: Readonly<Record<string, string>>) =>
    server.send({
      method: 'POST',
      url: '/feed-services/v1/vote',
      headers: { cookie, ...headers },
      payload: { resourceType: 'POST', resourceId: POST, voteType: 'UP' },
    });
  const votes = async () =>
    (
      await server.services.db
        .selectFrom('posts')
        .select('up')
        .where('id', '=', POST)
        .executeTakeFirstOrThrow()
    ).up;

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['a browser that only says it crosses sites', { 'sec-fetch-site': 'cross-site' }],
    ['a sandboxed frame', { origin: 'null' }],
  ])('a write from %s is refused and changes nothing', async (_what, headers) => {
    const before = await votes();
    const refused = await vote(headers);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'FOREIGN_ORIGIN']);
    expect(await votes()).toBe(before);
  });

  it('a read of member data from another site is refused', async () => {
    const url = `/feed-services/v1/vote?resourceType=POST&resourceId=${POST}`;
    const headers = { cookie, origin: 'https://evil.example' };
    expect((await server.send({ url, headers })).statusCode).toBe(403);
    expect((await server.send({ url, headers: { cookie } })).statusCode).toBe(200);
  });

  it('a write from our own pages is accepted', async () => {
    const before = await votes();
    const done = await vote({ origin: 'https://humkaar.example', 'sec-fetch-site': 'same-origin' });
    expect(done.statusCode).toBe(200);
    expect(await votes()).toBe(before + 1);
  });
});
