import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { cookieIn, cookiesOf, profileOf, renew, sandboxToken, sentBack, socialLogin } from './testing';

let server: TestServer;
let now = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ now: () => now, examples: false });
});
afterAll(() => server.close());

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const signIn = async (name = 'Kavya Rao') =>
  sentBack(await socialLogin(server, { token: await sandboxToken(server, { name }) }));
const isAlive = async (cookie: string) => (await profileOf(server, cookie)).statusCode === 200;
const only = (cookie: string, name: string) =>
  cookie.split('; ').find((item) => item.startsWith(`${name}=`)) ?? '';
const LOGOUT = { appid: '999', systemid: 'desktop', clienttype: 'desktop' };

describe('sessions', () => {
  it('an access token is valid for a quarter of an hour and can then be renewed', async () => {
    const cookie = await signIn();
    wait(14 * 60);
    expect(await isAlive(cookie)).toBe(true);
    wait(6 * 60);
    expect(await isAlive(cookie)).toBe(false);
    const renewed = await renew(server, cookie);
    expect(renewed.json()).toEqual({ signedIn: true });
    expect(await isAlive(sentBack(renewed))).toBe(true);
    expect(cookieIn(renewed, 'UAC_I')).toBe(only(cookie, 'UAC_I').slice('UAC_I='.length));
  });

  it('an expired session that can be renewed gets a 401 and is never served silently as a visitor', async () => {
    const cookie = await signIn();
    wait(21 * 60);
    const url = '/feed-services/v3/feed?feedType=GENERIC&sort=LATEST';
    const reply = await server.send({ url, headers: { cookie } });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'SESSION_EXPIRED']);
    expect((await server.send({ url })).statusCode).toBe(200);
  });

  it('[R-856] a session cookie lasts for the configured number of days in an unused browser', async () => {
    const week = await startTestServer({ now: () => now, examples: false, env: { COOKIE_DAYS: '7' } });
    const reply = await socialLogin(week, { token: await sandboxToken(week) });
    const lasting = cookiesOf(reply).filter((item) => item.includes(`Max-Age=${7 * 86_400};`));
    const names = lasting.map((item) => item.split('=')[0]);
    expect(names.sort()).toEqual(['DT', 'RT', 'UAC_I', 'UAC_K', 'usr_data']);
    wait(6 * 86_400);
    const renewed = await renew(week, sentBack(reply));
    expect(renewed.json()).toEqual({ signedIn: true });
    wait(7 * 86_400);
    expect((await renew(week, sentBack(renewed))).json()).toEqual({ signedIn: false });
    await week.close();
  });

  it('a renewal gives the same successor to all tabs that ask at once', async () => {
    const cookie = await signIn();
    const replies = await Promise.all(Array.from({ length: 5 }, () => renew(server, cookie)));
    wait(60);
    replies.push(await renew(server, cookie));
    expect(new Set(replies.map((reply) => cookieIn(reply, 'RT'))).size).toBe(1);
    expect(new Set(replies.map((reply) => cookieIn(reply, 'AT'))).size).toBe(1);
    for (const reply of replies) expect(await isAlive(sentBack(reply))).toBe(true);
  });

  it('[R-010] the database does not reveal the hours at which a member was active', async () => {
    const { db } = server.services;
    await renew(server, await signIn('Hours Untold'));
    const families = await db.selectFrom('session_families').select('expires_at').execute();
    expect(families.filter(({ expires_at }) => expires_at.getTime() % 3_600_000 !== 0)).toEqual([]);
  });

  it('a session ends after thirty days without use', async () => {
    const cookie = await signIn();
    wait(31 * 24 * 3600);
    expect((await renew(server, cookie)).json()).toEqual({ signedIn: false });
  });

  it('[R-665] signing out ends the whole session family at once', async () => {
    const cookie = await signIn();
    const renewed = sentBack(await renew(server, cookie));
    const reply = await server.send({ url: '/logout', headers: { ...LOGOUT, cookie: renewed } });
    expect(reply.statusCode).toBe(204);
    expect([await isAlive(cookie), await isAlive(renewed)]).toEqual([false, false]);
    for (const old of [cookie, renewed])
      expect((await renew(server, old)).json()).toEqual({ signedIn: false });
  });

  it('session tokens are stored only as hashes', async () => {
    const cookie = await signIn();
    const tables = await Promise.all(
      (['sessions', 'refresh_tokens', 'session_families'] as const).map((table) =>
        server.services.db.selectFrom(table).selectAll().execute(),
      ),
    );
    const saved = JSON.stringify(tables);
    for (const name of ['AT', 'RT', 'DT'])
      expect(saved).not.toContain(only(cookie, name).slice(name.length + 1));
  });
});

describe('untrusted browser data', () => {
  it('[R-223] a session follows its token when UAC_I and usr_data were changed', async () => {
    const [asha, dev] = [await signIn('Asha'), await signIn('Dev')];
    const mixed = `${only(asha, 'AT')}; ${only(dev, 'UAC_I')}; ${only(dev, 'usr_data')}; UAC_K=1`;
    expect((await profileOf(server, mixed)).json().name).toBe('Asha');
  });

  it('a session token set by an attacker never becomes the session of the member', async () => {
    const mallory = await signIn('Mallory');
    const reply = await socialLogin(
      server,
      { token: await sandboxToken(server, { name: 'Asha' }) },
      { cookie: `${only(mallory, 'AT')}; ${only(mallory, 'RT')}` },
    );
    expect(cookieIn(reply, 'RT')).not.toBe(only(mallory, 'RT').slice(3));
    expect(await isAlive(mallory)).toBe(false);
    expect((await renew(server, mallory)).json()).toEqual({ signedIn: false });
  });

  it.each([
    ['usr_data=%7Bbroken'],
    ['usr_data=null; UAC_K=1'],
    [`usr_data=${'x'.repeat(3000)}`],
    ['usr_data=%00; UAC_I=%F0%9F; RT=%'],
    ['RT=forged; AT=forged'],
    ['AT=; RT=; UAC_K='],
  ])('the invalid cookie %s causes no server error', async (cookie) => {
    for (const reply of [await profileOf(server, cookie), await renew(server, cookie)])
      expect(reply.statusCode).toBeLessThan(500);
    expect((await profileOf(server, cookie)).statusCode).toBe(401);
  });
});

it('two hundred races of two to five tabs never sign the member out', async () => {
  let cookie = await signIn('Many Tabs');
  for (let race = 0; race < 200; race++) {
    wait(60);
    const tabs = 2 + (race % 4);
    const replies = await Promise.all(Array.from({ length: tabs }, () => renew(server, cookie)));
    expect(replies.map((reply) => reply.json().signedIn)).toEqual(Array(tabs).fill(true));
    cookie = replies.map(sentBack)[race % tabs] ?? '';
  }
  expect(await isAlive(cookie)).toBe(true);
}, 120_000);
