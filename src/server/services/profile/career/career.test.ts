import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { callsOf, type NewUser, newUsersOf, work } from '../account/testing';

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

it('[R-404][R-651][R-652] a career is created with its organisation and does not make the member a reader by itself', async () => {
  const reply = await me.saveCareer('working', { companyName: 'Zentrix Labs' });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    201,
    { careerStatus: { type: 'working', working: { companyName: 'Zentrix Labs' } }, verified: null },
  ]);
  expect(await me.profile()).toMatchObject({ isReader: false, careerStatus: { type: 'working' } });
});

it('[R-653][R-655][R-656][R-406] a career is completed by a POST with a PUT override, which makes the member a reader', async () => {
  const { careerStatusId } = (await me.saveCareer('working', { companyName: 'Zentrix Labs' })).json();
  const details = { ...work, departmentId: 2, industryId: 3, jobLocation: ' Pune ' };
  const reply = await me.call('POST', `v1/user/career-status/${careerStatusId}`, details, {
    'x-http-method-override': 'PUT',
  });
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { verified: null, verificationSource: null, nextStep: 'Verification' },
  ]);
  expect(await me.profile()).toMatchObject({ isReader: true, isWriter: false, careerStatusId });
  const saved = (await me.call('GET', 'v1/user/career-status')).json();
  expect(saved.careerStatus.working).toMatchObject({
    departmentId: 2,
    industryId: 3,
    jobProfile: 'Backend engineer',
    jobLocation: 'Pune',
    tagId: 0,
    roleId: null,
  });
});

it('[R-654] a student’s career accepts only the student’s details', async () => {
  const { careerStatusId } = (await me.saveCareer('student', { collegeName: 'Sharada College' })).json();
  const url = `v1/user/career-status/${careerStatusId}`;
  expect((await me.call('PUT', url, work)).statusCode).toBe(422);
  const study = {
    courseId: null,
    roleId: null,
    courseName: 'B.Tech',
    specializationId: 0,
    specialization: 'Robotics',
  };
  expect((await me.call('PUT', url, study)).statusCode).toBe(200);
  expect(await me.profile()).toMatchObject({ isReader: true, careerStatus: { type: 'student' } });
  const { roleId: _, ...saved } = study;
  expect((await me.call('GET', 'v1/user/career-status')).json().careerStatus.student).toMatchObject(saved);
});

it('[R-657][R-412] a career between jobs is complete without a last job, and a last job has a separate path', async () => {
  await me.saveCareer('unemployed', {});
  expect((await me.profile()).isReader).toBe(true);
  const { careerStatusId } = (await me.saveCareer('unemployed', { companyName: 'Orbitly' })).json();
  const { courseId: _, ...last } = work;
  expect((await me.call('PUT', `v1/user/career-status/${careerStatusId}`, work)).statusCode).toBe(404);
  const reply = await me.call('PUT', `v1/user/career-status/unemployed/${careerStatusId}`, last);
  expect(reply.json().nextStep).toBe('OnboardingCompleted');
});

it('[R-658] a change of organisation clears the previous details and the career is verified again', async () => {
  const { careerStatusId } = (await me.saveCareer('working', { companyName: 'Zentrix Labs' })).json();
  await me.call('PUT', `v1/user/career-status/${careerStatusId}`, work);
  const body = { careerStatusType: 'working', careerData: { companyName: 'Orbitly' } };
  const again = await me.call('POST', `v1/user/career-status/${careerStatusId}`, body);
  expect(again.json().careerStatus.working).toMatchObject({ companyName: 'Orbitly', jobProfile: null });
  expect((await me.profile()).isReader).toBe(true);
});

it('[R-238][R-241] a job and an alias create a designation alias that names neither the member nor the company', async () => {
  const alias = { userName: 'PaperKite_77', avatarUri: '/art/kolam/k-1f3a.svg', avatarColor: '#0C6B50' };
  await me.call('PUT', 'v1/user/anonymous-profile', alias);
  const aliases = async () =>
    (await me.call('GET', 'user/pseudo-profile/available')).json().profilesAvailable;
  const types = async () => (await aliases()).map(({ profileType }: { profileType: string }) => profileType);
  expect(await types()).toEqual(['ANONYMOUS']);
  await me.employ();
  expect(await types()).toEqual(['ANONYMOUS', 'DESIGNATION']);
  const text = JSON.stringify((await aliases())[1]);
  expect(text).toMatch(/Works in|Backend engineer/);
  expect(text).not.toMatch(/Zentrix|Tara|Menon/);
});

