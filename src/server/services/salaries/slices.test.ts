import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../contracts/salary';
import { roundPay } from '../../../core/salaries/round-pay';
import { designationUrl } from '../../../core/shared/designation-url';
import { MIN_BUCKET } from '../../../core/shared/min-bucket';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { quarterOf } from './quarters';
import { makeRelease, releaseSalaries } from './release-salaries';
import { type Planted, seedReports } from './testing';

type Wire = components['schemas'];

const NOW = new Date('2026-11-20T09:00:00Z');
let clock = NOW;
const COMPANY = 1010;
let server: TestServer;
let urlName: string;
/** A job that no sample report uses, and one with few reports. */
let job: number;
let rare: number;
/** A job used only by people who report it every year. */
let yearly: number;

/** Reports in steps of half a lakh. */
const report = (count: number, planted: Planted = {}) =>
  seedReports(
    server.services,
    Array.from({ length: count }, (_, n) => ({
      company: COMPANY,
      job,
      fixed: 1_000_000 + 50_000 * n,
      ...planted,
    })),
  );

async function read<Body>(path: string): Promise<Body> {
  const response = await server.send({ method: 'GET', url: `/salary-services/v1${path}` });
  expect(response.statusCode).toBe(200);
  return response.json<Body>();
}

const detail = (query = '') =>
  read<Wire['SalaryDetail']>(`/companies/${urlName}/salaries/${job}${query}`).then(({ figures }) => figures);

beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
  const { db } = server.services;
  const company = await db
    .selectFrom('companies')
    .select('url_name')
    .where('id', '=', COMPANY)
    .executeTakeFirst();
  urlName = company?.url_name ?? '';
  const last = await db.selectFrom('job_profiles').select('id').orderBy('id', 'desc').limit(3).execute();
  [job = 0, rare = 0, yearly = 0] = last.map(({ id }) => id);
  await report(13, { job: rare });
  await report(20, { place: 1 });
  await report(2, { place: 2 });
  await report(14, { place: 3, years: 8 });
  // Reported in the current quarter: counted from the next release on.
  await report(20, { month: '2026-10-01' });
  await makeRelease(server.services, quarterOf(NOW));
}, 60_000);
afterAll(() => server.close());

