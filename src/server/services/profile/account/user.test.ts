import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProcessFetch } from '../../../pages/in-process-fetch';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';

let server: TestServer;
let asha: string;
beforeAll(async () => {
  server = await startTestServer();
  asha = await server.signIn('Mb1asha2Nair3Qx4');
});
afterAll(() => server.close());

const get = (path: string, cookie = asha) =>
  server.send({ url: `/user-services/user/${path}`, headers: { cookie } });
const select = (selectedProfileType: string, cookie = asha) =>
  server.send({
    method: 'POST',
    url: '/user-services/user/pseudo-profile/selected',
    payload: { selectedProfileType },
    headers: { cookie },
  });

it('the profile endpoint returns the caller’s profile as in the contract’s example', async () => {
  expect((await get('profile')).json()).toEqual({
    // The same id as in the readable cookie.
    accountId: server.services.seal('user id', 'Mb1asha2Nair3Qx4'),
    isReader: true,
    isWriter: true,
    careerStatus: { type: 'working' },
    careerStatusId: 7,
    profileBio: 'Backend engineer, 4 yrs',
    name: 'Asha Nair',
    userName: 'QuietMonsoon',
    avatarUrl: '/art/kolam/monsoon.svg',
    avatarBgColor: '#5B1F3A',
    fullAvatarUrl: '/art/kolam/monsoon.svg',
    naukriUser: false,
    unread: { notifications: 2, messages: expect.any(Number) },
  });
  expect((await server.send({ url: '/user-services/user/profile' })).statusCode).toBe(401);
});

it('the profile counts unread notifications and messages as their lists do, also after reading', async () => {
  const at = async (url: string) => (await server.send({ url, headers: { cookie: asha } })).json();
  const lists = async () => ({
    notifications: (await at('/notification-services/v1/notifications?platform=phone')).filter(
      ({ status }: { status: number }) => status < 2,
    ).length,
    messages: (await at('/api/chat/v1/message/meta')).unreadCount,
  });
  const before = await lists();
  expect([before.notifications > 0, (await get('profile')).json().unread]).toEqual([true, before]);
  await server.send({
    method: 'POST',
    url: '/notification-services/v1/notifications',
    payload: { action: 'Read', notificationIds: ['Nt4ashaAnswers0001'] },
    headers: { cookie: asha },
  });
  const after = { ...before, notifications: before.notifications - 1 };
  expect([await lists(), (await get('profile')).json().unread]).toEqual([after, after]);
});

it('[R-634][R-239] the endpoint for aliases lists the caller’s aliases', async () => {
  const { profilesAvailable, selectedProfileType } = (await get('pseudo-profile/available')).json();
  expect(selectedProfileType).toBe('ANONYMOUS');
  expect(profilesAvailable).toEqual([
    {
      profileType: 'ANONYMOUS',
      profileData: {
        userName: 'QuietMonsoon',
        bio: 'Backend engineer, 4 yrs',
        fullAvatarUrl: '/art/kolam/monsoon.svg',
      },
    },
    {
      profileType: 'DESIGNATION',
      profileData: {
        userName: 'Backend engineer',
        bio: 'Works in Engineering',
        fullAvatarUrl: '/art/kolam/backend-engineer.svg',
      },
    },
  ]);
});

it('[R-635][R-355][R-356] the selected alias is saved, and selecting it again changes nothing', async () => {
  for (const type of ['DESIGNATION', 'DESIGNATION', 'ANONYMOUS']) {
    expect((await select(type)).json().selectedProfileType).toBe(type);
    expect((await get('pseudo-profile/available')).json().selectedProfileType).toBe(type);
  }
});

it('[R-635] an alias that is not set up cannot be selected', async () => {
  const newUser = await server.signIn('Mb6newmJ1Ts6Lf0e');
  const reply = await select('DESIGNATION', newUser);
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'NO_SUCH_ALIAS']);
});

it('a page that requests the profile and the aliases reads its viewer only once from the database', async () => {
  const { pool } = server.database;
  const caller = { memberId: 'Mb1asha2Nair3Qx4', isReader: true, isWriter: true };
  const marks = { cookie: asha, ip: '127.0.0.1', userAgent: '', acceptLanguage: '' };
  const fetch = inProcessFetch(server.app, { ...marks, caller });
  let queries = 0;
  const count = () => {
    queries++;
  };
  pool.on('acquire', count);
  const headers = { appid: '999', systemid: 'AB_WEB', 'x-device-type': 'WEB' };
  const [profile, aliases] = await Promise.all(
    ['profile', 'pseudo-profile/available'].map(async (path) =>
      (await fetch(new Request(`http://here/user-services/user/${path}`, { headers }))).json(),
    ),
  );
  pool.off('acquire', count);
  expect(queries, 'the account, its aliases, and two for the badges').toBe(4);
  expect(profile).toMatchObject({ userName: 'QuietMonsoon' });
  expect(aliases).toMatchObject({ profilesAvailable: [{}, {}] });
});
