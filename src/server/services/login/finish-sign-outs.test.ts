import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { cookiesOf, profileOf, renew, sandboxToken, sentBack, socialLogin } from './testing';

/** Requests of a browser whose member signed out while the server could not be reached. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ examples: false });
});
afterAll(() => server.close());

const signIn = async () => sentBack(await socialLogin(server, { token: await sandboxToken(server) }));
const flagged = (cookie: string) => `${cookie}; signed_out=1`;
const LOGOUT = { appid: '999', systemid: 'desktop', clienttype: 'desktop' };
const FEED = '/feed-services/v3/feed?feedType=GENERIC&sort=LATEST';

it.each([
  ['reading', FEED, 200],
  ['a health check', '/health/live', 200],
  ['the account', '/user-services/user/profile', 401],
  ['signing out', '/logout', 204],
  ['an unknown path', '/nothing-services/here', 404],
])(
  'after an offline sign-out, the first request, for %s, ends the session and is served as for a visitor',
  async (_, url, status) => {
    const cookie = await signIn();
    const reply = await server.send({ url, headers: { ...LOGOUT, cookie: flagged(cookie) } });
    expect(reply.statusCode).toBe(status);
    const cleared = cookiesOf(reply).filter((text) => text.includes('Max-Age=0'));
    expect(new Set(cleared.map((text) => text.split('=')[0]))).toEqual(
      new Set(['AT', 'RT', 'DT', 'FL', 'UAC_I', 'UAC_K', 'usr_data', 'authtype', 'signed_out']),
    );
    expect((await profileOf(server, cookie)).statusCode).toBe(401);
    expect((await renew(server, cookie)).json()).toEqual({ signedIn: false });
  },
);

it('after an offline sign-out, two requests at once both end the session and neither fails', async () => {
  const cookie = flagged(await signIn());
  const both = await Promise.all([1, 2].map(() => server.send({ url: FEED, headers: { cookie } })));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

it('after an offline sign-out, the session cannot be renewed without the member', async () => {
  const cookie = await signIn();
  expect((await renew(server, flagged(cookie))).json()).toEqual({ signedIn: false });
  expect((await profileOf(server, cookie)).statusCode).toBe(401);
});

it('after an offline sign-out, the next sign-in starts a new session that lasts', async () => {
  const before = await signIn();
  const token = await sandboxToken(server, { name: 'Kavya Rao' });
  const reply = await socialLogin(server, { token }, { cookie: flagged(before) });
  const saved = new Map(cookiesOf(reply).map((text) => [text.split('=')[0], text] as const));
  expect(saved.get('AT')).not.toContain('Max-Age=0');
  expect(saved.get('signed_out')).toContain('Max-Age=0');
  expect((await profileOf(server, sentBack(reply))).statusCode).toBe(200);
});

it('a browser without the sign-out cookie keeps its session', async () => {
  const cookie = await signIn();
  expect((await server.send({ url: FEED, headers: { cookie } })).headers['set-cookie']).toBeUndefined();
  expect((await profileOf(server, cookie)).statusCode).toBe(200);
});
