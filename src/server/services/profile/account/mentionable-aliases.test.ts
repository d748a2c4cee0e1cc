import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { type NewUser, newUsersOf } from './testing';

let server: TestServer;
let me: NewUser;
let newUsers: ReturnType<typeof newUsersOf>;

beforeAll(async () => {
  server = await startTestServer();
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  me = await newUsers.join();
});

const alias = { userName: 'PaperKite_12', avatarUri: '/art/kolam/k-1f3a.svg', avatarColor: '#0C6B50' };

it('[R-640] names and pictures are suggested for an alias, and the names are available', async () => {
  const { userNames, avatars } = (await me.call('GET', 'v1/user/anonymous-profile/suggestions')).json();
  expect([userNames.length, avatars.length]).toEqual([3, 6]);
  for (const name of userNames)
    expect((await me.call('GET', `v1/user/user-name?q=${name}`)).json().valid).toBe(true);
});

it('[R-641][R-238][R-564] an alias is saved, and together with a career makes the member a writer', async () => {
  expect((await me.call('PUT', 'v1/user/anonymous-profile', alias)).statusCode).toBe(200);
  expect((await me.profile()).isWriter).toBe(false);
  await me.saveCareer('unemployed', {});
  expect(await me.profile()).toMatchObject({ isReader: true, isWriter: true, userName: 'PaperKite_12' });
  expect((await me.call('GET', 'v1/user/anonymous-profile')).json()).toEqual({
    ...alias,
    fullAvatarUrl: alias.avatarUri,
  });
});

it('[R-639][R-521][R-522] a name that is taken in any case, or contains the member’s name, is rejected with suggestions', async () => {
  const check = async (name: string) => (await me.call('GET', `v1/user/user-name?q=${name}`)).json();
  expect(await check('quietmonsoon')).toMatchObject({ valid: false, reason: 'TAKEN' });
  const own = await check('Tara_writes');
  expect([own.reason, own.suggestions.length]).toEqual(['OWN_NAME', 3]);
  const taken = { ...alias, userName: 'quietMonsoon' };
  const reply = await me.call('PUT', 'v1/user/anonymous-profile', taken);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'TAKEN']);
});
