import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { refreshFigures } from '../companies/refresh-figures';
import { type NewUser, newUsersOf } from '../profile/account/testing';
import { contributorSeal } from './contributor-seal';
import { releaseSalaries } from './release-salaries';
import { likeSecretSplit, nearSecret, type Planted, SECRET, SECRET_SPLIT, seedReports } from './testing';

/** The attacker is an outsider, or a member with nine fake accounts, who compares everything before and after a change. */

const COMPANY = 1001;
let server: TestServer;
let urlName: string;
let job: number;
/** The same work one level higher: each of the two jobs shows the other one. */
let senior: number;
let department: number;
let designation: string;
let date = new Date('2026-11-20T09:00:00Z');
let newUsers: ReturnType<typeof newUsersOf>;

beforeAll(async () => {
  server = await startTestServer({ now: () => date });
  newUsers = newUsersOf(server);
  const { db } = server.services;
  const last = await db
    .selectFrom('job_profiles')
    .select(['id', 'name', 'department_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  job = last.id;
  department = last.department_id;
  designation = last.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  senior = job + 1;
  await db
    .insertInto('job_profiles')
    .values({ id: senior, name: `Senior ${last.name}`, department_id: department })
    .execute();
  const company = await db
    .selectFrom('companies')
    .select('url_name')
    .where('id', '=', COMPANY)
    .executeTakeFirstOrThrow();
  urlName = company.url_name;
});
afterAll(() => server.close());

/** Advances beyond everything the server caches for a minute. */
const wait = () => {
  date = new Date(date.getTime() + 2 * 60_000);
};
async function nextQuarter(): Promise<void> {
  date = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 3, 2, 9));
  expect(await releaseSalaries(server.services, date)).toBe(true);
  await refreshFigures(server.services);
  wait();
}

const PLACES = [1, 2, 3];
const BANDS = ['0-2', '3-5', '6-9', '10-14', '15%2B'];

/** Every public URL that shows pay, with every filter. */
function addresses(): readonly string[] {
  const narrowed = ['', ...PLACES.map((place) => `placeId=${place}`)].flatMap((place) =>
    ['', ...BANDS.map((band) => `experience=${band}`)].map((band) => [place, band].filter(Boolean).join('&')),
  );
  const salary = '/salary-services/v1';
  return [
    ...narrowed.flatMap((query) => [
      `${salary}/companies/${urlName}/salaries?${query}`,
      `${salary}/companies/${urlName}/salaries/${job}?${query}`,
      `${salary}/companies/${urlName}/salaries/${senior}?${query}`,
      `${salary}/designations/${designation}/salaries?${query}`,
      `${salary}/designations/senior-${designation}/salaries?${query}`,
    ]),
    ...['popularity', 'highestFirst', 'lowestFirst', 'name'].map(
      (sort) => `${salary}/companies/${urlName}/salaries?departmentId=${department}&sort=${sort}`,
    ),
    `${salary}/popular-pay?limit=24`,
    `/company-services/v1/companies/${urlName}`,
    `/company-services/v1/comparison?companies=${urlName},kaveri-bank`,
    `/search-services/v1/suggest?q=${designation.slice(0, 5)}`,
    `/search-services/v1/search?q=${designation}`,
    '/college-services/v1/colleges',
    '/college-services/v1/colleges/sharada-school-of-management-hyderabad-3',
    '/sitemap.xml',
  ];
}

