import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../contracts/review';
import { exampleReview } from '../../testing/contributions';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { callsTo, type NewUser, newUsersOf } from '../profile/account/testing';
import { recountReviews } from './recount';

type Opinion = components['schemas']['Opinion'];

let server: TestServer;
let newUsers: ReturnType<typeof newUsersOf>;
let made = 0;
const KAVERI = 1002;
const THIS_QUARTER = new Date('2026-11-20T10:00:00Z');
const NEXT_QUARTER = new Date('2027-01-01T10:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ now: () => THIS_QUARTER });
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.services;
  await db.deleteFrom('company_reviews').where('company_id', '=', KAVERI).execute();
  await recountReviews(db, [KAVERI], THIS_QUARTER);
  await db.deleteFrom('released_opinions').execute();
});

interface Answers {
  readonly recommends?: boolean | null;
  readonly approves_ceo?: boolean | null;
  readonly written_on?: string;
}

/** Reviews of an earlier quarter; returns their ids. */
async function write(count: number, answers: Answers, on = THIS_QUARTER): Promise<readonly string[]> {
  const rows = Array.from({ length: count }, () => {
    made += 1;
    return {
      id: `Opinion${String(made).padStart(6, '0')}`,
      company_id: KAVERI,
      author_seal: `author ${made}`,
      job_profile_id: 1,
      place_id: 1,
      experience: '3-5' as const,
      is_current: true,
      employment: 'fulltime' as const,
      written_on: '2026-09-30',
      title: 'Fair',
      likes: 'You own a service end to end here.',
      dislikes: 'Nothing much.',
      ...{ overall: 4, work_life: 5, skills: 4, culture: 4, pay: 3, security: 3, promotions: 2 },
      reply: null,
      replied_on: null,
      ...answers,
    };
  });
  await server.services.db.insertInto('company_reviews').values(rows).execute();
  await recount(on);
  return rows.map(({ id }) => id);
}

const recount = (on = THIS_QUARTER) => recountReviews(server.services.db, [KAVERI], on);

const remove = async (ids: readonly string[]) => {
  await server.services.db.deleteFrom('company_reviews').where('id', 'in', ids).execute();
  await recount();
};

const get = async (url: string) => (await server.send({ url })).json();
const opinions = async (): Promise<readonly Opinion[]> =>
  (await get('/review-services/v1/companies/kaveri-bank/ratings')).opinions;
const recommended = async () => (await opinions()).find(({ question }) => question === 'recommend');

const call = callsTo(() => server, '/review-services/v1/own-reviews');
const review = { ...exampleReview, companyName: 'Kaveri Bank' };

it('[R-677] shares appear from 14 answers of a finished quarter on, each question on its own', async () => {
  await write(10, { recommends: true });
  await write(3, { recommends: false, approves_ceo: true });
  expect(await opinions()).toEqual([]);
  await write(1, { recommends: false });
  expect(await opinions()).toEqual([{ question: 'recommend', percent: 70, answers: 10 }]);
  await write(11, { approves_ceo: false });
  expect(await opinions()).toEqual([
    { question: 'recommend', percent: 70, answers: 10 },
    { question: 'ceo', percent: 20, answers: 10 },
  ]);
});

it('an attacker who watches the figure while reviews appear and disappear never sees it move by one answer', async () => {
  await write(14, { recommends: true });
  const before = await recommended();
  const later = await write(13, { recommends: false });
  expect(await recommended()).toEqual(before);
  await remove(later.slice(0, 3));
  expect(await recommended()).toEqual(before);
  await write(20, { recommends: false, written_on: '2026-11-01' });
  expect(await recommended()).toEqual(before);
  await recount(NEXT_QUARTER);
  expect(await recommended()).toEqual({ question: 'recommend', percent: 30, answers: 30 });
});

