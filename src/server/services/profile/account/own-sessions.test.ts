import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { cookieIn, profileOf, renew, sandboxToken, sentBack, socialLogin } from '../../login/testing';

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const FIREFOX_ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const EDGE_ON_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';

let server: TestServer;
let now = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ now: () => now, examples: false });
});
afterAll(() => server.close());

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const logIn = async (name: string, userAgent = CHROME_ON_ANDROID) => {
  const token = await sandboxToken(server, { name });
  return sentBack(await socialLogin(server, { token }, { 'user-agent': userAgent }));
};
const isAlive = async (cookie: string) => (await profileOf(server, cookie)).statusCode === 200;

const SESSIONS = '/user-services/v1/user/sessions';
interface Session {
  readonly sessionId: string;
  readonly isCurrent: boolean;
  readonly browser: string;
  readonly system: string;
  readonly loggedInOn: string | null;
  readonly lastUsed: string;
}
const list = async (cookie: string): Promise<readonly Session[]> =>
  (await server.send({ url: SESSIONS, headers: { cookie } })).json();
const end = (cookie: string, path = '') =>
  server.send({ method: 'DELETE', url: `${SESSIONS}${path}`, headers: { cookie } });

describe('the list of a member’s sessions', () => {
  it('the session list shows coarse browser names, marks the current session and puts it first', async () => {
    await logIn('Lister', FIREFOX_ON_WINDOWS);
    await logIn('Lister', SAFARI_ON_IPHONE);
    await logIn('Lister', EDGE_ON_MAC);
    await logIn('Lister', 'curl/8');
    await logIn('Someone Else');
    const mine = await list(await logIn('Lister'));
    expect(mine[0]).toMatchObject({ isCurrent: true, browser: 'CHROME', system: 'ANDROID' });
    expect(mine.slice(1).every(({ isCurrent }) => !isCurrent)).toBe(true);
    expect(mine.slice(1).map(({ browser, system }) => `${browser} ${system}`)).toEqual(
      expect.arrayContaining(['FIREFOX WINDOWS', 'SAFARI IOS', 'EDGE MAC', 'OTHER OTHER']),
    );
    expect(mine).toHaveLength(5);
    expect(new Set(mine.map(({ loggedInOn }) => loggedInOn))).toEqual(new Set(['2026-11-20']));
  });

  it('the session list shows only whether a session was used this week', async () => {
    await logIn('Weekly', FIREFOX_ON_WINDOWS);
    const phone = await logIn('Weekly');
    wait(8 * 86_400);
    const renewed = sentBack(await renew(server, phone));
    expect((await list(renewed)).map(({ browser, lastUsed }) => [browser, lastUsed])).toEqual([
      ['CHROME', 'THIS_WEEK'],
      ['FIREFOX', 'EARLIER'],
    ]);
  });

  it('a login from before labels were stored has no label and no day in the session list', async () => {
    const cookie = await logIn('Older');
    await server.services.db.updateTable('session_families').set({ about: null }).execute();
    expect(await list(cookie)).toMatchObject([{ browser: 'OTHER', system: 'OTHER', loggedInOn: null }]);
    const renewed = sentBack(await renew(server, cookie));
    expect(await list(renewed)).toMatchObject([{ isCurrent: true, loggedInOn: null }]);
  });

  it('a copy of the database contains no session label, day, address or user agent', async () => {
    await logIn('Copied', SAFARI_ON_IPHONE);
    const { db } = server.services;
    const rows = await db.selectFrom('session_families').selectAll().where('about', 'is not', null).execute();
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['about', 'expires_at', 'id', 'member_id']);
    const stored = JSON.stringify(rows.map(({ about }) => about));
    // Encrypted text can contain short words by chance.
    expect(stored).not.toMatch(/SAFARI|[^\w-]IOS[^\w-]|iPhone|2026-?11|127\.0/);
    expect(new Set(rows.flatMap(({ about }) => about?.length ?? [])).size).toBe(1);
    expect(new Set(rows.map(({ about }) => about)).size).toBe(rows.length);
  });

  it('the session list is refused to visitors', async () => {
    for (const reply of [await server.send({ url: SESSIONS }), await end(''), await end('', '/x'.padEnd(20))])
      expect(reply.statusCode).toBe(401);
  });
});

