import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleInterview, exampleReview } from '../../../testing/contributions';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { showPhoto } from '../../companies/testing';
import { type NewUser, newUsersOf } from '../account/testing';
import { endDueAccounts } from './end-accounts';

const A_DAY = 86_400_000;
const COMPANIES = ['Zentrix Labs', 'Kaveri Bank', 'Orbitly'];
const TABLES = ['company_reviews', 'interviews', 'benefit_reports', 'photo_reports'];

let server: TestServer;
let now = Date.now();
let newUsers: ReturnType<typeof newUsersOf>;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now), alone: true });
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());

async function send(user: NewUser, url: string, payload: object): Promise<void> {
  const { statusCode, body } = await server.send({
    method: 'POST',
    url,
    payload,
    headers: { cookie: user.cookie },
  });
  expect(statusCode, body).toBe(201);
}

/** A member who contributes about each company in every way, and then deletes the account. */
async function leaverWith(fate: 'KEEP' | 'REMOVE'): Promise<void> {
  const me = await newUsers.join('Tara Menon');
  await me.employ('Zentrix Labs');
  for (const companyName of COMPANIES) {
    await send(me, '/review-services/v1/own-reviews', { ...exampleReview, companyName });
    await send(me, '/interview-services/v1/own-interviews', { ...exampleInterview, companyName });
    await send(me, '/company-services/v1/own-benefits', { companyName, codes: ['GYM'] });
    await showPhoto(server, me.cookie, 'The canteen', companyName);
  }
  const choices = ['REVIEW', 'INTERVIEW', 'BENEFITS', 'PHOTOS'].map((kind) => ({ kind, fate }));
  await me.call('POST', 'v1/user/delete', { choices });
}

interface Contribution {
  readonly table: string;
  readonly seal: string;
  readonly company: number;
}
async function contributions(): Promise<readonly Contribution[]> {
  const of = (table: string) =>
    sql<Contribution>`
      select ${table} as "table", author_seal as seal, company_id as company from ${sql.table(table)}`.execute(
      server.services.db,
    );
  return (await Promise.all(TABLES.map(of))).flatMap(({ rows }) => rows);
}

async function passDays(days: number): Promise<void> {
  now += days * A_DAY;
  expect((await endDueAccounts(server.services)).failures).toEqual([]);
}

it('[R-664] what a deleted account shared about several companies disappears on different days', async () => {
  const before = (await contributions()).length;
  await leaverWith('REMOVE');
  await passDays(13);
  const gone: number[] = [];
  for (let last = await contributions(); gone.length < 14 + 36; ) {
    await passDays(1);
    const left = await contributions();
    gone.push(last.length - left.length);
    last = left;
  }
  expect((await contributions()).length).toBe(before);
  expect(gone.filter((count) => count > 0)).toEqual(Array(TABLES.length * COMPANIES.length).fill(1));
  expect(await server.services.db.selectFrom('account_deletion_parts').selectAll().execute()).toEqual([]);
}, 60_000);

it('[R-664] what stays of a deleted account about several companies has no common seal', async () => {
  const before = new Set((await contributions()).map(({ seal }) => seal));
  await leaverWith('KEEP');
  await passDays(14);
  const kept = (await contributions()).filter(({ seal }) => !before.has(seal));
  expect(kept).toHaveLength(TABLES.length * COMPANIES.length);
  expect(new Set(kept.map(({ seal }) => seal)).size).toBe(kept.length);
}, 60_000);
