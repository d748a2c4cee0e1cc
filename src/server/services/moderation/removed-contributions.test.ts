import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exampleInterview, exampleReview } from '../../testing/contributions';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { callsTo, type NewUser, newUsersOf } from '../profile/account/testing';
import { threeOf } from './testing';

let server: TestServer;
let join: ReturnType<typeof newUsersOf>['join'];
let author: NewUser;
let moderator: NewUser;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-20T10:00:00Z') });
  ({ join } = newUsersOf(server));
});
afterAll(() => server.close());
beforeEach(async () => {
  [author, , moderator] = await threeOf(server, join);
});

const own = callsTo(() => server, '/review-services/v1/own-reviews');
const interviews = callsTo(() => server, '/interview-services/v1/own-interviews');
const desk = callsTo(() => server, '/moderation-services/v1');
const add = (companyName = 'Zentrix Labs') => own(author, 'POST', '', { ...exampleReview, companyName });
const written = async (companyName?: string): Promise<string> => (await add(companyName)).json().reviewId;
const remove = (id: string) => own(author, 'DELETE', `/${id}`);
const decide = async (resourceId: string, decision: object) =>
  (await desk(moderator, 'POST', '/decision', { resourceType: 'REVIEW', resourceId, ...decision }))
    .statusCode;
const HIDDEN = { decision: 'HIDE', rule: 'A1', text: 'Please say it politely.' };
const hide = (id: string) => decide(id, HIDDEN);
const isWaiting = async (id: string): Promise<boolean> =>
  (await desk(moderator, 'GET', '/queue'))
    .json()
    .some(({ resourceId }: { readonly resourceId: string }) => resourceId === id);
const isPublic = async (id: string, company = 'zentrix-labs'): Promise<boolean> => {
  const url = `/review-services/v1/companies/${company}/reviews?rid=${id}`;
  return (await server.send({ url })).json().items.length > 0;
};

it('an author who deletes a review that a moderator removed cannot publish it again without a moderator', async () => {
  const first = await written();
  expect(await hide(first)).toBe(204);
  await remove(first);
  const again = (await add()).json();
  expect(again).toMatchObject({ isWaiting: true });
  const second = again.reviewId;
  expect([await isPublic(second), await isWaiting(second)]).toEqual([false, true]);
  await remove(second);
  const third = await written();
  expect([await isPublic(third), await isWaiting(third)]).toEqual([false, true]);
  expect(await decide(third, { decision: 'KEEP', rule: 'K1', text: '' })).toBe(204);
  expect(await isPublic(third)).toBe(true);
  expect((await own(author, 'GET', `/${third}`)).json()).toMatchObject({ isWaiting: false });
});

it('a review written again after its author deleted it without a removal is public at once', async () => {
  await remove(await written());
  const again = await written();
  expect([await isPublic(again), await isWaiting(again)]).toEqual([true, false]);
});

it('after ninety days a review of the company is public at once', async () => {
  const first = await written();
  await hide(first);
  await remove(first);
  const { db } = server.services;
  await db.updateTable('removed_contributions').set({ removed_on: '2026-08-22' }).execute();
  expect(await isPublic(await written())).toBe(true);
  expect(await db.selectFrom('removed_contributions').selectAll().execute()).toEqual([]);
});

it('a deleted review makes room for another one, unless a moderator had removed it', async () => {
  const companies = await server.services.db
    .selectFrom('companies')
    .select('name')
    .orderBy('id')
    .limit(7)
    .execute();
  const [first = '', second = '', third = ''] = await Promise.all(
    companies.slice(0, 3).map(({ name }) => written(name)),
  );
  for (const { name } of companies.slice(3, 5)) await written(name);
  const next = companies[5]?.name;
  expect((await add(next)).json().code).toBe('TOO_MANY_REVIEWS');
  await hide(first);
  await remove(first);
  expect((await add(next)).json().code).toBe('TOO_MANY_REVIEWS');
  await remove(second);
  expect((await add(next)).statusCode).toBe(201);
  await remove(third);
  expect((await add(companies[0]?.name)).statusCode).toBe(201);
});

it('an interview about another month waits for a moderator while a removed one of the author is not yet old', async () => {
  const { db } = server.services;
  const share = async (month: string): Promise<string> =>
    (await interviews(author, 'POST', '', { ...exampleInterview, month })).json().interviewId;
  const first = await share('2026-09-01');
  expect(await decide(first, { ...HIDDEN, resourceType: 'INTERVIEW' })).toBe(204);
  expect(await isWaiting(await share('2026-08-01'))).toBe(true);
  await db.deleteFrom('interviews').where('id', '<>', first).execute();
  await db.updateTable('moderation_decisions').set({ decided_on: '2026-08-22' }).execute();
  expect(await isWaiting(await share('2026-07-01'))).toBe(false);
});

it('an author who deletes an interview that a moderator removed cannot publish it again without a moderator, also for another month', async () => {
  const share = async (part: object = {}): Promise<string> =>
    (await interviews(author, 'POST', '', { ...exampleInterview, ...part })).json().interviewId;
  const first = await share();
  const decision = { ...HIDDEN, resourceType: 'INTERVIEW' };
  expect(await decide(first, decision)).toBe(204);
  await interviews(author, 'DELETE', `/${first}`);
  const second = await share({ month: '2026-09-01' });
  const { db } = server.services;
  const isHidden = async () =>
    (
      await db
        .selectFrom('interview_questions')
        .select('is_hidden')
        .where('interview_id', '=', second)
        .execute()
    ).map((row) => row.is_hidden);
  expect([await isWaiting(second), new Set(await isHidden())]).toEqual([true, new Set([true])]);
  expect((await interviews(author, 'GET', `/${second}`)).json()).toMatchObject({ isWaiting: true });
  expect(await decide(second, { ...decision, decision: 'KEEP', rule: 'K1', text: '' })).toBe(204);
  expect(new Set(await isHidden())).toEqual(new Set([false]));
});