it('a deleted answer removes its whole bucket, and the other answers of the bucket are never counted again', async () => {
  const [gone = ''] = await write(14, { recommends: true });
  await remove([gone]);
  expect(await opinions()).toEqual([]);
  await write(13, { recommends: false });
  expect(await opinions()).toEqual([]);
  await write(1, { recommends: false });
  expect(await recommended()).toEqual({ question: 'recommend', percent: 5, answers: 10 });
});

it('an answer that a moderator hides is removed with its bucket', async () => {
  const [hidden = ''] = await write(14, { recommends: true });
  const set = (status: 'LIVE' | 'HIDDEN') =>
    server.services.db.updateTable('company_reviews').set({ status }).where('id', '=', hidden).execute();
  await set('HIDDEN');
  await recount();
  expect(await opinions()).toEqual([]);
  await set('LIVE');
  await recount();
  expect(await opinions()).toEqual([]);
});

it('buckets of a large company have at least 14 answers each', async () => {
  await write(100, { recommends: true });
  const rows = await server.services.db.selectFrom('released_opinions').selectAll().execute();
  const sizes = new Map<string | null, number>();
  for (const { bucket_id } of rows) sizes.set(bucket_id, (sizes.get(bucket_id) ?? 0) + 1);
  expect(rows).toHaveLength(100);
  expect(sizes.size).toBe(7);
  expect(Math.min(...sizes.values())).toBeGreaterThanOrEqual(14);
});

it('the author reads and changes own answers, and no one else sees them with the review', async () => {
  const me = await newUsers.join();
  const sent = { ...review, recommends: false, approvesCeo: true };
  const { reviewId, review: saved } = (await call(me, 'POST', '', sent)).json();
  expect(saved).toMatchObject({ recommends: false, approvesCeo: true });
  const page = await get(`/review-services/v1/companies/kaveri-bank/reviews?rid=${reviewId}`);
  expect(page.items).toHaveLength(1);
  expect(JSON.stringify(page)).not.toMatch(/recommends|approvesCeo/);
  const changed = (await call(me, 'PUT', `/${reviewId}`, review)).json();
  expect(changed.review).not.toHaveProperty('recommends');
  expect(changed.review).not.toHaveProperty('approvesCeo');
});

it('a changed answer is removed from the figure with its bucket and waits for a later quarter', async () => {
  const me = await newUsers.join();
  const { reviewId } = (await call(me, 'POST', '', { ...review, recommends: true })).json();
  await age(reviewId);
  await write(13, { recommends: true });
  expect(await recommended()).toBeDefined();
  expect(await answer(me, reviewId, true)).toBeDefined();
  expect(await answer(me, reviewId, false)).toBeUndefined();
  await write(13, { recommends: false });
  expect(await recommended()).toBeUndefined();
  await recount(NEXT_QUARTER);
  expect(await recommended()).toEqual({ question: 'recommend', percent: 5, answers: 10 });
});

const age = (id: string) =>
  server.services.db
    .updateTable('company_reviews')
    .set({ written_on: '2026-09-01' })
    .where('id', '=', id)
    .execute();

async function answer(me: NewUser, id: string, recommends: boolean): Promise<Opinion | undefined> {
  await call(me, 'PUT', `/${id}`, { ...review, recommends });
  return recommended();
}

it('two recounts at the same time release every answer once', async () => {
  await write(28, { recommends: true, written_on: '2026-11-02' });
  await Promise.all([
    server.services.db.transaction().execute((db) => recountReviews(db, [KAVERI], NEXT_QUARTER)),
    server.services.db.transaction().execute((db) => recountReviews(db, [KAVERI], NEXT_QUARTER)),
  ]);
  expect(await recommended()).toMatchObject({ answers: 20 });
});

it('Compare shows the same shares', async () => {
  await write(16, { recommends: true });
  const [, kaveri] = await get('/company-services/v1/comparison?companies=zentrix-labs,kaveri-bank');
  expect(kaveri.opinions).toEqual(await opinions());
});
