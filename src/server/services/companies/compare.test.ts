import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/company';
import { startTestServer, type TestServer } from '../../testing/start-test-server';

type Wire = components['schemas'];

let server: TestServer;
let time = new Date('2026-11-20T09:00:00Z').getTime();
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());

async function get<T>(path: string, status = 200): Promise<T> {
  const response = await server.send({ method: 'GET', url: `/company-services/v1${path}` });
  expect(response.statusCode).toBe(status);
  return response.json<T>();
}

it('[R-864] the comparison returns two to four companies in the requested order', async () => {
  const both = await get<Wire['Comparison'][]>('/comparison?companies=kaveri-bank,zentrix-labs,kaveri-bank');
  expect(both.map(({ card }) => card.urlName)).toEqual(['kaveri-bank', 'zentrix-labs']);
  const zentrix = both[1];
  const offices = await get<Wire['Office'][]>('/companies/zentrix-labs/offices');
  expect(zentrix?.places).toEqual(offices.map(({ place }) => place));
  expect(zentrix?.interviews).toEqual({ EASY: 0, MODERATE: 1, HARD: 0 });
  expect(zentrix?.benefits.every(({ reports }) => reports >= 5)).toBe(true);
  // A benefit that is missing here would read as "Fewer than five reports".
  const { items } = await get<Wire['ReportedBenefits']>('/companies/zentrix-labs/benefits');
  const codes = (benefits: readonly Wire['ReportedBenefit'][] = []) =>
    benefits.map(({ code }) => code).sort();
  expect(codes(zentrix?.benefits)).toEqual(codes(items));
  await get('/comparison?companies=zentrix-labs', 400);
  await get('/comparison?companies=a,b,c,d,e', 400);
  expect(await get('/comparison?companies=nobody,nowhere')).toEqual([]);
});

it('[R-864] the comparison shows pay only for jobs of at least two companies, from the published slices', async () => {
  const [item, two] = await get<Wire['Comparison'][]>('/comparison?companies=zentrix-labs,kaveri-bank');
  const jobs = (column: typeof item) => column?.salaries.map(({ jobProfileId }) => jobProfileId);
  expect(jobs(item)).toEqual(jobs(two));
  expect(item?.salaries.length).toBeGreaterThan(0);
  for (const { jobProfileId, p50, low, high } of item?.salaries ?? []) {
    const slice = await server.services.db
      .selectFrom('salary_slices')
      .select(['p50', 'low', 'high'])
      .where('company_id', '=', 1001)
      .where('job_profile_id', '=', jobProfileId)
      .where('place_id', 'is', null)
      .where('experience', 'is', null)
      .executeTakeFirstOrThrow();
    expect({ p50, low, high }).toEqual(slice);
  }
});

it('[R-083][R-084][R-085][R-088][R-090] the story endpoint returns what the company publishes about itself', async () => {
  const story = await get<Wire['Story']>('/companies/zentrix-labs/story');
  const days = story.updates.map(({ writtenOn }) => writtenOn);
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual([...days].sort().reverse());
  expect(story.sections.length).toBeLessThanOrEqual(7);
  expect(story.prizes.length).toBeGreaterThan(0);
  expect(story.leaderMessage).not.toBeNull();
  await get('/companies/nobody/story', 404);
});

it('page visits are written as totals once a minute', async () => {
  const visits = async () =>
    (
      await server.services.db
        .selectFrom('company_interest')
        .select('visits')
        .where('company_id', '=', 1002)
        .executeTakeFirstOrThrow()
    ).visits;
  const before = await visits();
  const visitFrom = (remoteAddress: string) =>
    server.send({ method: 'GET', url: '/company-services/v1/companies/kaveri-bank', remoteAddress });
  await visitFrom('203.0.113.7');
  expect(await visits()).toBe(before);
  time += 61_000;
  await visitFrom('203.0.113.8');
  expect(await visits()).toBe(before + 2);
});

it('a visitor who loads a company page again and again counts once an hour', async () => {
  const visits = async () => {
    time += 61_000;
    // The visit of another company writes the totals.
    await server.send({ method: 'GET', url: '/company-services/v1/companies/orbitly' });
    const row = await server.services.db
      .selectFrom('company_interest')
      .select('visits')
      .where('company_id', '=', 1001)
      .executeTakeFirst();
    return row?.visits ?? 0;
  };
  const load = () =>
    server.send({
      method: 'GET',
      url: '/company-services/v1/companies/zentrix-labs',
      remoteAddress: '203.0.113.9',
    });
  const before = await visits();
  await Promise.all([load(), load()]);
  await load();
  expect(await visits()).toBe(before + 1);
  time += 3_600_000;
  await load();
  expect(await visits()).toBe(before + 2);
});

it('[R-022] the company list filters by benefit and by badge', async () => {
  const input = await get<Wire['CompanyPage']>('/companies?benefit=SABBATICAL');
  for (const { urlName } of input.items) {
    const { items } = await get<Wire['ReportedBenefits']>(`/companies/${urlName}/benefits`);
    expect(items.map(({ code }) => code)).toContain('SABBATICAL');
  }
  const all = (await get<Wire['CompanyPage']>('/companies')).total;
  expect(input.total).toBeLessThan(all);
  const badged = await get<Wire['CompanyPage']>('/companies?badge=PROMOTES_TRANSPARENCY');
  for (const { urlName } of badged.items)
    expect((await get<Wire['Company']>(`/companies/${urlName}`)).badges).toContainEqual({
      code: 'PROMOTES_TRANSPARENCY',
    });
  expect(badged.total).toBeGreaterThan(0);
});

it('[R-864] every compared rating includes the range that decides the verdict', async () => {
  const { db } = server.services;
  await db.deleteFrom('company_ratings').where('company_id', '=', 1001).execute();
  const counts = { company_id: 1001, one: 1, two: 1, three: 2, four: 3, five: 3 };
  await db
    .insertInto('company_ratings')
    .values(['overall', 'workLife'].map((category) => ({ ...counts, category })))
    .execute();
  time += 61_000;
  const [zentrix] = await get<Wire['Comparison'][]>('/comparison?companies=zentrix-labs,kaveri-bank');
  expect(zentrix?.ratings).toEqual([{ category: 'workLife', average: 3.6, low: 2.7, high: 4.5 }]);
});
