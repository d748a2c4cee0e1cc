import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/awards';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { refreshFigures } from './refresh-figures';

type CompanyAwards = components['schemas']['CompanyAwards'];
type AwardEdition = components['schemas']['AwardEdition'];
type AwardYear = components['schemas']['AwardYear'];

let date = new Date('2025-12-31T23:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => date });
});
afterAll(() => server.close());

const ZENTRIX = 1001;
const KAVERI = 1002;

async function awardsOf(urlName: string): Promise<CompanyAwards> {
  const response = await server.send({ url: `/awards-services/v1/companies/${urlName}/awards` });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const ask = (path: string) => server.send({ url: `/awards-services/v1/${path}` });

async function editionOf(year: number): Promise<AwardEdition> {
  const response = await ask(`editions/${year}`);
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** Adds reviews with these stars, all on the same day. */
async function review(companyId: number, writtenOn: string, stars: readonly number[]): Promise<void> {
  const contribution = { title: 'A place', likes: 'The people there.', dislikes: 'The hours there.' };
  const person = { job_profile_id: 1, place_id: 1, experience: '3-5', is_current: true } as const;
  await server.services.db
    .insertInto('company_reviews')
    .values(
      stars.map((overall, n) => ({
        ...contribution,
        ...person,
        id: `${companyId} ${writtenOn} ${n}`,
        company_id: companyId,
        author_seal: `${companyId} ${writtenOn} ${n}`,
        employment: 'fulltime' as const,
        written_on: writtenOn,
        overall,
        work_life: overall,
        skills: overall,
        culture: overall,
        pay: overall,
        security: overall,
        promotions: overall,
        reply: null,
        replied_on: null,
      })),
    )
    .execute();
}

const times = (count: number, stars: number): readonly number[] => Array.from({ length: count }, () => stars);

it('[R-682][R-072] a company without awards gets an empty list, and an unknown company gets a 404', async () => {
  expect(await awardsOf('zentrix-labs')).toMatchObject({ awards: [] });
  const anonymous = await server.send({ url: '/awards-services/v1/companies/nobody-at-all/awards' });
  expect(anonymous.statusCode).toBe(404);
});

it('[R-011][R-035][R-117] an edition that is not counted yet has no winners and shows the minimum from the rule', async () => {
  const years = (await ask('editions')).json<AwardYear[]>();
  expect(years.map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022]);
  const { sizes } = await editionOf(2025);
  expect(sizes.map(({ size, minReviews: min, ranked, named }) => [size, min, ranked, named])).toEqual([
    ['mega', 500, 0, []],
    ['large', 200, 0, []],
    ['mid-sized', 100, 0, []],
    ['small', 50, 0, []],
  ]);
  for (const year of [2021, 2026]) expect((await ask(`editions/${year}`)).statusCode, `${year}`).toBe(404);
});

it('[R-072][R-121] the reviews of a year are counted once, after the year is over', async () => {
  const { db } = server.services;
  await db.deleteFrom('company_reviews').execute();
  await db.updateTable('companies').set({ employees: '1-10' }).where('id', 'in', [ZENTRIX, KAVERI]).execute();
  await review(ZENTRIX, '2025-01-01', [...times(30, 4), ...times(30, 5)]);
  await review(KAVERI, '2025-12-31', times(50, 5));
  await review(KAVERI, '2026-01-01', times(60, 1));
  await refreshFigures(server.services);
  expect((await awardsOf('kaveri-bank')).awards).toEqual([]);

  date = new Date('2026-01-01T01:00:00Z');
  await refreshFigures(server.services);
  const best = { year: 2026, size: 'small', rank: 1, ranked: 2, reviews: 50, low: 5 };
  expect(await awardsOf('kaveri-bank')).toEqual({ size: 'small', minReviews: 50, awards: [best] });
  const second = { year: 2026, size: 'small', rank: 2, ranked: 2, reviews: 60, low: 4.3 };
  expect((await awardsOf('zentrix-labs')).awards).toEqual([second]);

  await db.deleteFrom('company_reviews').where('company_id', '=', KAVERI).execute();
  await Promise.all([refreshFigures(server.services), refreshFigures(server.services)]);
  expect((await awardsOf('kaveri-bank')).awards).toEqual([best]);
});

it('[R-118][R-121] an edition lists all winners in rank order by size', async () => {
  const { year, years, industries, sizes } = await editionOf(2026);
  expect([year, years]).toEqual([2026, [2026, 2025, 2024, 2023, 2022]]);
  const small = sizes.find(({ size }) => size === 'small');
  expect(small).toMatchObject({ minReviews: 50, ranked: 2 });
  expect(small?.named.map(({ urlName, rank, low }) => [urlName, rank, low])).toEqual([
    ['kaveri-bank', 1, 5],
    ['zentrix-labs', 2, 4.3],
  ]);
  expect(industries).toEqual(expect.arrayContaining(small?.named.map(({ industry }) => industry) ?? []));
  const [newest] = (await ask('editions')).json<AwardYear[]>();
  expect(newest?.sizes.flatMap(({ named }) => named.map(({ urlName }) => urlName))).toEqual(['kaveri-bank']);
  const listed = (await server.send({ url: '/sitemaps/awards-1.xml' })).body.match(/\/awards\/[^<]+/g);
  expect(listed).toEqual(['/awards/best-small-companies-to-work-in-india-2026']);
});

it('[R-119] startups are ranked among startups once, even without enough reviews for their size', async () => {
  const { db } = server.services;
  await db
    .updateTable('companies')
    .set((is) => ({
      founded_year: 2017,
      industry_id: is.selectFrom('industries').select('id').where('name', '=', 'Software Product'),
    }))
    .where('id', '=', ZENTRIX)
    .execute();
  await db.deleteFrom('startup_awards').where('year', '=', 2026).execute();
  await db.deleteFrom('startup_editions').where('year', '=', 2026).execute();
  await db.deleteFrom('company_reviews').execute();
  await review(ZENTRIX, '2025-03-01', times(5, 4));
  await review(KAVERI, '2025-03-01', times(50, 5));
  await refreshFigures(server.services);
  const { named, ...counted } = (await editionOf(2026)).startups;
  expect(counted).toEqual({ minReviews: 5, ranked: 1 });
  expect(named.map(({ urlName, rank, reviews }) => [urlName, rank, reviews])).toEqual([
    ['zentrix-labs', 1, 5],
  ]);
  await db.deleteFrom('company_reviews').execute();
  await refreshFigures(server.services);
  expect((await editionOf(2026)).startups.named).toEqual(named);
});

it('[R-121] a company needs the minimum number of reviews, and a deleted review does not count', async () => {
  const { db } = server.services;
  await db.deleteFrom('company_reviews').execute();
  await review(ZENTRIX, '2026-05-01', times(50, 4));
  await review(KAVERI, '2026-05-01', times(50, 5));
  await db
    .updateTable('company_reviews')
    .set({ status: 'DELETED' })
    .where('id', '=', `${KAVERI} 2026-05-01 7`)
    .execute();
  date = new Date('2027-01-01T01:00:00Z');
  await Promise.all([refreshFigures(server.services), refreshFigures(server.services)]);
  expect((await awardsOf('zentrix-labs')).awards[0]).toMatchObject({ year: 2027, rank: 1, ranked: 1 });
  expect((await awardsOf('kaveri-bank')).awards.map(({ year }) => year)).toEqual([2026]);
});

it('[R-036] a counted edition has a unique share token, and an unknown token gets a 404', async () => {
  const { db } = server.services;
  await db.deleteFrom('award_shares').execute();
  expect((await editionOf(2027)).token).toBeNull();
  await db.deleteFrom('company_awards').execute();
  await db.deleteFrom('award_editions').execute();
  await Promise.all([refreshFigures(server.services), refreshFigures(server.services)]);
  const tokens = await Promise.all([2026, 2027].map(async (year) => (await editionOf(year)).token ?? ''));
  expect(new Set(tokens).size).toBe(2);
  for (const [index, token] of tokens.entries()) {
    expect(token).toMatch(/^[A-Za-z0-9]{16,40}$/);
    expect((await ask(`shared-editions/${token}`)).json()).toEqual({ year: 2026 + index });
  }
  expect((await ask('shared-editions/Zk3pQv8LmT2wRb7X')).statusCode).toBe(404);
});