describe('ending sessions from the list', () => {
  it('ending another session takes effect at once and leaves the other sessions alive', async () => {
    const [lost, phone, laptop] = [await logIn('Ender'), await logIn('Ender'), await logIn('Ender')];
    const [listed] = (await list(lost)).filter(({ isCurrent }) => isCurrent);
    expect((await end(phone, `/${listed?.sessionId}`)).statusCode).toBe(204);
    expect([await isAlive(lost), await isAlive(phone), await isAlive(laptop)]).toEqual([false, true, true]);
    expect((await renew(server, lost)).json()).toEqual({ signedIn: false });
    expect((await end(phone, `/${listed?.sessionId}`)).statusCode, 'ending it again').toBe(204);
  });

  it('ending all other sessions leaves the current session alive', async () => {
    const [first, second, mine] = [await logIn('Only'), await logIn('Only'), await logIn('Only')];
    const other = await logIn('Not Me');
    expect((await end(mine)).statusCode).toBe(204);
    expect(await Promise.all([first, second, mine, other].map(isAlive))).toEqual([false, false, true, true]);
    expect(await list(mine)).toHaveLength(1);
  });

  it('a member can never end the session of another member, even with its id', async () => {
    const [mallory, asha] = [await logIn('Mallory'), await logIn('Asha')];
    const [session] = await list(asha);
    expect((await end(mallory, `/${session?.sessionId}`)).statusCode).toBe(204);
    expect(await isAlive(asha)).toBe(true);
  });

  it('devices that end each other at the same time never cause an error, in 20 rounds', async () => {
    for (let round = 0; round < 20; round++) {
      const devices = [await logIn('Fighters'), await logIn('Fighters'), await logIn('Fighters')];
      const replies = await Promise.all([
        ...devices.map((cookie) => end(cookie)),
        ...devices.map((cookie) => renew(server, cookie)),
      ]);
      expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      await end(await logIn('Fighters'));
    }
  });
});

describe('the account deletion', () => {
  const leave = (cookie: string) =>
    server.send({
      method: 'POST',
      url: '/user-services/v1/user/delete',
      headers: { cookie },
      payload: { choices: [] },
    });

  it('account deletion requires a login within the last ten minutes, and an older session stays alive', async () => {
    const cookie = await logIn('Leaver');
    wait(9 * 60);
    expect((await leave(cookie)).statusCode).toBe(200);
    wait(2 * 60);
    const reply = await leave(sentBack(await renew(server, cookie)));
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'FRESH_LOGIN_REQUIRED']);
    const late = await leave(cookie);
    expect([late.statusCode, late.json().code]).toEqual([403, 'FRESH_LOGIN_REQUIRED']);
    expect(await isAlive(cookie)).toBe(true);
    expect((await leave(await logIn('Leaver'))).statusCode).toBe(200);
  });

  it('account deletion is refused with a login proof that is invented, changed or of another member', async () => {
    const reply = await socialLogin(server, { token: await sandboxToken(server, { name: 'Careful' }) });
    const mine = sentBack(reply);
    const [expires, proof] = (cookieIn(reply, 'FL') ?? '').split('.');
    const rest = /FL=[^;]+/.exec(await logIn('Careless'))?.[0] ?? '';
    const withProof = (text: string) => mine.replace(/FL=[^;]+/, text);
    for (const text of [
      '',
      'FL=',
      'FL=1',
      `FL=${expires}`,
      `FL=${Number(expires) + 600}.${proof}`,
      `FL=NaN.${proof}`,
      rest,
    ])
      expect((await leave(withProof(text))).json().code, text).toBe('FRESH_LOGIN_REQUIRED');
    expect((await leave(mine)).statusCode).toBe(200);
  });
});