describe('salaries by job, company, city and experience', () => {
  it('[R-079][R-678] salaries: groups of fourteen and more are shown, and no group that subtraction could isolate', async () => {
    expect((await detail())?.contributors).toBe(30);
    expect((await detail('?placeId=1'))?.contributors).toBe(20);
    expect((await detail('?placeId=3&experience=6-9'))?.contributors).toBe(10);
    expect(await detail('?placeId=2')).toBeNull();
    expect(await detail('?experience=15%2B')).toBeNull();
  });

  it('[R-678] salaries: figures are computed from rounded pay only', async () => {
    const pays = Array.from({ length: 20 }, (_, n) => roundPay(1_000_000 + 50_000 * n));
    const middle = ((pays[9] ?? 0) + (pays[10] ?? 0)) / 2;
    expect((await detail('?placeId=1'))?.p50).toBe(roundPay(middle));
  });

  it('salaries: figures stay unchanged until the next quarter, then change for all users at once', async () => {
    const { services } = server;
    const listed = async () => {
      const { items } = await read<Wire['CompanySalaries']>(`/companies/${urlName}/salaries`);
      return items.find(({ jobProfileId }) => jobProfileId === job)?.figures?.contributors;
    };
    const before = await detail();
    expect(await listed()).toBe(before?.contributors);
    await report(20, { month: '2026-09-01' });
    expect(await releaseSalaries(services, new Date('2026-12-31T23:00:00Z'))).toBe(false);
    expect(await detail()).toEqual(before);
    expect(await releaseSalaries(services, new Date('2027-01-01T01:00:00Z'))).toBe(true);
    expect([(await detail())?.contributors, await listed()]).toEqual([50, 50]);
  });

  it('salaries: two servers that release at the same time make one release', async () => {
    const day = new Date('2027-04-01T01:00:00Z');
    const made = await Promise.all([1, 2].map(() => releaseSalaries(server.services, day)));
    expect(made.sort()).toEqual([false, true]);
    const { db } = server.services;
    const buckets = await db
      .selectFrom('salary_buckets')
      .select('id')
      .where('job_profile_id', '=', job)
      .execute();
    expect(buckets.length).toBe(4);
  });

  it('salaries: a person counts once a year per job, and a new salary leaves the old one in its bucket', async () => {
    const { services } = server;
    const counted = async (quarter: string) => {
      await makeRelease(services, quarter);
      const { db } = services;
      return (
        await db.selectFrom('salary_buckets').select('id').where('job_profile_id', '=', yearly).execute()
      ).length;
    };
    const again = (month: string) =>
      seedReports(
        services,
        Array.from({ length: 14 }, (_, n) => ({ company: COMPANY, job: yearly, month, seal: `yearly ${n}` })),
      );
    await again('2027-05-01');
    const before = await counted('2027-07-01');
    await again('2027-08-01');
    expect(await counted('2027-10-01')).toBe(before);
    await again('2028-05-01');
    expect(await counted('2028-07-01')).toBe(before + 1);
  });

  it('[R-806] at most thirty jobs are listed, sorted and filtered as requested, with Not Disclosed for too few people', async () => {
    const all = await read<Wire['CompanySalaries']>(`/companies/${urlName}/salaries`);
    expect(all.items.length).toBeLessThanOrEqual(30);
    expect(all.items.some(({ jobProfileId }) => jobProfileId === job)).toBe(true);
    const elsewhere = await read<Wire['CompanySalaries']>(`/companies/${urlName}/salaries?placeId=2`);
    expect(elsewhere.items.find(({ jobProfileId }) => jobProfileId === job)?.figures).toBeNull();
    const sorted = await read<Wire['CompanySalaries']>(`/companies/zentrix-labs/salaries?sort=highestFirst`);
    const medians = sorted.items.map(({ figures }) => figures?.p50 ?? 0);
    expect(medians).toEqual([...medians].sort((a, b) => b - a));
  });

  it('[R-105] a designation shows its pay by experience, city and company', async () => {
    const input = await read<Wire['DesignationSalaries']>('/designations/backend-engineer/salaries');
    expect(input.jobProfile).toBe('Backend engineer');
    expect(input.companies.map(({ company }) => company.urlName)).toContain('zentrix-labs');
    expect(input.byPlace.map(({ place }) => place)).toContain('Bengaluru');
    for (const item of [...input.byExperience, ...input.byPlace, ...input.companies])
      expect(item.figures.contributors).toBeLessThanOrEqual(input.figures?.contributors ?? 0);
  });

  it('[R-105] popular profiles show the same pay as their own pages, and none below fourteen people', async () => {
    const popular = await read<Wire['PopularPay'][]>('/popular-pay?limit=24');
    expect(popular.map(({ jobProfileId }) => jobProfileId)).toContain(job);
    expect(popular.map(({ jobProfileId }) => jobProfileId)).not.toContain(rare);
    const ofRare = await server.send({ url: `/salary-services/v1/companies/${urlName}/salaries/${rare}` });
    expect(ofRare.statusCode).toBe(404);
    for (const { jobProfile, p25, p50, p75, reports: contributors } of popular) {
      const own = await read<Wire['DesignationSalaries']>(
        `/designations/${designationUrl(jobProfile)}/salaries`,
      );
      expect(own.figures, jobProfile).toMatchObject({ p25, p50, p75, contributors });
    }
  });

  it('an unknown company, job or designation is not found', async () => {
    for (const path of [
      '/companies/nobody/salaries',
      `/companies/${urlName}/salaries/2000000000`,
      '/designations/nobody/salaries',
    ])
      expect((await server.send({ method: 'GET', url: `/salary-services/v1${path}` })).statusCode).toBe(404);
  });

  it('salaries: every bucket has at least fourteen people, and no column links it to a report', async () => {
    const { db } = server.services;
    const buckets = await db.selectFrom('salary_buckets').selectAll().execute();
    for (const { pays } of buckets) {
      expect(pays.length).toBeGreaterThanOrEqual(MIN_BUCKET);
      expect(pays).toEqual(pays.map(roundPay).toSorted((a, b) => a - b));
    }
    const reports = JSON.stringify(await db.selectFrom('salary_reports').selectAll().execute());
    for (const { id } of buckets) expect(reports).not.toContain(id);
  });

  it('salaries: the list of a company shows a release after a minute at the latest, and its new filters', async () => {
    const list = () => read<Wire['CompanySalaries']>(`/companies/${urlName}/salaries`);
    const before = await list();
    await report(20, { job: rare, place: 4, month: '2028-08-01' });
    expect(await releaseSalaries(server.services, new Date('2028-10-01T01:00:00Z'))).toBe(true);
    clock = new Date(clock.getTime() + 61_000);
    const after = await list();
    expect(before.items.some(({ jobProfileId }) => jobProfileId === rare)).toBe(false);
    expect(after.items.some(({ jobProfileId }) => jobProfileId === rare)).toBe(true);
    expect(after.filters.places.length).toBe(before.filters.places.length + 1);
  });
});