it.each([
  ['is a student now', () => me.saveCareer('student', { collegeName: 'Sharada College' })],
  ['saved another employer without a role', () => me.saveCareer('working', { companyName: 'Orbitly' })],
])('[R-241] the designation alias of a member who %s no longer mentions the old job', async (_, change) => {
  const alias = { userName: `Kite_${me.id}`, avatarUri: '/art/kolam/k-1f3a.svg', avatarColor: '#0C6B50' };
  await me.call('PUT', 'v1/user/anonymous-profile', alias);
  await me.employ();
  const second = async () =>
    JSON.stringify((await me.call('GET', 'user/pseudo-profile/available')).json().profilesAvailable[1]);
  expect(await second()).toMatch(/Works in|Backend engineer/);
  await change();
  expect(await second()).not.toMatch(/Works in|engineer/i);
});

it('[R-237] the profile contains the setup state', async () => {
  await me.employ();
  expect(await me.profile()).toMatchObject({
    isReader: true,
    isWriter: false,
    careerStatus: { type: 'working' },
    careerStatusId: expect.any(Number),
    profileBio: expect.any(String),
    name: 'Tara Menon',
    userName: '',
    avatarUrl: expect.any(String),
    avatarBgColor: expect.stringMatching(/^#/),
    fullAvatarUrl: expect.any(String),
    naukriUser: false,
  });
});

it('[R-659][R-800] five entries of our lists are suggested, starting with those that fit the career', async () => {
  const suggested = async (query = '') =>
    (await me.call('GET', `v1/user/career-status/suggestions${query}`)).json();
  const nothingKnown = await suggested();
  expect(nothingKnown).toMatchObject({ organisations: [], industries: { length: 5 } });
  expect(nothingKnown.departments).toHaveLength(5);
  const { careerStatusId } = (await me.saveCareer('working', { companyName: 'Zentrix Labs' })).json();
  const query = `?careerStatusId=${careerStatusId}&careerStatusType=working`;
  expect(await suggested(query)).toEqual({
    organisations: ['Zentrix Labs'],
    jobProfiles: nothingKnown.jobProfiles,
    departments: nothingKnown.departments,
    industries: [{ id: 2, name: 'Software Product' }],
  });
  const details = { ...work, departmentId: 2, jobProfile: 'Weaver of figures' };
  await me.call('PUT', `v1/user/career-status/${careerStatusId}`, details);
  const known = await suggested(query);
  expect(known.jobProfiles).toHaveLength(5);
  expect(known.jobProfiles[0]).toBe('Weaver of figures');
  expect(known.departments).toEqual([{ id: 2, name: 'Data Science & Analytics' }]);
});

it('[R-659] all members with the same known data get the same suggestions, independent of other members’ input', async () => {
  const suggested = async ({ call }: NewUser) =>
    (await call('GET', 'v1/user/career-status/suggestions')).json();
  const before = await suggested(me);
  for (let item = 0; item < 3; item += 1) {
    const other = await newUsers.join();
    const { careerStatusId } = (await other.saveCareer('working', { companyName: 'Orbitly' })).json();
    const details = { ...work, departmentId: 3, jobProfile: 'Known to no one else' };
    await other.call('PUT', `v1/user/career-status/${careerStatusId}`, details);
  }
  expect(await suggested(await newUsers.join())).toEqual(before);
});

it('a career cannot be changed by another member, who gets the response for an unknown id', async () => {
  const { careerStatusId } = (await me.saveCareer('working', { companyName: 'Zentrix Labs' })).json();
  const other = await newUsers.join();
  const url = `v1/user/career-status/${careerStatusId}`;
  expect((await other.call('PUT', url, work)).statusCode).toBe(404);
  await other.saveCareer('working', { companyName: 'Orbitly' });
  expect((await other.call('PUT', url, work)).statusCode).toBe(404);
  expect((await me.call('GET', 'v1/user/career-status')).json().careerStatus.working.jobProfile).toBeNull();
});

it('[R-560] a career with unlisted ids or without a company is rejected', async () => {
  expect((await me.saveCareer('working', { companyName: ' ' })).json().code).toBe('INCOMPLETE');
  const { careerStatusId } = (await me.saveCareer('working', { companyName: 'Zentrix Labs' })).json();
  const reply = await me.call('PUT', `v1/user/career-status/${careerStatusId}`, {
    ...work,
    departmentId: 9999,
  });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'NOT_LISTED']);
  expect((await me.profile()).isReader).toBe(false);
});

it('[R-415][R-603] the sandbox newcomer may vote once the career is complete', async () => {
  const newUser = await server.signIn('Mb6newmJ1Ts6Lf0e');
  const post = await server.services.db
    .selectFrom('posts')
    .select('id')
    .where('status', '=', 'LIVE')
    .limit(1)
    .executeTakeFirstOrThrow();
  const vote = () =>
    server.send({
      method: 'POST',
      url: '/feed-services/v1/vote',
      payload: { resourceId: post.id, resourceType: 'POST', voteType: 'UP' },
      headers: { cookie: newUser },
    });
  expect((await vote()).json().code).toBe('READER_REQUIRED');
  await callsOf(server, newUser).saveCareer('unemployed', {});
  expect((await vote()).statusCode).toBe(200);
});
