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
let people = 0;
const logIn = async () => {
  people += 1;
  return sentBack(await socialLogin(server, { token: await sandboxToken(server, { name: `P${people}` }) }));
};
const isAlive = async (cookie: string) => (await profileOf(server, cookie)).statusCode === 200;
const isRenewed = async (cookie: string) => (await renew(server, cookie)).json().signedIn as boolean;
const without = (cookie: string, name: string) =>
  cookie
    .split('; ')
    .filter((pair) => !pair.startsWith(`${name}=`))
    .join('; ');
const noticesOf = async (cookie: string) => {
  const reply = await server.send({
    url: '/notification-services/v1/notifications?platform=computer',
    headers: { cookie },
  });
  return reply.json() as { data: { title: string; cta: string } }[];
};

describe('a refresh token whose renewal response was lost', () => {
  it('a refresh token with a lost response is accepted again after 30 seconds and after an hour, with the same successor', async () => {
    const cookie = await logIn();
    const lost = await renew(server, cookie);
    wait(30);
    const retried = await renew(server, cookie);
    wait(3600);
    const late = await renew(server, cookie);
    for (const reply of [retried, late]) expect(reply.json()).toEqual({ signedIn: true });
    expect(new Set([lost, retried, late].map((reply) => cookieIn(reply, 'RT'))).size).toBe(1);
    expect(await isAlive(sentBack(late))).toBe(true);
  });

  it('a refresh token ends its whole session family when its successor was already used', async () => {
    const first = await logIn();
    const second = sentBack(await renew(server, first));
    const third = sentBack(await renew(server, second));
    wait(6 * 60);
    expect(await isRenewed(first)).toBe(false);
    expect([await isAlive(second), await isAlive(third)]).toEqual([false, false]);
    expect(await isRenewed(third)).toBe(false);
  });
});

it('a slow tab is not logged out when the others have renewed twice before its request arrives', async () => {
  const first = await logIn();
  const second = sentBack(await renew(server, first));
  const third = sentBack(await renew(server, second));
  const slow = await renew(server, first);
  expect(slow.json()).toEqual({ signedIn: true });
  wait(600);
  for (const cookie of [sentBack(slow), third]) expect(await isRenewed(cookie)).toBe(true);
});

describe('a stolen refresh token', () => {
  it.each([
    ['without the cookie of its browser', (cookie: string) => without(cookie, 'DT')],
    ['with a made-up browser cookie', (cookie: string) => `${without(cookie, 'DT')}; DT=${'x'.repeat(43)}`],
  ])(
    'a stolen refresh token used %s ends the whole session family, before and after its owner has renewed',
    async (_, stolenFrom) => {
      for (const ownerRenewsFirst of [true, false]) {
        const cookie = await logIn();
        const owner = ownerRenewsFirst ? sentBack(await renew(server, cookie)) : cookie;
        const reply = await renew(server, stolenFrom(cookie));
        expect(reply.json()).toEqual({ signedIn: false });
        expect(cookiesOf(reply).every((item) => item.includes('Max-Age=0'))).toBe(true);
        expect([await isAlive(owner), await isRenewed(owner)]).toEqual([false, false]);
      }
    },
  );

  it('a stolen refresh token used with the browser cookie of another login ends the whole session family', async () => {
    const [mine, other] = [await logIn(), await logIn()];
    const device = other.split('; ').find((pair) => pair.startsWith('DT='));
    expect(await isRenewed(`${without(mine, 'DT')}; ${device}`)).toBe(false);
    expect([await isRenewed(mine), await isAlive(other)]).toEqual([false, true]);
  });

  it('a stolen refresh token is reported to its owner, who finds a notification after logging in again', async () => {
    const cookie = await logIn();
    await renew(server, without(cookie, 'DT'));
    const again = sentBack(
      await socialLogin(server, { token: await sandboxToken(server, { name: `P${people}` }) }),
    );
    const [notice] = await noticesOf(again);
    expect(notice?.data).toMatchObject({ title: 'We logged you out on one device', cta: '/session' });
  });
});

describe('the session lifetime', () => {
  /** For 179 days. */
  const renewEveryWeek = async (from: string) => {
    let cookie = from;
    for (const days of [...Array.from({ length: 25 }, () => 7), 4]) {
      wait(days * 86_400);
      cookie = sentBack(await renew(server, cookie));
    }
    return cookie;
  };

  it('a session ends 180 days after the login although it was renewed every week', async () => {
    let cookie = await logIn();
    cookie = await renewEveryWeek(cookie);
    expect(await isAlive(cookie)).toBe(true);
    wait(2 * 86_400);
    expect(await isRenewed(cookie)).toBe(false);
    expect(await isAlive(cookie)).toBe(false);
  });

  it('a session from before browser binding is bound at its second renewal and also ends after 180 days', async () => {
    const cookie = await logIn();
    await server.services.db.updateTable('session_families').set({ about: null }).execute();
    const old = without(cookie, 'DT');
    const lost = await renew(server, old);
    wait(30);
    const first = await renew(server, old);
    expect([lost.json(), first.json()]).toEqual([{ signedIn: true }, { signedIn: true }]);
    let current = sentBack(await renew(server, sentBack(first)));
    current = await renewEveryWeek(current);
    expect(await isAlive(current)).toBe(true);
    wait(2 * 86_400);
    expect(await isRenewed(current)).toBe(false);

    const stolen = await logIn();
    await server.services.db.updateTable('session_families').set({ about: null }).execute();
    const bound = sentBack(await renew(server, sentBack(await renew(server, without(stolen, 'DT')))));
    expect(await isRenewed(without(bound, 'DT'))).toBe(false);
  });

  it('a session is stored with an expiry on a five-minute step and without its renewal times', async () => {
    wait(61);
    await renew(server, await logIn());
    const { db } = server.services;
    const sessions = await db.selectFrom('sessions').select('expires_at').execute();
    expect(sessions.filter(({ expires_at }) => expires_at.getTime() % 300_000 !== 0)).toEqual([]);
    const { rows } = await server.database.pool.query(
      "select column_name from information_schema.columns where table_name = 'refresh_tokens' and data_type like 'timestamp%'",
    );
    expect(rows).toEqual([]);
  });
});

it('logging out and renewing at once, 200 times, never fails and never leaves a session', async () => {
  for (let round = 0; round < 200; round++) {
    const cookie = await logIn();
    const headers = { cookie, systemid: 'desktop', clienttype: 'desktop' };
    const replies = await Promise.all([
      renew(server, cookie),
      server.send({ url: '/logout', headers }),
      renew(server, cookie),
      server.send({ url: '/logout', headers }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 204, 200, 204]);
    for (const reply of replies) expect(await isAlive(sentBack(reply))).toBe(false);
  }
}, 120_000);
