import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/salary';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { quarterOf } from './quarters';
import { makeRelease } from './release-salaries';
import { type Planted, seedReports } from './testing';

type Detail = components['schemas']['SalaryDetail'];

const NOW = new Date('2026-11-20T09:00:00Z');
const COMPANY = 1010;
let server: TestServer;
let urlName: string;
const jobs = { manager: 0, associate: 0, senior: 0 };

const report = (count: number, planted: Planted) =>
  seedReports(
    server.services,
    Array.from({ length: count }, () => ({ company: COMPANY, ...planted })),
  );
const read = async (path: string): Promise<Detail> =>
  (await server.send({ url: `/salary-services/v1${path}` })).json<Detail>();
const atCompany = (job: number, query = '') => read(`/companies/${urlName}/salaries/${job}${query}`);

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
  const { db } = server.services;
  const company = await db
    .selectFrom('companies')
    .select('url_name')
    .where('id', '=', COMPANY)
    .executeTakeFirstOrThrow();
  urlName = company.url_name;
  const rows = await db
    .selectFrom('job_profiles')
    .select(['id', 'department_id'])
    .orderBy('id', 'desc')
    .execute();
  const [last] = rows;
  const first = (last?.id ?? 0) + 1;
  Object.assign(jobs, { manager: first, associate: first + 1, senior: first + 2 });
  const names = ['Kite manager', 'Associate kite manager', 'Senior kite manager'];
  await db
    .insertInto('job_profiles')
    .values(names.map((name, n) => ({ id: first + n, name, department_id: last?.department_id ?? 1 })))
    .execute();
  const split = { fixed: 1_800_000, variable: 200_000, stock: 1_600_000, stockYears: 4 };
  await report(14, { job: jobs.manager, ...split });
  await report(10, { job: jobs.manager, place: 2, years: 8 });
  await report(14, { job: jobs.associate });
  await report(13, { job: jobs.senior });
  await makeRelease(server.services, quarterOf(NOW));
}, 60_000);
afterAll(() => server.close());

it('salaries: the split of pay is the median of the people of the shown figures, and absent without figures', async () => {
  expect((await atCompany(jobs.manager)).split).toEqual({ bonusPercent: 10, stockPercent: 20 });
  expect((await atCompany(jobs.associate)).split).toEqual({ bonusPercent: 0, stockPercent: 0 });
  expect((await atCompany(jobs.manager, '?placeId=2')).split).toBeNull();
});

it('salaries: the levels of a job are those with enough people, lowest first, at the company and in India', async () => {
  const names = ['Associate kite manager', 'Kite manager'];
  for (const page of [
    await atCompany(jobs.manager),
    await atCompany(jobs.associate, '?placeId=1'),
    await read('/designations/kite-manager/salaries'),
  ])
    expect(page.levels.map(({ jobProfile }) => jobProfile)).toEqual(names);
  expect((await atCompany(jobs.manager, '?placeId=2')).levels).toEqual([]);
});

it('salaries: a bucket of an earlier release has no split, and later ones do not change it', async () => {
  const { db } = server.services;
  const old = { bonus_percents: null, stock_percents: null };
  await db.updateTable('salary_buckets').set(old).where('job_profile_id', '=', jobs.manager).execute();
  await makeRelease(server.services, '2027-01-01');
  expect((await atCompany(jobs.manager)).split).toBeNull();
  expect((await atCompany(jobs.manager)).figures).not.toBeNull();
});

it('salaries: each list of a bucket is sorted separately, so that it does not reveal which values belong together', async () => {
  const { db } = server.services;
  const buckets = await db.selectFrom('salary_buckets').selectAll().execute();
  for (const { pays, bonus_percents: bonuses, stock_percents: stocks } of buckets)
    for (const list of [bonuses, stocks]) {
      if (list === null) continue;
      expect(list).toHaveLength(pays.length);
      expect(list).toEqual(list.toSorted((a, b) => a - b));
      for (const percent of list) expect(percent % 5).toBe(0);
    }
});
