import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { type NewUser, newUsersOf } from '../account/testing';

let server: TestServer;
let me: NewUser;
let other: NewUser;
let newUsers: ReturnType<typeof newUsersOf>;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-20T10:00:00Z') });
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  me = await newUsers.join();
  other = await newUsers.join('Vikram Rao');
});

const job = {
  companyName: 'Zentrix Labs',
  jobProfile: 'Backend engineer',
  location: 'Bengaluru',
  employmentType: 'fulltime',
  startMonth: '2022-07',
  endMonth: null,
  description: 'Payments.',
};
const course = {
  educationType: 'Graduation/Diploma',
  courseName: 'B.Tech',
  specialization: 'Computer Science',
  collegeName: 'Sharada College',
  courseMode: 'correspondence',
  startYear: 2018,
  endYear: 2022,
};
const key = () => ({ 'idempotency-key': server.services.newId() });

it('[R-636][R-326] a job can be added, edited and deleted, and has the company logo', async () => {
  const added = await me.call('POST', 'v3/user/work-experience', job, key());
  expect([added.statusCode, added.json()]).toMatchObject([
    201,
    { ...job, logoUrl: '/alpha/company/photos/logos/zentrix.jpg' },
  ]);
  const path = `v3/user/work-experience/${added.json().experienceId}`;
  const changed = { ...job, endMonth: '2024-02', companyName: 'A small shop' };
  expect((await me.call('PUT', path, changed)).json()).toMatchObject({ ...changed, logoUrl: null });
  expect((await me.call('GET', 'v3/user/work-experience')).json()).toHaveLength(1);
  expect((await me.call('DELETE', path)).statusCode).toBe(204);
  expect((await me.call('GET', 'v3/user/work-experience')).json()).toEqual([]);
  expect((await me.call('DELETE', path)).statusCode).toBe(404);
});

it('[R-327] an education at a listed college has its logo, and one at another college has no logo', async () => {
  const [college] = await server.services.db.selectFrom('colleges').selectAll().limit(1).execute();
  const listener = async (collegeName: string) =>
    (await me.call('POST', 'v3/user/education', { ...course, collegeName }, key())).json();
  const logo = `/alpha/colleges/photos/logos/${college?.url_name}.jpg`;
  expect((await listener(college?.name ?? '')).logoUrl).toBe(logo);
  expect((await server.send({ url: logo })).statusCode).toBe(200);
  expect((await listener('A college far away')).logoUrl).toBeNull();
});

it('[R-637] an education can be added, edited and deleted', async () => {
  const added = await me.call('POST', 'v3/user/education', course, key());
  expect([added.statusCode, added.json()]).toMatchObject([201, course]);
  const path = `v3/user/education/${added.json().educationId}`;
  expect((await me.call('PUT', path, { ...course, endYear: null })).json().endYear).toBeNull();
  expect((await me.call('DELETE', path)).statusCode).toBe(204);
  expect((await me.call('GET', 'v3/user/education')).json()).toEqual([]);
});

it('a repeated request with the same idempotency key adds a single entry', async () => {
  const once = key();
  await me.call('POST', 'v3/user/work-experience', job, once);
  await me.call('POST', 'v3/user/work-experience', job, once);
  expect((await me.call('GET', 'v3/user/work-experience')).json()).toHaveLength(1);
});

