import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../contracts/review';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { recountReviews } from './recount';

type Page = components['schemas']['ReviewPage'];

const NOW = new Date('2026-11-20T09:00:00Z');
const A_MINUTE = 60_000;
const KAVERI = 1002;

let server: TestServer;
let time = NOW.getTime();
let made = 0;

async function write(likes: readonly string[]): Promise<readonly string[]> {
  const rows = likes.map((text) => {
    made += 1;
    return {
      id: `Search${String(made).padStart(6, '0')}`,
      company_id: KAVERI,
      author_seal: `author ${made}`,
      ...{ job_profile_id: 1, place_id: 1, experience: '3-5' as const, employment: 'fulltime' as const },
      ...{
        is_current: true,
        written_on: '2026-10-01',
        title: 'Fair',
        likes: text,
        dislikes: 'Nothing much.',
      },
      ...{ overall: 4, work_life: 5, skills: 4, culture: 4, pay: 3, security: 3, promotions: 2 },
      ...{ reply: null, replied_on: null },
    };
  });
  await server.services.db.insertInto('company_reviews').values(rows).execute();
  await recountReviews(server.services.db, [KAVERI], NOW);
  return rows.map(({ id }) => id);
}

const search = async (text: string, rest = ''): Promise<Page> => {
  const url = `/review-services/v1/companies/kaveri-bank/reviews?asText=${encodeURIComponent(text)}${rest}`;
  const response = await server.send({ method: 'GET', url });
  expect(response.statusCode).toBe(200);
  return response.json<Page>();
};

/** Only the number decides how the database looks for a word. */
const claimReviews = (reviews: number) =>
  server.services.db.updateTable('companies').set({ reviews }).where('id', '=', KAVERI).execute();

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.deleteFrom('company_reviews').where('company_id', '=', KAVERI).execute();
});

describe.each([
  ['few', 399],
  ['400', 400],
  ['many', 100_000],
])('searching the reviews of a company with %s reviews', (amount, reviews) => {
  it.each([
    ['MANAGER', 'Your manager listens.'],
    ['manager listens', 'Your Manager LISTENS.'],
    ['  manage  ', 'Your managers listen.'],
    ['CAFÉ', 'The café is cheap.'],
    ['café', 'The CAFÉ is cheap.'],
    ['वेतन', 'समय पर वेतन मिलता है।'],
    ['मिलता है', 'समय पर वेतन मिलता है।'],
    ['100%', 'Paid 100% on time.'],
    ['hr', 'HR answers within a day.'],
    ['qa', 'Ask the team (QA) first.'],
    ['5s', 'Clean desks, 5S audits.'],
  ])(`[R-677] with ${amount} reviews, "%s" finds "%s" and no other review`, async (typed, text) => {
    const [id] = await write([text, 'Own a service end to end, 100 times. Cafe three 15s.']);
    await claimReviews(reviews);
    const { total, items } = await search(typed);
    expect([total, items.map(({ reviewId }) => reviewId)]).toEqual([1, [id]]);
  });

  it(`with ${amount} reviews, all found reviews are shown once on their pages`, async () => {
    const ids = await write(Array.from({ length: 63 }, () => 'A quiet canteen.'));
    await claimReviews(reviews);
    const pages = [];
    for (const page of [1, 2, 3, 4, 5, 6, 7, 8]) pages.push(await search('canteen', `&page=${page}`));
    expect(pages.map(({ total }) => total)).toEqual(Array(8).fill(63));
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 10, 10, 10, 10, 3, 0]);
    const shown = pages.flatMap(({ items }) => items.map(({ reviewId }) => reviewId));
    expect(shown.toSorted()).toEqual(ids.toSorted());
  });
});

