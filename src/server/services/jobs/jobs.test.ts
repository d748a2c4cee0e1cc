import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/jobs';
import type { JobTable } from '../../db/job-tables';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

type Wire = components['schemas'];

const NOW = new Date('2026-11-20T09:00:00Z');
let server: TestServer;

const opening = (id: string, preferences: Partial<Insertable<JobTable>> = {}): Insertable<JobTable> => ({
  id,
  company_id: 1002,
  job_profile_id: 3,
  title: `Opening ${id}`,
  employment: 'fulltime' as const,
  from_years: 2,
  to_years: 5,
  min_ctc: 800_000,
  max_ctc: 1_200_000,
  skills: ['Databases'],
  about: 'Work.',
  duties: ['Do it'],
  apply_url: 'https://kaveribank.example/jobs',
  posted_on: '2026-11-18',
  confirmed_on: '2026-11-19',
  ...preferences,
});

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
  const openings = [
    opening('job-plain-1'),
    opening('job-old-001', { posted_on: '2026-10-25' }),
    opening('job-intern1', {
      employment: 'intern',
      from_years: 0,
      to_years: 0,
      min_ctc: 240_000,
      max_ctc: null,
    }),
    opening('job-secret1', { min_ctc: null, max_ctc: null }),
    opening('job-dollar1', { min_ctc: 60_000, max_ctc: 90_000, currency: 'USD' }),
    opening('job-closed1', { status: 'CLOSED' }),
  ];
  const { db } = server.services;
  await db.insertInto('jobs').values(openings).execute();
  await db
    .insertInto('job_places')
    .values(openings.map(({ id }) => ({ job_id: id, place_id: 1 })))
    .execute();
});
afterAll(() => server.close());

it('a job is compared with the published group of its role, experience and city, and with no other', async () => {
  const { db } = server.services;
  const slice = {
    job_profile_id: 3,
    company_id: null,
    contributors: 30,
    p10: null,
    p25: 700_000,
    p75: 1_000_000,
    p90: null,
    confidence: 'HIGH' as const,
    first_month: '2026-01-01',
    last_month: '2026-09-01',
  };
  await db.deleteFrom('salary_slices').where('job_profile_id', '=', 3).execute();
  const market = async (id: string) => (await get<Wire['Job']>(`/jobs/${id}`)).card.market;
  expect(await market('job-plain-1')).toBeUndefined();
  const figures = (p50: number) => ({ p50, low: p50 - 50_000, high: p50 + 50_000 });
  await db
    .insertInto('salary_slices')
    .values([
      // All experience, and another experience: every job would be above or below it.
      { ...slice, ...figures(100_000), place_id: null, experience: null },
      { ...slice, ...figures(200_000), place_id: null, experience: '6-9' },
      { ...slice, ...figures(900_000), place_id: null, experience: '3-5' },
      { ...slice, ...figures(500_000), place_id: null, experience: null, company_id: 1002 },
    ])
    .execute();
  const india = { median: 900_000, low: 850_000, high: 950_000, people: 30, place: null, experience: '3-5' };
  expect(await market('job-plain-1')).toEqual(india);
  await db
    .insertInto('salary_slices')
    .values({ ...slice, ...figures(800_000), place_id: 1, experience: '3-5' })
    .execute();
  expect(await market('job-plain-1')).toMatchObject({ median: 800_000, place: expect.any(String) });
  // An internship is not compared with regular pay.
  expect(await market('job-intern1')).toBeUndefined();
  const { payHere } = await get<Wire['Job']>('/jobs/job-plain-1');
  expect(payHere).toMatchObject({ median: 500_000, people: 30, experience: null, place: null });
});

async function get<T>(path: string, status = 200): Promise<T> {
  const response = await server.send({ method: 'GET', url: `/jobs-services/v1${path}` });
  expect(response.statusCode).toBe(status);
  return response.json<T>();
}
const ids = async (query: string): Promise<readonly string[]> =>
  (await get<Wire['JobPage']>(`/jobs?${query}`)).items.map(({ jobId }) => jobId);

it('[R-064] the jobs of a company list only open jobs, newest first', async () => {
  const page = await get<Wire['JobPage']>('/jobs?companyUrl=kaveri-bank');
  expect(page).toMatchObject({ total: 5, pages: 1 });
  const days = page.items.map(({ postedOn }) => postedOn);
  expect(days).toEqual([...days].sort().reverse());
  expect(page.items.map(({ jobId }) => jobId)).not.toContain('job-closed1');
});

it('[R-165][R-166] jobs filter by experience, freshness, employment, location, designation, skill, industry and pay', async () => {
  const select = (query: string) => ids(`companyUrl=kaveri-bank&${query}`);
  expect(await select('freshness=7')).not.toContain('job-old-001');
  expect(await select('freshness=30')).toContain('job-old-001');
  expect(await select('experience=0')).toEqual(['job-intern1']);
  expect(await select('experience=6')).toEqual([]);
  expect(await select('employment=intern')).toEqual(['job-intern1']);
  expect(await select('ctc=6-10')).toEqual(expect.arrayContaining(['job-plain-1']));
  expect(await select('ctc=10-15')).toContain('job-plain-1');
  expect(await select('ctc=15-25')).toEqual([]);
  expect(await select('ctc=0-3')).toEqual(['job-intern1']);
  expect(await select('location=nowhere')).toEqual([]);
  expect((await select('skill=databases')).length).toBe(5);
  expect(await select('skill=juggling')).toEqual([]);
  expect(await select('industry=banking')).toHaveLength(5);
  expect(await select('industry=retail')).toEqual([]);
  expect(await select('designation=backend-engineer')).toEqual([]);
});

it('[R-875] a job page shows requirements, pay, the confirmation date and similar openings', async () => {
  const job = await get<Wire['Job']>('/jobs/Jb4ZentrixBackend01');
  expect(job).toMatchObject({
    isOpen: true,
    card: { title: 'Senior backend engineer, payments', places: ['Bengaluru', 'Pune'], minCtc: 2_800_000 },
    confirmedOn: '2026-11-18',
  });
  const plain = await get<Wire['Job']>('/jobs/job-plain-1');
  expect(plain.similar).toHaveLength(4);
  expect(plain.similar.map(({ jobId }) => jobId)).not.toContain('job-closed1');
  expect(await get<Wire['Job']>('/jobs/job-closed1')).toMatchObject({ isOpen: false });
  await get('/jobs/job-nowhere', 404);
});

it('each job filter lists as many openings as its count says', async () => {
  const filters = await get<Wire['JobFilters']>('/job-filters');
  for (const { urlName, jobs } of filters.locations)
    expect((await get<Wire['JobPage']>(`/jobs?location=${urlName}`)).total).toBe(jobs);
  for (const { urlName, jobs } of filters.designations)
    expect((await get<Wire['JobPage']>(`/jobs?designation=${urlName}`)).total).toBe(jobs);
  for (const { urlName, jobs } of filters.industries)
    expect((await get<Wire['JobPage']>(`/jobs?industry=${urlName}`)).total).toBe(jobs);
});