it('[R-636] older work versions use the same rows with fewer fields and leave unknown fields unchanged', async () => {
  const { experienceId } = (await me.call('POST', 'v3/user/work-experience', job, key())).json();
  const first = { companyName: 'Zentrix', jobProfile: 'Engineer', fromYear: 2022, toYear: 2023 };
  const response = await me.call('PUT', `v1/user/work-experience/${experienceId}`, first);
  expect([response.statusCode, response.json()]).toEqual([200, { experienceId, ...first }]);
  expect((await me.call('GET', 'v3/user/work-experience')).json()[0]).toMatchObject({
    companyName: 'Zentrix',
    startMonth: '2022-07',
    endMonth: '2023-01',
    description: 'Payments.',
    location: 'Bengaluru',
  });
  const second = { companyName: 'Orbitly', jobProfile: 'Intern', employmentType: 'intern' };
  const months = { startMonth: '2019-05', endMonth: '2019-07' };
  const added = await me.call('POST', 'v2/user/work-experience', { ...second, ...months }, key());
  expect([added.statusCode, added.json()]).toMatchObject([201, { ...second, ...months }]);
  expect((await me.call('GET', 'v1/user/work-experience')).json()).toHaveLength(2);
  expect((await me.call('GET', 'v2/user/work-experience')).json()[0].startMonth).toBe('2022-07');
  const id = added.json().experienceId;
  expect((await me.call('PUT', `v2/user/work-experience/${id}`, { ...second, ...months })).statusCode).toBe(
    200,
  );
  expect((await me.call('DELETE', `v2/user/work-experience/${id}`)).statusCode).toBe(204);
  expect((await me.call('DELETE', `v1/user/work-experience/${experienceId}`)).statusCode).toBe(204);
  const short = { companyName: 'Orbitly', jobProfile: 'Intern', fromYear: 2020, toYear: 2020 };
  expect((await me.call('POST', 'v1/user/work-experience', short, key())).statusCode).toBe(201);
});

it('a job that began before 1975 shows in every version', async () => {
  const months = { startMonth: '1971-11', endMonth: '1974-02' };
  await me.call('POST', 'v3/user/work-experience', { ...job, ...months }, key());
  const first = await me.call('GET', 'v1/user/work-experience');
  expect([first.statusCode, first.json()[0]]).toMatchObject([200, { fromYear: 1971, toYear: 1974 }]);
});

it('[R-637] older education versions use the same rows with fewer fields and leave unknown fields unchanged', async () => {
  const { educationId } = (await me.call('POST', 'v3/user/education', course, key())).json();
  const first = { collegeName: 'Sharada', courseName: 'B.E.', passingYear: 2023 };
  expect((await me.call('PUT', `v1/user/education/${educationId}`, first)).json()).toEqual({
    educationId,
    ...first,
  });
  const second = { ...first, educationType: 'Doctorate/PHD', specialization: null };
  expect((await me.call('PUT', `v2/user/education/${educationId}`, second)).json()).toEqual({
    educationId,
    ...second,
  });
  expect((await me.call('GET', 'v3/user/education')).json()[0]).toMatchObject({
    courseMode: 'correspondence',
    startYear: 2018,
    endYear: 2023,
    educationType: 'Doctorate/PHD',
  });
  for (const [version, body] of [
    [1, first],
    [2, second],
  ] as const) {
    const added = await me.call('POST', `v${version}/user/education`, body, key());
    expect(added.statusCode).toBe(201);
    expect((await me.call('GET', `v${version}/user/education`)).json()).toHaveLength(2);
    const path = `v${version}/user/education/${added.json().educationId}`;
    expect((await me.call('DELETE', path)).statusCode).toBe(204);
  }
});

it('an impossible job is rejected with the field', async () => {
  const refused = async (change: object) => {
    const reply = await me.call('POST', 'v3/user/work-experience', { ...job, ...change }, key());
    return [reply.statusCode, reply.json().errors?.[0]];
  };
  expect(await refused({ endMonth: '2021-01' })).toMatchObject([
    422,
    { field: '/body/endMonth', code: 'order' },
  ]);
  expect(await refused({ startMonth: '2027-01' })).toMatchObject([
    422,
    { field: '/body/startMonth', code: 'future' },
  ]);
});

it.each([
  ['v3/user/work-experience', job, 'experienceId'],
  ['v3/user/education', course, 'educationId'],
])(
  'an entry of one member in %s cannot be seen, changed or deleted by another member',
  async (path, body, id) => {
    const known = (await me.call('POST', path, body, key())).json()[id];
    expect((await other.call('GET', path)).json()).toEqual([]);
    for (const version of [1, 2, 3]) {
      const place = `${path.replace('v3', `v${version}`)}/${known}`;
      const older = version === 3 ? body : undefined;
      if (older) expect((await other.call('PUT', place, older)).statusCode).toBe(404);
      expect((await other.call('DELETE', place)).statusCode).toBe(404);
    }
    expect((await me.call('GET', path)).json()).toHaveLength(1);
  },
);
