import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exampleReview } from '../../testing/contributions';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { callsTo, type NewUser, newUsersOf, untilNotBusy } from '../profile/account/testing';
import { changeCareer } from '../profile/career/career-queries';

let server: TestServer;
let me: NewUser;
let other: NewUser;
let newUsers: ReturnType<typeof newUsersOf>;

/** Company names match in any case. */
const review = { ...exampleReview, companyName: 'zentrix labs' };
const PATH = '/review-services/v1/own-reviews';

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-20T10:00:00Z') });
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  me = await newUsers.join();
  other = await newUsers.join('Vikram Rao');
});

const call = callsTo(() => server, PATH);
const add = async (user: NewUser, part: object = {}) => {
  const response = await untilNotBusy(() => call(user, 'POST', '', { ...review, ...part }));
  expect(response.statusCode).toBe(201);
  return response.json();
};
const read = async (path: string) =>
  (await server.send({ url: `/review-services/v1/companies/zentrix-labs/${path}` })).json();
async function shown(id: string) {
  for (let page = 1; ; page++) {
    const { items, pages } = await read(`reviews?sort=newToOld&page=${page}`);
    const found = items.find((item: { reviewId: string }) => item.reviewId === id);
    if (found || page >= pages) return found;
  }
}

it('a published review is public, with a title from its first sentence and no name', async () => {
  const { reviewId, review: saved } = await add(me);
  expect(saved).toMatchObject({ ...review, companyName: 'Zentrix Labs' });
  const seen = await shown(reviewId);
  expect(seen).toMatchObject({
    title: 'Two days from home, and nobody counts hours',
    workMode: 'hybrid',
    writtenOn: '2026-11-20',
    overall: 4,
    ratings: review.ratings,
    reply: null,
  });
  expect(JSON.stringify(seen)).not.toContain(me.id);
  expect(JSON.stringify(seen)).not.toContain(server.services.seal('review', me.id));
});

it('a review counts at once, and stops counting when it is deleted', async () => {
  const before = await read('ratings');
  const { reviewId } = await add(me, { overall: 1 });
  const after = await read('ratings');
  expect(after.totalReviews).toBe(before.totalReviews + 1);
  expect(after.overall.stars[0]).toBe(before.overall.stars[0] + 1);
  expect((await call(me, 'DELETE', `/${reviewId}`)).statusCode).toBe(204);
  expect(await read('ratings')).toEqual(before);
  expect((await call(me, 'GET', `/${reviewId}`)).statusCode).toBe(404);
});

it('an anonymous review hides role and city, and no filter by role or city finds it', async () => {
  const contribution = await add(me);
  const hidden = await add(other, { isAnonymous: true });
  for (const n of [1, 2, 3, 4]) await add(await newUsers.join(`One of five ${n}`));
  expect(await shown(contribution.reviewId)).toMatchObject({ role: 'Backend engineer', place: 'Bengaluru' });
  expect(await shown(hidden.reviewId)).toMatchObject({ role: null, place: null });
  const { jobProfiles, places } = await read('review-filters');
  const found = await read(`reviews?jobProfileId=${jobProfiles[0].id}&placeId=${places[0].id}&sort=newToOld`);
  const ids = found.items.map((item: { reviewId: string }) => item.reviewId);
  expect(ids).toContain(contribution.reviewId);
  expect(ids).not.toContain(hidden.reviewId);
});

it('an edited review is found by its new text only, and by no role once it is anonymous', async () => {
  const { reviewId } = await add(me, { likes: 'Quiet rooms and a generous zugzwang policy.' });
  for (const n of [1, 2, 3, 4, 5]) await add(await newUsers.join(`One of a role ${n}`));
  const { jobProfiles } = await read('review-filters');
  const finds = async (query: string) =>
    (await read(`reviews?${query}&sort=newToOld`)).items.some(
      (item: { reviewId: string }) => item.reviewId === reviewId,
    );
  // With a word, because the review may be on any page of its role.
  const ofRole = `jobProfileId=${jobProfiles[0].id}&asText=`;
  expect([await finds('asText=zugzwang'), await finds(`${ofRole}zugzwang`)]).toEqual([true, true]);
  await add(me, { isAnonymous: true, likes: 'Quiet rooms and a generous gambit policy.' });
  expect([await finds('asText=zugzwang'), await finds('asText=gambit')]).toEqual([false, true]);
  expect(await finds(`${ofRole}gambit`)).toBe(false);
});

it('a second review of the same company replaces the first', async () => {
  const before = await read('ratings');
  const { reviewId } = await add(me);
  expect((await add(me, { overall: 1 })).reviewId).toBe(reviewId);
  expect(await shown(reviewId)).toMatchObject({ overall: 1 });
  expect((await read('ratings')).totalReviews).toBe(before.totalReviews + 1);
});

it('fifty parallel requests create one review, counted once', async () => {
  const before = await read('ratings');
  const ids = await Promise.all(Array.from({ length: 50 }, async () => (await add(me)).reviewId));
  expect(new Set(ids).size).toBe(1);
  expect((await read('ratings')).totalReviews).toBe(before.totalReviews + 1);
});

