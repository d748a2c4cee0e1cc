import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../scripts/audit/audit';
import { raiseFlag, setClaim } from '../../src/server/services/companies/employers';
import { callsTo, type NewUser, newUsersOf } from '../../src/server/services/profile/account/testing';
import { type LoggedEnvironment, startLoggedEnvironment } from '../../src/server/services/trust/testing';
import { exampleReview } from '../../src/server/testing/contributions';
import { makeModerator } from '../../src/server/testing/make-moderator';

let env: LoggedEnvironment;
let join: ReturnType<typeof newUsersOf>['join'];
let moderator: NewUser;
let company: { id: number; url: string };
beforeAll(async () => {
  env = await startLoggedEnvironment();
  ({ join } = newUsersOf(env));
  moderator = await join('Meera Iyer');
  const { db } = env.services;
  await makeModerator(db, moderator.id);
});
afterAll(() => env.close());

const reviews = (user: NewUser, ...request: ['POST' | 'DELETE', string, object?]) =>
  callsTo(() => env, '/review-services/v1/own-reviews')(user, ...request);

async function writeReview(overall: number) {
  const author = await join();
  const { reviewId: id } = (await reviews(author, 'POST', '', { ...exampleReview, overall })).json();
  const row = await env.services.db
    .selectFrom('company_reviews')
    .innerJoin('companies', 'companies.id', 'company_reviews.company_id')
    .select(['companies.id', 'companies.url_name as url'])
    .where('company_reviews.id', '=', id)
    .executeTakeFirstOrThrow();
  company = row;
  await setClaim(env.services, company.url, true);
  return { id: id as string, author };
}

const flag = (reviewId: string, rule = 'U1') =>
  raiseFlag(env.services, { reviewId, rule, note: 'We never had night shifts.' });

/** Sessions end while the clock moves. */
const moderation = async (user: NewUser, ...request: ['GET' | 'POST', string, object?]) =>
  callsTo(() => env, '/moderation-services/v1')({ cookie: await env.signIn(user.id) }, ...request);
async function decide(resourceId: string, decision: 'KEEP' | 'HIDE') {
  const part = decision === 'KEEP' ? { rule: 'K1', text: '' } : { rule: 'U1', text: 'It is not true.' };
  const body = { resourceType: 'REVIEW', resourceId, decision, ...part };
  expect((await moderation(moderator, 'POST', '/decision', body)).statusCode).toBe(204);
}

const figures = async () => (await env.send({ url: `/trust-services/v1/flags/${company.id}` })).json();
const flagEntries = async () => (await env.entries()).filter(({ kind }) => kind === 'flag');
async function publishDay(days = 1) {
  env.passHours(24 * days);
  await env.publish();
}

it('requests of a company are counted by stars with their outcome and time, from the public log only', async () => {
  const [kept, removed, open] = [await writeReview(1), await writeReview(1), await writeReview(2)];
  for (const { id } of [kept, removed, open]) await flag(id);
  expect(await figures()).toMatchObject({ stars: [] });
  await publishDay(5);
  await decide(kept.id, 'KEEP');
  await decide(removed.id, 'HIDE');
  await publishDay();
  expect(await figures()).toMatchObject({
    stars: [
      { stars: 1, raised: 2, upheld: 1, refused: 1 },
      { stars: 2, raised: 1, upheld: 0, refused: 0 },
    ],
    waits: [{ wait: 'WEEK', count: 2 }],
  });
  const { body } = await env.send({ url: '/trust-services/v1/figures' });
  expect(JSON.parse(body)).toMatchObject({
    flags: [{ stars: 1 }, { stars: 2 }],
    waits: [{ source: 'FLAG', wait: 'WEEK', count: 2 }],
  });
});

it('an entry about a request leads neither to the review nor to its author', async () => {
  const entries = await flagEntries();
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries)
    expect(Object.keys(entry).filter((key) => key !== 'waited')).toEqual([
      ...['kind', 'company', 'step', 'stars', 'rule'],
    ]);
});