describe('a text in more than a thousand reviews of a large company', () => {
  it('a frequent text is counted up to a thousand, and its first reviews are in every order', async () => {
    const ids = await write(Array.from({ length: 1210 }, () => 'A loud cafeteria.'));
    await write(['A quiet office.']);
    const change = (from: number, to: number, value: object) =>
      server.services.db
        .updateTable('company_reviews')
        .set(value)
        .where('id', 'in', ids.slice(from, to))
        .execute();
    // Each order begins with others of the last reviews.
    await change(1150, 1162, { overall: 5 });
    await change(1162, 1174, { overall: 1 });
    await change(1174, 1186, { written_on: '2026-11-01' });
    await change(1186, 1198, { written_on: '2020-11-01' });
    await change(1198, 1210, { helpful: 3 });
    await claimReviews(100_000);
    const first = await search('cafeteria');
    expect(first).toMatchObject({ total: 1000, hasMore: true, pages: 100 });
    const next = await search('cafeteria', '&page=2');
    expect([...first.items, ...next.items].map(({ helpful }) => helpful)).toEqual([
      ...Array(12).fill(3),
      ...Array(8).fill(0),
    ]);
    const sorted = async (sort: string) => (await search('cafeteria', `&sort=${sort}`)).items;
    expect((await sorted('highestFirst')).map(({ overall }) => overall)).toEqual(Array(10).fill(5));
    expect((await sorted('lowestFirst')).map(({ overall }) => overall)).toEqual(Array(10).fill(1));
    const days = async (sort: string) => new Set((await sorted(sort)).map(({ writtenOn }) => writtenOn));
    expect(await days('newToOld')).toEqual(new Set(['2026-11-01']));
    expect(await days('oldToNew')).toEqual(new Set(['2020-11-01']));
    expect((await search('cafeteria', '&page=100')).items).toHaveLength(10);
    expect((await search('cafeteria', '&page=101')).items).toEqual([]);
  });

  it('a frequent text is counted exactly with a filter that fewer reviews fit', async () => {
    const ids = await write(Array.from({ length: 1203 }, () => 'A loud kitchen.'));
    const { db } = server.services;
    await db.updateTable('company_reviews').set({ overall: 2 }).where('id', 'in', ids.slice(0, 12)).execute();
    await claimReviews(100_000);
    const { total, hasMore, items } = await search('kitchen', '&stars=2');
    expect({ total, hasMore }).toEqual({ total: 12, hasMore: false });
    expect(items.map(({ overall }) => overall)).toEqual(Array(10).fill(2));
  });
});

describe('repeated searches', () => {
  it('[R-677] a repeated search counts and shows a new review at once', async () => {
    await write(['A fair roster.']);
    expect((await search('roster')).total).toBe(1);
    await write(['The roster changes daily.']);
    const { total, items } = await search('roster');
    expect([total, items.length]).toEqual([2, 2]);
  });

  it('a repeated search does not show a deleted review, even before the reviews are counted again', async () => {
    const [first, second] = await write(['A late shuttle.', 'A clean shuttle.']);
    await search('shuttle');
    const { db } = server.services;
    await db
      .deleteFrom('company_reviews')
      .where('id', '=', first ?? '')
      .execute();
    expect((await search('shuttle')).items.map(({ reviewId }) => reviewId)).toEqual([second]);
    await recountReviews(db, [KAVERI], NOW);
    expect((await search('shuttle')).total).toBe(1);
  });

  const edit = (id: string | undefined, likes: string) =>
    server.services.db
      .updateTable('company_reviews')
      .set({ likes })
      .where('id', '=', id ?? '')
      .execute();

  it('with many reviews, a search uses the new text of a review from the second request after a minute', async () => {
    const [id] = await write(['A slow laptop.', 'A slow lift.']);
    await claimReviews(100_000);
    expect((await search('laptop')).total).toBe(1);
    await edit(id, 'A slow computer.');
    time += A_MINUTE + 1;
    await search('laptop');
    await expect.poll(async () => (await search('laptop')).total).toBe(0);
  });

  it('with many reviews, no search returns a result older than five minutes', async () => {
    const [id] = await write(['A long commute.', 'A slow lift.']);
    await claimReviews(100_000);
    expect((await search('commute')).total).toBe(1);
    await edit(id, 'A long journey.');
    time += 5 * A_MINUTE + 1;
    expect((await search('commute')).total).toBe(0);
  });
});
