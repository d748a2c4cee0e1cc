import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/review';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { recountIndustries, recountReviews } from './recount';

type Wire = components['schemas'];

const NOW = new Date('2026-11-20T09:00:00Z');
const A_MINUTE = 60_000;
const A_MEMBER = 'Mb1asha2Nair3Qx4';
const KAVERI = 1002;

let server: TestServer;
let made = 0;
let time = NOW.getTime();

/** Adds reviews of Kaveri Bank; by default from backend engineers in Bengaluru. */
async function write(count: number, preferences: Record<string, unknown> = {}): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    made += 1;
    return {
      id: `Review${String(made).padStart(6, '0')}`,
      company_id: KAVERI,
      author_seal: `author ${made}`,
      job_profile_id: 1,
      place_id: 1,
      experience: '3-5' as const,
      is_current: true,
      employment: 'fulltime' as const,
      written_on: '2026-10-01',
      title: 'Fair',
      likes: 'You own a service end to end here.',
      dislikes: 'Nothing much.',
      ...{ overall: 4, work_life: 5, skills: 4, culture: 4, pay: 3, security: 3, promotions: 2 },
      reply: null,
      replied_on: null,
      ...preferences,
    };
  });
  await server.services.db.insertInto('company_reviews').values(rows).execute();
  await recountReviews(server.services.db, [KAVERI], NOW);
  await recountIndustries(server.services.db);
}

async function get<T>(path: string, cookie?: string): Promise<T> {
  const response = await server.send({
    method: 'GET',
    url: `/review-services/v1${path}`,
    headers: cookie ? { cookie } : {},
  });
  expect(response.statusCode).toBe(200);
  return response.json<T>();
}

const ratings = () => get<Wire['RatingSummary']>('/companies/kaveri-bank/ratings');
const reviews = (query = '') => get<Wire['ReviewPage']>(`/companies/kaveri-bank/reviews?${query}`);

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
  await write(6);
  await write(4, { overall: 1, place_id: 2, job_profile_id: 40, likes: 'Good for a start.' });
  await write(1, { overall: 5, written_on: '2023-01-05', likes: 'You own a service end to end.' });
});
afterAll(() => server.close());

it('ratings are recomputed from the raw rows', async () => {
  const { overall, totalReviews: count, lastYear } = await ratings();
  expect(overall.stars).toEqual([4, 0, 0, 6, 1]);
  expect(overall.average).toBe(Math.round(((4 * 1 + 6 * 4 + 5) / 11) * 10) / 10);
  expect([count, lastYear]).toEqual([11, 10]);
  const company = await server.services.db
    .selectFrom('companies')
    .select(['rating', 'reviews'])
    .where('id', '=', KAVERI)
    .executeTakeFirstOrThrow();
  expect(company).toEqual({ rating: overall.average, reviews: 11 });
});

it('a burst of reviews is shown, and the rating without it is that of the other public reviews', async () => {
  expect((await ratings()).burst).toBeNull();
  const { db } = server.services;
  const ids = async () => (await db.selectFrom('company_reviews').select('id').execute()).map(({ id }) => id);
  const before = await ids();
  for (const written_on of ['2026-11-02', '2026-11-04']) await write(8, { overall: 5, written_on });
  await write(3, { overall: 5, written_on: '2026-11-03', status: 'HIDDEN' });
  const { burst, overall } = await ratings();
  expect(burst).toEqual({
    ...{ from: '2026-11-02', to: '2026-11-04', reviews: 16 },
    without: { average: Math.round(((4 * 1 + 6 * 4 + 5) / 11) * 10) / 10, reviews: 11 },
  });
  expect(overall.stars).toEqual([4, 0, 0, 6, 17]);
  await db.deleteFrom('company_reviews').where('id', 'not in', before).execute();
  await recountReviews(db, [KAVERI], NOW);
  expect((await ratings()).burst).toBeNull();
});

it('phrases count the reviews of the last twelve months that contain them', async () => {
  const { likes, dislikes } = await ratings();
  expect(likes.map(({ mentions }) => mentions)).toEqual([6]);
  const [phrase] = likes;
  expect(phrase?.text.slice(phrase.highlight.start, phrase.highlight.end)).toBe('own a service end to end');
  expect(dislikes).toEqual([]);
  const { items } = (await server.send({ url: '/company-services/v1/companies' })).json();
  const kaveri = items.find(({ urlName }: { urlName: string }) => urlName === 'kaveri-bank');
  expect([kaveri.likes, kaveri.dislikes]).toEqual(['owning projects end to end', null]);
});

it('a role or place that fewer than five reviews share is neither shown nor a filter', async () => {
  const { items } = await reviews('sort=lowestFirst');
  expect(items[0]).toMatchObject({ overall: 1, role: null, place: null });
  expect(items.at(-1)).toMatchObject({ role: 'Backend engineer', place: 'Bengaluru' });
  const filters = await get<Wire['ReviewFilters']>('/companies/kaveri-bank/review-filters');
  expect(filters.places.map(({ name, reviews: count }) => [name, count])).toEqual([['Bengaluru', 7]]);
  expect((await reviews('placeId=2')).items).toEqual([]);
  expect((await reviews('jobProfileId=40')).total).toBe(0);
});

