import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../contracts/salary';
import { designationUrl } from '../../../core/salaries/designation-url';
import { toHalfLakh } from '../../../core/salaries/figures';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { makeRelease, quarterOf, releaseSalaries } from './release-salaries';

type Wire = components['schemas'];

const NOW = new Date('2026-11-20T09:00:00Z');
const COMPANY = 1010;
let server: TestServer;
let urlName: string;
/** A job nobody of the examples has, and one of few. */
let job: number;
let rare: number;
let made = 0;

interface Wishes {
  readonly of?: number;
  readonly place?: number;
  readonly years?: number;
  readonly month?: string;
  readonly pay?: (n: number) => number;
}

async function report(count: number, wishes: Wishes = {}) {
  const { of = job, place = 1, years = 4, month = '2026-05-01', pay } = wishes;
  const rows = Array.from({ length: count }, (_, n) => {
    made += 1;
    return {
      id: `sliced ${made}`,
      contributor_seal: `sliced ${made}`,
      company_id: COMPANY,
      job_profile_id: of,
      place_id: place,
      experience_years: years,
      fixed: pay?.(n) ?? 1_000_000 + 37_000 * n,
      stock_years: null,
      reported_month: month,
    };
  });
  await server.services.db.insertInto('salary_reports').values(rows).execute();
}

async function read<Body>(path: string): Promise<Body> {
  const answer = await server.send({ method: 'GET', url: `/salary-services/v1${path}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<Body>();
}

const detail = (query = '') =>
  read<Wire['SalaryDetail']>(`/companies/${urlName}/salaries/${job}${query}`).then(({ figures }) => figures);

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
  const { db } = server.services;
  const company = await db
    .selectFrom('companies')
    .select('url_name')
    .where('id', '=', COMPANY)
    .executeTakeFirst();
  urlName = company?.url_name ?? '';
  const last = await db.selectFrom('job_profiles').select('id').orderBy('id', 'desc').limit(2).execute();
  [job = 0, rare = 0] = last.map(({ id }) => id);
  await report(9, { of: rare });
  await report(14, { place: 1 });
  await report(2, { place: 2 });
  await report(6, { place: 3, years: 8 });
  // Reported in the running quarter: it counts from the next release on.
  await report(20, { month: '2026-10-01' });
  await makeRelease(db, quarterOf(NOW));
}, 60_000);
afterAll(() => server.close());

describe('salaries by job, company, city and experience', () => {
  it('[R-079][R-678] shows what is enough, and nothing that could be subtracted out', async () => {
    expect((await detail())?.contributors).toBe(20);
    expect((await detail('?placeId=1'))?.contributors).toBe(14);
    expect((await detail('?placeId=3&experience=6-9'))?.contributors).toBe(6);
    expect(await detail('?placeId=2')).toBeNull();
    expect(await detail('?experience=15%2B')).toBeNull();
  });

  it('[R-678] makes its figures from the rows: anybody with the rows makes the same', async () => {
    const pays = Array.from({ length: 14 }, (_, n) => 1_000_000 + 37_000 * n);
    const middle = ((pays[6] ?? 0) + (pays[7] ?? 0)) / 2;
    expect((await detail('?placeId=1'))?.p50).toBe(toHalfLakh(middle));
  });

  it('stays as it is until the next quarter, then takes in everybody at once', async () => {
    const before = await detail();
    await report(9, { month: '2026-09-01' });
    expect(await releaseSalaries(server.services.db, new Date('2026-12-31T23:00:00Z'))).toBe(false);
    expect(await detail()).toEqual(before);
    expect(await releaseSalaries(server.services.db, new Date('2027-01-01T01:00:00Z'))).toBe(true);
    expect((await detail())?.contributors).toBe(49);
    await makeRelease(server.services.db, quarterOf(NOW));
  });

  it('[R-806] lists at most thirty jobs, sorted and narrowed as asked, Not Disclosed where too few fit', async () => {
    const all = await read<Wire['CompanySalaries']>(`/companies/${urlName}/salaries`);
    expect(all.items.length).toBeLessThanOrEqual(30);
    expect(all.items.some(({ jobProfileId }) => jobProfileId === job)).toBe(true);
    const elsewhere = await read<Wire['CompanySalaries']>(`/companies/${urlName}/salaries?placeId=2`);
    expect(elsewhere.items.find(({ jobProfileId }) => jobProfileId === job)?.figures).toBeNull();
    const sorted = await read<Wire['CompanySalaries']>(`/companies/zentrix-labs/salaries?sort=highestFirst`);
    const medians = sorted.items.map(({ figures }) => figures?.p50 ?? 0);
    expect(medians).toEqual([...medians].sort((a, b) => b - a));
  });

  it('[R-105] tells what a designation pays by experience, city and company', async () => {
    const of = await read<Wire['DesignationSalaries']>('/designations/backend-engineer/salaries');
    expect(of.jobProfile).toBe('Backend engineer');
    expect(of.companies.map(({ company }) => company.urlName)).toContain('zentrix-labs');
    expect(of.byPlace.map(({ place }) => place)).toContain('Bengaluru');
    for (const one of [...of.byExperience, ...of.byPlace, ...of.companies])
      expect(one.figures.contributors).toBeLessThanOrEqual(of.figures?.contributors ?? 0);
  });

  it('[R-105] tells what popular profiles pay as their own pages do, and nothing of fewer than ten people', async () => {
    const popular = await read<Wire['PopularPay'][]>('/popular-pay?limit=24');
    expect(popular.map(({ jobProfileId }) => jobProfileId)).toContain(job);
    expect(popular.map(({ jobProfileId }) => jobProfileId)).not.toContain(rare);
    expect(await read(`/companies/${urlName}/salaries/${rare}`)).toMatchObject({
      figures: { contributors: 9 },
    });
    for (const { jobProfile, p25, p50, p75, reports: contributors } of popular) {
      const own = await read<Wire['DesignationSalaries']>(
        `/designations/${designationUrl(jobProfile)}/salaries`,
      );
      expect(own.figures, jobProfile).toMatchObject({ p25, p50, p75, contributors });
    }
  });

  it('a company, job or designation that is not there is not found', async () => {
    for (const path of [
      '/companies/nobody/salaries',
      `/companies/${urlName}/salaries/2000000000`,
      '/designations/nobody/salaries',
    ])
      expect((await server.send({ method: 'GET', url: `/salary-services/v1${path}` })).statusCode).toBe(404);
  });

  it('over all that is shown: no two figures differ by fewer than five people', async () => {
    const rows = await server.services.db.selectFrom('salary_slices').selectAll().execute();
    expect(rows.length).toBeGreaterThan(5);
    const inside = (part: (typeof rows)[number], whole: (typeof rows)[number]) =>
      part.job_profile_id === whole.job_profile_id &&
      (['company_id', 'place_id', 'experience'] as const).every(
        (name) => whole[name] === null || whole[name] === part[name],
      );
    for (const whole of rows)
      for (const part of rows) {
        if (part === whole || !inside(part, whole)) continue;
        const left = whole.contributors - part.contributors;
        expect(left === 0 || left >= 5, `${JSON.stringify(whole)} less ${JSON.stringify(part)}`).toBe(true);
      }
  });
});