it('a moderator sees the request with its rule and explanation, and the review stays public until the decision', async () => {
  const { id } = await writeReview(3);
  await flag(id, 'P1');
  const queue = (await moderation(moderator, 'GET', '/queue')).json();
  const item = queue.find(({ resourceId }: { resourceId: string }) => resourceId === id);
  expect(item).toMatchObject({
    holdReason: null,
    reports: [],
    flag: { rule: 'P1', note: 'We never had night shifts.' },
  });
  await decide(id, 'KEEP');
  const after = (await moderation(moderator, 'GET', '/queue')).json();
  expect(after.map(({ resourceId }: { resourceId: string }) => resourceId)).not.toContain(id);
});

it('a company asks once for each review, also with two requests at the same time', async () => {
  const { id } = await writeReview(4);
  const replies = await Promise.allSettled([flag(id), flag(id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await decide(id, 'KEEP');
  await expect(flag(id)).rejects.toThrow('asked about review');
  await expect(flag('NoSuchReview1')).rejects.toThrow('There is no review');
  const { id: other } = await writeReview(4);
  await expect(flag(other, 'K1')).rejects.toThrow('Name the rule');
  await setClaim(env.services, company.url, false);
  await expect(flag(other)).rejects.toThrow('claim the page first');
});

it('a deleted review that a company asked about is not linked from the request, and no outcome is logged', async () => {
  const { id, author } = await writeReview(5);
  await flag(id);
  await reviews(author, 'DELETE', `/${id}`);
  const rows = await env.services.db
    .selectFrom('employer_flags')
    .select(['review_id', 'note', 'outcome'])
    .where('stars', '=', 5)
    .execute();
  expect(rows).toEqual([{ review_id: null, note: '', outcome: null }]);
  await publishDay(9);
  expect((await figures()).stars).toContainEqual({ stars: 5, raised: 1, upheld: 0, refused: 0 });
});

it('the audit accepts the figures of the page, and finds them when they differ from the log', async () => {
  const read = (change: (stars: number) => number) => async (url: string) => {
    if (!url.startsWith('/trust-services/')) return undefined;
    const body = (await env.send({ url })).json();
    return { ...body, stars: body.stars.map((row: object) => ({ ...row, refused: change(1) })) };
  };
  const honest = async (url: string) =>
    url.startsWith('/trust-services/') ? (await env.send({ url })).json() : undefined;
  const run = async (site: (url: string) => Promise<unknown>) => {
    const report = await audit(env.file, {
      now: env.services.now().getTime(),
      site: { read: site, salaries: 0, pages: 0 },
    });
    return report.findings.filter(({ where }) => where.startsWith('requests of company'));
  };
  expect(await run(honest)).toEqual([]);
  expect(await run(read(() => 0))).toEqual([
    { where: `requests of company ${company.id}`, what: 'the page shows other numbers than the log' },
  ]);
});

it('a decision shows how long a report waited, but never in days for an appeal', async () => {
  const { id, author } = await writeReview(2);
  await publishDay();
  const reader = await join('Vikram Rao');
  await env.services.db.updateTable('members').set({ is_reader: true }).execute();
  const report = { resourceType: 'REVIEW', resourceId: id, reason: 'UNTRUE', note: '' };
  await callsTo(() => env, '/feed-services/v1')(reader, 'POST', '/report', report);
  env.passHours(48);
  await decide(id, 'HIDE');
  const appeal = { resourceType: 'REVIEW', resourceId: id, text: 'It is true.' };
  const appealed = await env.send({
    method: 'POST',
    url: '/moderation-services/v1/appeal',
    payload: appeal,
    headers: { cookie: await env.signIn(author.id), 'idempotency-key': env.services.newId() },
  });
  expect(appealed.statusCode).toBe(201);
  await decide(id, 'KEEP');
  await publishDay();
  const decisions = (await env.entries()).filter(({ kind }) => kind === 'decision').slice(-2);
  expect(decisions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ isAppeal: false, waited: 'WEEK' }),
      expect.objectContaining({ isAppeal: true, waited: 'WEEK' }),
    ]),
  );
  expect(await env.services.db.selectFrom('moderation_waits').selectAll().execute()).toEqual([]);
});
