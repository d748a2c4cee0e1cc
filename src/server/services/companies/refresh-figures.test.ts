import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components as Company } from '../../../contracts/company';
import type { components as Search } from '../../../contracts/search';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { releaseSalaries } from '../salaries/release-salaries';
import { seedReports } from '../salaries/testing';
import { refreshFigures } from './refresh-figures';

const KAVERI = 1002;
let date = new Date('2026-11-20T09:00:00Z');
let server: TestServer;
let made = 0;
beforeAll(async () => {
  server = await startTestServer({ now: () => date });
  await refreshFigures(server.services);
});
afterAll(() => server.close());

async function get<T>(path: string): Promise<T> {
  const response = await server.send({ method: 'GET', url: path });
  expect(response.statusCode).toBe(200);
  return response.json<T>();
}
const company = (urlName = 'kaveri-bank') =>
  get<Company['schemas']['Company']>(`/company-services/v1/companies/${urlName}`);
const suggested = async (text: string) =>
  (await get<Search['schemas']['Hit'][]>(`/search-services/v1/suggest?q=${encodeURIComponent(text)}`)).map(
    ({ name }) => name,
  );
/** Skips past the one-minute cache of names. */
const later = (minutes: number) => {
  date = new Date(date.getTime() + minutes * 60_000);
};

/** Rows as a form would write them, before any count. */
function nextRow() {
  made += 1;
  return { id: `refreshed ${made}`, company_id: KAVERI, job_profile_id: 1 };
}
/** Enough reports of one job to be published, and to move a rounded count. */
const reportPay = (month: string) =>
  seedReports(
    server.services,
    Array.from({ length: 120 }, () => ({ company: KAVERI, job: 1, month })),
  );
async function notifyInterview(): Promise<void> {
  const row = nextRow();
  const contribution = {
    difficulty: 'EASY',
    outcome: 'SELECTED',
    applied_through: 'REFERRAL',
    rounds: '[]',
    advice: null,
    written_month: '2026-08-01',
  } as const;
  await server.services.db
    .insertInto('interviews')
    .values({ ...row, ...contribution, author_seal: row.id, place_id: 1, experience: '3-5' })
    .execute();
}
async function openJob(): Promise<void> {
  const request = { employment: 'fulltime' as const, from_years: 2, to_years: 5, skills: [] };
  const message = { about: 'A team.', duties: [], apply_url: 'https://example.com/apply' };
  const days = { posted_on: '2026-11-01', confirmed_on: '2026-11-01' };
  await server.services.db
    .insertInto('jobs')
    .values({
      ...nextRow(),
      title: 'Engineer',
      min_ctc: 1_000_000,
      max_ctc: 1_500_000,
      ...request,
      ...message,
      ...days,
    })
    .execute();
}

it('[R-323] the counts next to the tabs follow contributions, and salaries count only after their release', async () => {
  const { counts } = await company();
  await notifyInterview();
  await openJob();
  await openJob();
  await reportPay('2026-08-01');
  await reportPay('2026-11-01');
  await refreshFigures(server.services);
  expect((await company()).counts).toEqual({
    ...counts,
    interviewExperiencesLive: counts.interviewExperiencesLive + 1,
    companyJobs: counts.companyJobs + 2,
  });
  expect(await releaseSalaries(server.services, new Date('2027-01-02T00:00:00Z'))).toBe(true);
  await refreshFigures(server.services);
  expect((await company()).counts.companySalaries).toBeGreaterThan(counts.companySalaries);
});

it('badges appear and disappear by their rules', async () => {
  const { db } = server.services;
  const has = async (code: string) => (await company()).badges.some((badge) => badge.code === code);
  await db.deleteFrom('jobs').where('company_id', '=', KAVERI).execute();
  await refreshFigures(server.services);
  expect(await has('PROMOTES_TRANSPARENCY')).toBe(false);
  await openJob();
  await refreshFigures(server.services);
  expect(await has('PROMOTES_TRANSPARENCY')).toBe(true);
  await db.updateTable('jobs').set({ max_ctc: null }).where('company_id', '=', KAVERI).execute();
  await refreshFigures(server.services);
  expect(await has('PROMOTES_TRANSPARENCY')).toBe(false);
});

it('the figures of the last twelve months shrink over time without new reviews', async () => {
  const { db } = server.services;
  const lastYear = async () =>
    (
      await db
        .selectFrom('companies')
        .select('reviews_last_year')
        .where('id', '=', 1001)
        .executeTakeFirstOrThrow()
    ).reviews_last_year;
  const before = await lastYear();
  expect(before).toBeGreaterThan(0);
  await refreshFigures({ db, now: () => new Date('2028-11-21T09:00:00Z') });
  expect(await lastYear()).toBe(0);
});

it('[R-687] search finds a renamed company by its new name only, and follows additions and removals', async () => {
  const { db } = server.services;
  const rename = (name: string, url_name: string) =>
    db.updateTable('companies').set({ name, url_name }).where('id', '=', KAVERI).execute();
  expect(await suggested('kaveri b')).toContain('Kaveri Bank');
  await rename('Quixotry Finance', 'quixotry-finance');
  await refreshFigures(server.services);
  later(2);
  expect(await suggested('quixo')).toEqual(['Quixotry Finance']);
  expect(await suggested('finance')).toContain('Quixotry Finance');
  expect(await suggested('quixotri')).toEqual(['Quixotry Finance']);
  expect(await suggested('kaveri b')).not.toContain('Kaveri Bank');
  await rename('Kaveri Bank', 'kaveri-bank');
  await refreshFigures(server.services);
  later(2);
  expect(await suggested('quixo')).toEqual([]);
  expect(await suggested('kaveri b')).toContain('Kaveri Bank');
});

it('[R-687] search ranks names with the same prefix by weight, and a rebuild leaves correct rows alone', async () => {
  const { db } = server.services;
  const some = await db.selectFrom('job_profiles').select('department_id').executeTakeFirstOrThrow();
  await db
    .insertInto('job_profiles')
    .values(
      Array.from({ length: 40 }, (_, n) => ({
        id: 70_000 + n,
        name: `Wxyz ${String.fromCharCode(97 + (n % 26))}${n} maker`,
        department_id: some.department_id,
      })),
    )
    .execute();
  await db
    .insertInto('salary_slices')
    .values({
      job_profile_id: 70_033,
      company_id: null,
      place_id: null,
      experience: null,
      contributors: 9000,
      p10: null,
      p25: 1,
      p50: 2,
      p75: 3,
      p90: null,
      low: 1,
      high: 3,
      confidence: 'HIGH',
      first_month: '2026-01-01',
      last_month: '2026-08-01',
    })
    .execute();
  await refreshFigures(server.services);
  later(2);
  for (const typed of ['wx', 'wxyz', 'wxyz h33']) expect((await suggested(typed))[0]).toBe('Wxyz h33 maker');
  expect(await suggested('wxyz')).toHaveLength(5);
  const rows = () => db.selectFrom('search_tails').selectAll().orderBy('entry_id').orderBy('tail').execute();
  const before = await rows();
  await refreshFigures(server.services);
  expect(await rows()).toEqual(before);
});

it('two servers can refresh the figures at the same time', async () => {
  const { db } = server.services;
  await db.updateTable('companies').set({ recounted_on: null }).execute();
  await Promise.all([refreshFigures(server.services), refreshFigures(server.services)]);
  const left = await db.selectFrom('companies').select('id').where('recounted_on', 'is', null).execute();
  expect(left).toEqual([]);
  expect((await suggested('zentrix'))[0]).toBe('Zentrix Labs');
});