it('a review can be edited until the employer answers, and cannot change its company', async () => {
  const { reviewId } = await add(me);
  const { db } = server.services;
  const change = (part: object) => call(me, 'PUT', `/${reviewId}`, { ...review, ...part });
  expect((await change({ title: 'Better now', overall: 5 })).json().review).toMatchObject({ overall: 5 });
  expect(await shown(reviewId)).toMatchObject({ title: 'Better now', overall: 5 });
  const company = await db
    .selectFrom('companies')
    .select('name')
    .where('name', '<>', 'Zentrix Labs')
    .executeTakeFirstOrThrow();
  expect((await change({ companyName: company.name })).json().code).toBe('OTHER_COMPANY');
  await db
    .updateTable('company_reviews')
    .set({ reply: 'Thank you.', replied_on: '2026-11-20' })
    .where('id', '=', reviewId)
    .execute();
  expect((await change({ overall: 1 })).json().code).toBe('ANSWERED_ALREADY');
  expect((await call(me, 'POST', '', review)).json().code).toBe('ANSWERED_ALREADY');
  expect((await call(me, 'GET', `/${reviewId}`)).json().isAnswered).toBe(true);
});

it('only the author of a review can read it in their account, edit or delete it', async () => {
  const { reviewId } = await add(me);
  for (const method of ['GET', 'DELETE'] as const)
    expect((await call(other, method, `/${reviewId}`)).statusCode).toBe(404);
  expect((await call(other, 'PUT', `/${reviewId}`, review)).statusCode).toBe(404);
  expect(await shown(reviewId)).toBeDefined();
});

it.each([
  ['short', { likes: `${'good '.repeat(5)}       .` }, 'likes'],
  ['contact', { dislikes: 'Write to me at asha.nair@gmail.com, I will tell you all.' }, 'dislikes'],
  ['abuse', { likes: 'The manager is a complete bastard and everybody knows it.' }, 'likes'],
  ['words', { dislikes: 'x'.repeat(4000) }, 'dislikes'],
  ['copied', { dislikes: review.likes.toUpperCase() }, 'dislikes'],
  ['unknown', { companyName: 'A company nobody knows' }, 'companyName'],
])('a review with the problem %s is refused at its field', async (code, part, field) => {
  const response = await call(me, 'POST', '', { ...review, ...part });
  expect([response.statusCode, response.json().errors]).toMatchObject([
    422,
    [{ field: `/body/${field}`, code }],
  ]);
});

it('a member can publish at most five reviews in ninety days', async () => {
  const { db } = server.services;
  const companies = await db.selectFrom('companies').select('name').orderBy('id').limit(6).execute();
  const statuses = [];
  for (const { name } of companies)
    statuses.push((await call(me, 'POST', '', { ...review, companyName: name })).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
});

it('a review of the current employer is verified if its author proved to work there', async () => {
  const verified = async (id: string) =>
    (
      await server.services.db
        .selectFrom('company_reviews')
        .select('is_verified')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).is_verified;
  const { reviewId } = await add(me);
  expect(await verified(reviewId)).toBe(false);
  await me.employ('Zentrix Labs');
  await changeCareer(server.services, me.id, { verified: 'VERIFIED' });
  await call(me, 'PUT', `/${reviewId}`, { ...review, isCurrent: true });
  expect(await verified(reviewId)).toBe(true);
  await call(me, 'PUT', `/${reviewId}`, { ...review, isCurrent: false });
  expect(await verified(reviewId)).toBe(false);
});

const helpful = async (user: NewUser, id: string, isHelpful: boolean) => {
  const response = await server.send({
    method: 'PUT',
    url: `/review-services/v1/reviews/${id}/helpful`,
    headers: { 'content-type': 'application/json', cookie: user.cookie },
    payload: JSON.stringify({ isHelpful }),
  });
  return { status: response.statusCode, ...response.json() };
};

it('a helpful mark by the author is refused, and one by another member counts', async () => {
  const { reviewId } = await add(me);
  const refused = await Promise.all([helpful(me, reviewId, true), helpful(me, reviewId, true)]);
  for (const response of refused) expect(response).toMatchObject({ status: 403, code: 'OWN_CONTENT' });
  expect(await helpful(other, reviewId, true)).toMatchObject({ status: 200, helpful: 1 });
  expect(await helpful(me, reviewId, true)).toMatchObject({ status: 403, code: 'OWN_CONTENT' });
  expect(await shown(reviewId)).toMatchObject({ helpful: 1 });
});

it('a refused helpful mark leaves no transaction number of the author at the review', async () => {
  const { reviewId } = await add(me);
  const row = () =>
    sql`select xmin, xmax, ctid from company_reviews where id = ${reviewId}`.execute(server.services.db);
  const before = (await row()).rows;
  expect((await helpful(me, reviewId, true)).status).toBe(403);
  expect((await row()).rows).toEqual(before);
});

it('an author can remove the mark that an earlier version let them set', async () => {
  const { reviewId } = await add(me);
  const { db, seal } = server.services;
  await sql`
    insert into review_helpful (review_id, voter_seal)
    values (${reviewId}, sealed_for(${seal('vote', me.id)}, ${reviewId}))`.execute(db);
  await db.updateTable('company_reviews').set({ helpful: 1 }).where('id', '=', reviewId).execute();
  expect(await helpful(me, reviewId, false)).toMatchObject({ status: 200, helpful: 0 });
  expect((await helpful(me, reviewId, true)).status).toBe(403);
});

it('the author of a deleted review gets the same response to a helpful mark as for an unknown one', async () => {
  const { reviewId } = await add(me);
  await call(me, 'DELETE', `/${reviewId}`);
  expect((await helpful(me, reviewId, true)).status).toBe(404);
});
