import { afterEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

let server: TestServer;
afterEach(() => server.close());

const ASHA = 'Mb1asha2Nair3Qx4';
const signIn = (memberId: string, headers: Record<string, string> = {}) =>
  server.send({ method: 'POST', url: '/sandbox/session', payload: { memberId }, headers });
const cookiesOf = (reply: Awaited<ReturnType<typeof signIn>>) => [reply.headers['set-cookie'] ?? []].flat();
const profile = (cookie: string) => server.send({ url: '/user-services/user/profile', headers: { cookie } });
const LOGOUT = { appid: '999', systemid: 'desktop', clienttype: 'desktop' };

it('[R-665][R-221] signing out ends the session on the server and clears the cookies of the person but not of the device', async () => {
  server = await startTestServer();
  const [session = '', marker = ''] = cookiesOf(await signIn(ASHA));
  expect(session).toMatch(/^AT=[A-Za-z0-9_-]{43};.*HttpOnly/);
  expect(session).toMatch(/SameSite=Lax/);
  expect(marker).toMatch(/^UAC_K=1;/);
  expect(marker).not.toContain('HttpOnly');
  const cookie = session.split(';')[0] ?? '';
  expect((await profile(cookie)).json().userName).toBe('QuietMonsoon');
  const device = 'deviceId=d1; cvid=v1; appsFlyerId=a1; appVersion=7.2; appBuildNumber=417';
  const reply = await server.send({ url: '/logout', headers: { ...LOGOUT, cookie: `${cookie}; ${device}` } });
  expect(reply.statusCode).toBe(204);
  const cleared = cookiesOf(reply).map((item) => item.split('=')[0]);
  expect(cleared.sort()).toEqual(['AT', 'DT', 'FL', 'RT', 'UAC_I', 'UAC_K', 'authtype', 'usr_data']);
  expect(cookiesOf(reply).every((item) => item.includes('Max-Age=0'))).toBe(true);
  expect((await profile(cookie)).statusCode).toBe(401);
});

it('[R-672] a plain link to the logout path does not sign the member out', async () => {
  server = await startTestServer();
  const cookie = (cookiesOf(await signIn(ASHA))[0] ?? '').split(';')[0] ?? '';
  const reply = await server.app.inject({ url: '/logout', headers: { cookie } });
  expect(reply.statusCode).toBe(400);
  expect((await profile(cookie)).statusCode).toBe(200);
});

it('a session token set by an attacker never becomes the session of the member', async () => {
  server = await startTestServer();
  const preset = 'AT=chosen-by-somebody-else';
  const cookie = (cookiesOf(await signIn(ASHA, { cookie: preset }))[0] ?? '').split(';')[0];
  expect(cookie).not.toBe(preset);
  expect((await profile(preset)).statusCode).toBe(401);
});

it('the sandbox has a few members of each kind and rejects unknown members', async () => {
  server = await startTestServer();
  const members: { isReader: boolean; isWriter: boolean; memberId: string }[] = (
    await server.send({ url: '/sandbox/members' })
  ).json();
  expect(members[0]?.memberId).toBe(ASHA);
  expect(new Set(members.map(({ isReader, isWriter }) => `${isReader} ${isWriter}`)).size).toBe(3);
  const stranger = server.services.newId();
  await server.services.db.insertInto('members').values({ id: stranger, name: 'Nobody' }).execute();
  expect((await signIn(stranger)).statusCode).toBe(404);
});

it('the sandbox does not exist in production', async () => {
  server = await startTestServer({
    env: { NODE_ENV: 'production', RATE_LIMIT: 'on', SECRET_KEY: 'a-secret-key-for-tests-of-32-letters' },
  });
  expect((await server.send({ url: '/sandbox/members' })).statusCode).toBe(404);
  expect((await signIn(ASHA)).statusCode).toBe(404);
});