let requestCount = 0;
/** Fair pay for every group and many amounts, each request from a different network address. */
async function fairPay(): Promise<readonly string[]> {
  const responses: string[] = [];
  for (const companyId of [COMPANY, undefined])
    for (const placeId of PLACES)
      for (const experienceYears of [1, 4, 8])
        for (let lakhs = 6; lakhs <= 40; lakhs += 2) {
          requestCount += 1;
          const question = {
            jobProfileId: job,
            companyId,
            placeId,
            experienceYears,
            yearlyPay: lakhs * 100_000,
          };
          const { body } = await server.send({
            method: 'POST',
            url: '/salary-services/v1/fair-pay',
            headers: { 'content-type': 'application/json' },
            remoteAddress: `10.${requestCount >> 16}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
            payload: JSON.stringify(question),
          });
          responses.push(body);
        }
  return responses;
}

async function everything(): Promise<readonly string[]> {
  const responses: string[] = [];
  for (const url of addresses()) responses.push((await server.send({ url })).body);
  return [...responses, ...(await fairPay())];
}

/** Everything the public could ever compute is a function of the published buckets. */
async function published(): Promise<ReadonlyMap<string, string>> {
  const buckets = await server.services.db.selectFrom('salary_buckets').selectAll().execute();
  return new Map(
    buckets.filter((item) => item.job_profile_id === job).map((item) => [item.id, JSON.stringify(item)]),
  );
}

const colleagues = (count: number, planted: Planted = {}): readonly Planted[] =>
  Array.from({ length: count }, (_, n) => ({
    company: COMPANY,
    job,
    fixed: 900_000 + 47_000 * n,
    month: `${date.toISOString().slice(0, 7)}-01`,
    ...planted,
  }));
const seedSecret = (user: NewUser, planted: Planted = {}) =>
  seedReports(
    server.services,
    colleagues(1, { fixed: SECRET, seal: contributorSeal(server.services, user.id), ...planted }),
  );
const asMember = async (user: NewUser, method: 'PUT' | 'DELETE', id: string | undefined, payload?: object) =>
  server.send({
    method,
    url: `/salary-services/v1/salary-reports/${id}`,
    headers: { cookie: await server.signIn(user.id), ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { payload: JSON.stringify(payload) }),
  });

it('pay attacks: adding, changing or removing a salary changes no response before the release', async () => {
  await seedReports(server.services, [...colleagues(60), ...colleagues(20, { job: senior })]);
  await nextQuarter();
  const victim = await newUsers.join('Rohini Iyer');
  const before = await everything();
  expect(before.filter((response) => /"levels":\[\{/.test(response)).length).toBeGreaterThan(0);
  const [id] = await seedSecret(victim, SECRET_SPLIT);
  wait();
  await refreshFigures(server.services);
  expect(await everything()).toEqual(before);
  await nextQuarter();
  const counted = await everything();
  const { name } = await server.services.db
    .selectFrom('job_profiles')
    .select('name')
    .where('id', '=', job)
    .executeTakeFirstOrThrow();
  const changed = {
    ...{ jobProfile: name, companyName: 'Zentrix Labs', locationId: 1, totalExperience: 4 },
    ...{ currentSalary: true, fixedSalary: { lakhs: 9, thousand: 0 } },
  };
  expect((await asMember(victim, 'PUT', id, changed)).statusCode).toBe(200);
  wait();
  await refreshFigures(server.services);
  expect(await everything()).toEqual(counted);
  expect((await asMember(victim, 'DELETE', id)).statusCode).toBe(204);
  wait();
  await refreshFigures(server.services);
  expect(await everything()).toEqual(counted);
}, 120_000);

it('pay attacks: between releases only whole buckets change, also after a removal, and no response reveals the salary', async () => {
  const victim = await newUsers.join('Farhan Sheikh');
  const [id] = await seedSecret(victim, SECRET_SPLIT);
  await seedReports(server.services, colleagues(20));
  const before = await published();
  await nextQuarter();
  const added = await published();
  for (const [bucket, row] of before) expect(added.get(bucket)).toBe(row);
  const responses = await everything();
  expect(nearSecret(responses)).toEqual([]);
  expect(likeSecretSplit(responses)).toEqual([]);
  expect(responses.some((response) => response.includes('"bonusPercent":0'))).toBe(true);
  await asMember(victim, 'DELETE', id);
  await nextQuarter();
  const removed = await published();
  expect([...added.keys()].filter((bucket) => !removed.has(bucket))).toHaveLength(1);
  for (const [bucket, row] of removed) if (added.has(bucket)) expect(added.get(bucket)).toBe(row);
  const later = await everything();
  expect([...nearSecret(later), ...likeSecretSplit(later)]).toEqual([]);
  // The rest of the bucket is not grouped again: compared with an older release it would reveal who left.
  await seedReports(server.services, colleagues(2));
  const last = await published();
  await nextQuarter();
  expect(await published()).toEqual(last);
}, 120_000);

it('pay attacks: nine fake colleagues do not cause a real salary to be published', async () => {
  const lone = { company: 1007, place: 2, years: 8 };
  const victim = await newUsers.join('Meera Pillai');
  const before = await published();
  await seedReports(server.services, colleagues(9, lone));
  await seedSecret(victim, lone);
  for (let quarter = 0; quarter < 2; quarter++) await nextQuarter();
  expect(await published()).toEqual(before);
}, 120_000);

it('pay attacks: a changed salary and the salary of a deleted account leave their bucket at the release', async () => {
  await seedReports(server.services, colleagues(27, { years: 1 }));
  const [leaver, ender] = [await newUsers.join('Tara Menon'), await newUsers.join('Vikram Rao')];
  const [id] = await seedSecret(leaver, { years: 1, fixed: 1_000_000 });
  await seedSecret(ender, { years: 12 });
  await seedReports(server.services, colleagues(13, { years: 12 }));
  await nextQuarter();
  const before = await published();
  const { name } = await server.services.db
    .selectFrom('job_profiles')
    .select('name')
    .where('id', '=', job)
    .executeTakeFirstOrThrow();
  await asMember(leaver, 'PUT', id, {
    ...{ jobProfile: name, companyName: 'Zentrix Labs', locationId: 1, totalExperience: 1 },
    ...{ currentSalary: true, fixedSalary: { lakhs: 30, thousand: 0 } },
  });
  await server.services.db
    .deleteFrom('salary_reports')
    .where('contributor_seal', '=', contributorSeal(server.services, ender.id))
    .execute();
  expect(await published()).toEqual(before);
  await nextQuarter();
  const after = await published();
  expect([...before.keys()].filter((bucket) => !after.has(bucket))).toHaveLength(2);
}, 120_000);
