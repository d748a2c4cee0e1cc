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

it.each(['Quiet_Monsoon', 'QuietMons0on', 'QuIetMonsoon', 'QulETM0NS00N'])(
  'the name %s is rejected, because readers would take it for QuietMonsoon',
  async (userName) => {
    const reply = await me.call('PUT', 'v1/user/anonymous-profile', { ...alias, userName });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'TAKEN']);
  },
);

it('of two members who choose names that look alike at the same time, one gets it, and can change how it is written', async () => {
  const other = await newUsers.join();
  const save = (user: NewUser, userName: string) =>
    user.call('PUT', 'v1/user/anonymous-profile', { ...alias, userName });
  const replies = await Promise.all([save(me, 'LampInRain'), save(other, 'Lamp_In_Ra1n')]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  const [winner, loser] = replies[0]?.statusCode === 200 ? [me, other] : [other, me];
  for (const userName of ['LAMPinRAIN', 'Lamp_In_Rain', 'LarnpInRain']) {
    expect((await save(loser, userName)).statusCode).toBe(422);
    expect((await save(winner, userName)).statusCode).toBe(200);
  }
});

it('a member keeps a name, and changes its picture, after another chose one that looks like it', async () => {
  const other = await newUsers.join();
  const save = (avatarUri: string) =>
    me.call('PUT', 'v1/user/anonymous-profile', { ...alias, userName: 'CopperDrum_7', avatarUri });
  await save(alias.avatarUri);
  await other.call('PUT', 'v1/user/anonymous-profile', { ...alias, userName: 'CopperKite_7' });
  // As before names that look alike were rejected.
  await server.services.db
    .updateTable('aliases')
    .set({ user_name: 'Copper_Drum_7' })
    .where('user_name', '=', 'CopperKite_7')
    .execute();
  const reply = await save('/art/kolam/k-2b4c.svg');
  expect([reply.statusCode, reply.json().avatarUri]).toEqual([200, '/art/kolam/k-2b4c.svg']);
});
