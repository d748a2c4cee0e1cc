import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetOldRows } from '../../src/server/db/forget-old-rows';
import { raiseChallenge, setClaim } from '../../src/server/services/companies/employers';
import { callsTo, type NewUser, newUsersOf } from '../../src/server/services/profile/account/testing';
import { keyOfMonth } from '../../src/server/services/untraceable/token-keys';
import { exampleReview } from '../../src/server/testing/contributions';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { proveEmployment } from '../support/untraceable';

let server: TestServer;
let join: ReturnType<typeof newUsersOf>['join'];
beforeAll(async () => {
  server = await startTestServer();
  ({ join } = newUsersOf(server));
  await forgetAll();
});
afterAll(() => server.close());

const reviews = callsTo(() => server, '/review-services/v1');

async function employees(holders: number): Promise<void> {
  await keyOfMonth(server.services, { kind: 'COMPANY', id: 1001, name: 'Zentrix Labs' });
  await server.services.db.updateTable('token_keys').set({ holders }).where('group_id', '=', 1001).execute();
}

async function write(change: object = {}) {
  const author = await join();
  const body = { ...exampleReview, companyName: 'Zentrix Labs', isCurrent: true, ...change };
  const { reviewId: id } = (await reviews(author, 'POST', '/own-reviews', body)).json();
  await setClaim(server.services, 'zentrix-labs', true);
  await employees(20);
  return { id: id as string, author };
}

const ask = (id: string) => raiseChallenge(server.services, id);
const answer = (user: NewUser, id: string) => reviews(user, 'PUT', `/own-challenges/${id}`);
const open = async (user: NewUser) => (await reviews(user, 'GET', '/own-challenges')).json();
const shift = (id: string, days: number) =>
  sql`update review_challenges set asked_on = asked_on - ${days}::integer where review_id = ${id}`.execute(
    server.services.db,
  );
async function forgetAll() {
  await server.services.db.deleteFrom('review_challenges').execute();
  await server.services.db.deleteFrom('company_challenges').execute();
}

async function shown(id: string) {
  const url = `/review-services/v1/companies/zentrix-labs/reviews?rid=${id}`;
  const { items } = (await server.send({ url })).json();
  return items[0].stillEmployed;
}

it('the author answers yes or no by what is verified, and the review shows it on the day after the 14th', async () => {
  const employed = await write();
  await proveEmployment(server.services, employed.author.id);
  const left = await write();
  for (const { id } of [employed, left]) await ask(id);
  expect(await open(employed.author)).toMatchObject([
    { reviewId: employed.id, company: 'Zentrix Labs', isAnswered: false },
  ]);
  for (const { id, author } of [employed, left]) expect((await answer(author, id)).statusCode).toBe(204);
  expect(await open(employed.author)).toMatchObject([{ isEmployed: true, isAnswered: true }]);
  expect(await shown(employed.id)).toBeUndefined();
  await shift(employed.id, 14);
  expect(await shown(employed.id)).toBeUndefined();
  await shift(employed.id, 1);
  await shift(left.id, 15);
  expect([await shown(employed.id), await shown(left.id)]).toEqual(['YES', 'NO']);
  await forgetAll();
});

it('another member, a late answer and a repeated answer change nothing', async () => {
  const { id, author } = await write();
  const other = await join('Vikram Rao');
  await ask(id);
  expect(await open(other)).toEqual([]);
  expect((await answer(other, id)).statusCode).toBe(404);
  expect((await answer(author, id)).statusCode).toBe(204);
  await proveEmployment(server.services, author.id);
  expect((await answer(author, id)).statusCode).toBe(204);
  await shift(id, 15);
  expect((await answer(author, id)).statusCode).toBe(404);
  expect(await open(author)).toEqual([]);
  expect(await shown(id)).toBe('NO');
  await forgetAll();
});

it('a result names the month of its question, so that it does not claim to be about today', async () => {
  const { id, author } = await write();
  await ask(id);
  await answer(author, id);
  const { rows } = await sql<{ month: string }>`
    update review_challenges set asked_on = asked_on - 40 where review_id = ${id}
    returning to_char(asked_on, 'YYYY-MM-01') as month`.execute(server.services.db);
  const url = `/review-services/v1/companies/zentrix-labs/reviews?rid=${id}`;
  const { items } = (await server.send({ url })).json();
  expect(items[0]).toMatchObject({ stillEmployed: 'NO', employmentAskedOn: rows[0]?.month });
  await forgetAll();
});

it('silence is shown as no answer, and nothing shows whether the author saw the question', async () => {
  const { id, author } = await write();
  await ask(id);
  await open(author);
  const { rows } = await sql`select * from review_challenges where review_id = ${id}`.execute(
    server.services.db,
  );
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['answer', 'asked_on', 'review_id']);
  await shift(id, 15);
  expect(await shown(id)).toBe('NO_ANSWER');
  await forgetAll();
});

it('a company asks once for each review, three times in 90 days, and only where ten people are verified', async () => {
  const [first, second, third, fourth] = [await write(), await write(), await write(), await write()];
  await employees(9);
  await expect(ask(first.id)).rejects.toThrow('Fewer than 10 people');
  await employees(20);
  const replies = await Promise.allSettled([ask(first.id), ask(first.id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await ask(second.id);
  const racing = await Promise.allSettled([ask(third.id), ask(fourth.id)]);
  expect(racing.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await forgetAll();
  const former = await write({ isCurrent: false });
  await expect(ask(former.id)).rejects.toThrow('not by a current employee');
});

it('deleting a review does not give the company another question until 90 days are over', async () => {
  const asked = [await write(), await write(), await write()];
  for (const { id } of asked) await ask(id);
  const { id: next } = await write();
  for (const { id, author } of asked) await reviews(author, 'DELETE', `/own-reviews/${id}`);
  await expect(ask(next)).rejects.toThrow('asked 3 authors');
  const now = server.services.now().getTime();
  const pass = async (days: number) => {
    await forgetOldRows(server.services.db, new Date(now + days * 86_400_000));
    await employees(20);
  };
  await pass(89);
  await expect(ask(next)).rejects.toThrow('asked 3 authors');
  await pass(92);
  await ask(next);
  await forgetAll();
});

it('a question is deleted with its review', async () => {
  const { id, author } = await write();
  await ask(id);
  await reviews(author, 'DELETE', `/own-reviews/${id}`);
  expect(await server.services.db.selectFrom('review_challenges').selectAll().execute()).toEqual([]);
});