it('[R-677] reviews can be filtered, sorted, searched and paged', async () => {
  expect((await reviews('stars=1')).total).toBe(4);
  expect((await reviews('asText=good%20for')).total).toBe(4);
  expect((await reviews('asText=%25')).total).toBe(0);
  expect((await reviews('sort=oldToNew')).items[0]?.writtenOn).toBe('2023-01-05');
  const pages = [await reviews('page=1'), await reviews('page=2'), await reviews('page=3')];
  expect(pages.map(({ items }) => items.length)).toEqual([10, 1, 0]);
  expect(new Set(pages.flatMap(({ items }) => items.map(({ reviewId }) => reviewId))).size).toBe(11);
});

it('[R-364][R-365] reviews filter by authors in their first year and by experienced authors', async () => {
  const { db } = server.services;
  const all = (await reviews()).total;
  const [first] = await db
    .selectFrom('company_reviews')
    .innerJoin('companies', 'companies.id', 'company_reviews.company_id')
    .select('company_reviews.id')
    .where('companies.url_name', '=', 'kaveri-bank')
    .execute();
  const years = (experience: '0' | '1-2') =>
    db
      .updateTable('company_reviews')
      .set({ experience })
      .where('id', '=', first?.id ?? '')
      .execute();
  await years('0');
  const freshers = await reviews('experience=fresher');
  expect(freshers.items.map(({ reviewId }) => reviewId)).toContain(first?.id);
  expect(freshers.total + (await reviews('experience=experienced')).total).toBe(all);
  await years('1-2');
  time += A_MINUTE + 1;
  expect((await reviews('experience=fresher')).total).toBe(freshers.total - 1);
});

it('[R-677] filter results are cached for a minute, but deleted and new reviews show at once', async () => {
  const { db } = server.services;
  const before = await reviews('stars=1&sort=newToOld');
  const [gone] = before.items;
  const set = (status: 'LIVE' | 'DELETED') =>
    db
      .updateTable('company_reviews')
      .set({ status })
      .where('id', '=', gone?.reviewId ?? '')
      .execute();
  await set('DELETED');
  const without = await reviews('stars=1&sort=newToOld');
  expect(without.items).toEqual(before.items.slice(1));
  expect(without.total).toBe(before.total);
  await set('LIVE');
  await write(1, { overall: 1, written_on: '2026-11-01' });
  const after = await reviews('stars=1&sort=newToOld');
  expect([after.total, after.items[0]?.writtenOn]).toEqual([before.total + 1, '2026-11-01']);
});

it('a review shows a day and nothing that identifies its author', async () => {
  const { items } = await reviews();
  expect(items[0]?.writtenOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(JSON.stringify(items)).not.toContain('author');
});

it('a helpful mark counts once even when repeated, and can be removed', async () => {
  const cookie = await server.signIn(A_MEMBER);
  const set = async (isHelpful: boolean) =>
    (
      await server.send({
        method: 'PUT',
        url: '/review-services/v1/reviews/Rv7ZentrixGoodPpl1/helpful',
        headers: { 'content-type': 'application/json', cookie },
        payload: JSON.stringify({ isHelpful }),
      })
    ).json<Wire['HelpfulCount']>();
  const before = await get<Wire['ReviewPage']>('/companies/zentrix-labs/reviews', cookie);
  const helpful = before.items[0]?.helpful ?? 0;
  expect((await set(true)).helpful).toBe(helpful + 1);
  expect((await set(true)).helpful).toBe(helpful + 1);
  const after = await get<Wire['ReviewPage']>('/companies/zentrix-labs/reviews', cookie);
  expect(after.items[0]).toMatchObject({ helpful: helpful + 1, isHelpful: true });
  expect((await set(false)).helpful).toBe(helpful);
});

it('the rating trend has finished quarters with at least five reviews only', async () => {
  await write(5, { overall: 3, written_on: '2026-08-10' });
  await write(4, { overall: 5, written_on: '2026-05-10' });
  expect((await ratings()).trend).toEqual([{ quarter: '2026-Q3', average: 3, reviews: 5 }]);
  await write(1, { overall: 5, written_on: '2026-06-30' });
  expect((await ratings()).trend).toEqual([
    { quarter: '2026-Q2', average: 5, reviews: 5 },
    { quarter: '2026-Q3', average: 3, reviews: 5 },
  ]);
});

it('a verified badge appears from ten reviews on, and never on an anonymous review', async () => {
  const verified = async () =>
    (
      await server.services.db
        .selectFrom('company_reviews')
        .select('id')
        .where('company_id', '=', KAVERI)
        .where('is_verified', '=', true)
        .where('is_anonymous', '=', false)
        .execute()
    ).length;
  const badges = async () => {
    const { items } = await reviews('asText=badge');
    return items.map(({ isVerified }) => isVerified);
  };
  await write(9, { is_verified: true, likes: 'A badge.' });
  expect(await verified()).toBe(9);
  expect(await badges()).toEqual(Array(9).fill(false));
  await write(1, { is_verified: true, is_anonymous: true, likes: 'An anonymous one.' });
  await write(1, { is_verified: true, likes: 'One more.' });
  expect(await badges()).toEqual(Array(9).fill(true));
  const { items } = await reviews('asText=anonymous%20one');
  expect(items[0]?.isVerified).toBe(false);
});

it('a phrase is quoted from a review', async () => {
  await write(5, { dislikes: 'Fine team. Our systems are older than the interns, sadly. Else good.' });
  expect((await ratings()).dislikes).toContainEqual({
    text: 'Our systems are older than the interns, sadly.',
    highlight: { start: 16, end: 38 },
    mentions: 5,
  });
});
