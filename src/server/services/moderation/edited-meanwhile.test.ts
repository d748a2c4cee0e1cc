import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction';
import { exampleInterview } from '../../testing/contributions';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { waitingQueries } from '../../testing/waiting-queries';
import { until } from '../chat/testing';
import { setAnswer, setClaim } from '../companies/employers';
import { type NewUser, newUsersOf } from '../profile/account/testing';
import { askOf, HIDE, INTERVIEWS, MINE, review, threeOf } from './testing';

let server: TestServer;
let author: NewUser;
let moderator: NewUser;
let join: ReturnType<typeof newUsersOf>['join'];
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-20T10:34:56Z') });
  ({ join } = newUsersOf(server));
});
afterAll(() => server.close());
beforeEach(async () => {
  [author, , moderator] = await threeOf(server, join);
});

const ask: ReturnType<typeof askOf> = (...requests) => askOf(server)(...requests);
const KINDS = {
  REVIEW: {
    path: MINE,
    table: 'company_reviews',
    input: review,
    edited: { likes: `${review.likes} Again.` },
  },
  INTERVIEW: {
    path: INTERVIEWS,
    table: 'interviews',
    input: exampleInterview,
    edited: { advice: 'Someone edited this advice at the same time.' },
  },
} as const;
const hide = (resourceType: keyof typeof KINDS, resourceId: string) =>
  ask(moderator, 'POST', '/moderation-services/v1/decision', { resourceType, resourceId, ...HIDE });

/** Lets one request after the other wait for the row, and then run in this order. */
async function oneAfterTheOther<Result>(
  table: 'company_reviews' | 'interviews',
  id: string,
  first: () => Promise<unknown>,
  next: () => Promise<Result>,
): Promise<Result> {
  const { second, results } = await inTransaction(server.services.db, async (db) => {
    await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(db);
    const before = first();
    await until(async () => (await waitingQueries(server)) === 1);
    const second = next();
    await until(async () => (await waitingQueries(server)) === 2);
    return { second, results: Promise.all([before, second]) };
  });
  await results;
  return second;
}

describe.each(['REVIEW', 'INTERVIEW'] as const)('[R-876] a %s edited while it is removed', (kind) => {
  const { path, table, input, edited } = KINDS[kind];
  const add = async () => Object.values((await ask(author, 'POST', path, input)).body)[0] as string;
  const statusOf = async (id: string) =>
    (await server.services.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirst())
      ?.status;

  it.each(['saved again', 'edited'])(
    'the contribution stays removed and waits for a moderator when it is %s',
    async (way) => {
      const id = await add();
      const change = { ...input, ...edited };
      const save = () =>
        way === 'edited' ? ask(author, 'PUT', `${path}/${id}`, change) : ask(author, 'POST', path, change);
      const { status } = await oneAfterTheOther(table, id, () => hide(kind, id), save);
      expect(status).toBe(way === 'edited' ? 200 : 201);
      expect(await statusOf(id)).toBe('FLAGGED');
    },
  );
});

it('a review that its employer answers at the same moment keeps the text that was answered', async () => {
  const { reviewId } = (await ask(author, 'POST', MINE, review)).body;
  await setClaim(server.services, 'zentrix-labs', true);
  const edit = await oneAfterTheOther(
    'company_reviews',
    reviewId,
    () => setAnswer(server.services, reviewId, 'We have hired two more people.'),
    () => ask(author, 'PUT', `${MINE}/${reviewId}`, { ...review, ...KINDS.REVIEW.edited }),
  );
  expect([edit.status, edit.body.code]).toEqual([409, 'ANSWERED_ALREADY']);
  expect((await ask(author, 'GET', `${MINE}/${reviewId}`)).body.review.likes).toBe(review.likes);
});
