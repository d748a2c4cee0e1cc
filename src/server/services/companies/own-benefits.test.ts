import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../contracts/company';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { callsTo, type NewUser, newUsersOf } from '../profile/account/testing';
import { recountBenefits } from './recount-benefits';

type Wire = components['schemas'];

let server: TestServer;
let me: NewUser;
let other: NewUser;
let newUsers: ReturnType<typeof newUsersOf>;

const contribution = { companyName: 'kaveri bank', codes: ['GYM', 'FREE_MEALS'] };
const PATH = '/company-services/v1/own-benefits';

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date('2026-11-20T10:00:00Z') });
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.deleteFrom('benefit_reports').execute();
  me = await newUsers.join();
  other = await newUsers.join('Vikram Rao');
});

const call = callsTo(() => server, PATH);
async function add(user: NewUser, part: object = {}): Promise<Wire['OwnBenefits']> {
  const response = await call(user, 'POST', '', { ...contribution, ...part });
  expect(response.statusCode).toBe(201);
  return response.json();
}
const shown = async (): Promise<Wire['ReportedBenefits']> =>
  (await server.send({ url: '/company-services/v1/companies/kaveri-bank/benefits' })).json();
const reportsOf = ({ items }: Wire['ReportedBenefits'], code: string) =>
  items.find((item) => item.code === code)?.reports ?? 0;
const countIn = (month: string) => recountBenefits(server.services.db, new Date(`${month}-01T00:00:00Z`));

it('[R-874] ticked benefits are stored once each in list order, and only their author can read them', async () => {
  const { reportId, benefits } = await add(me, { codes: ['GYM', 'FREE_MEALS', 'GYM'] });
  expect(benefits).toEqual({ companyName: 'Kaveri Bank', codes: ['FREE_MEALS', 'GYM'] });
  expect((await call(me, 'GET', `/${reportId}`)).json().benefits).toEqual(benefits);
  for (const method of ['GET', 'DELETE'] as const)
    expect((await call(other, method, `/${reportId}`)).statusCode).toBe(404);
  expect((await call(other, 'PUT', `/${reportId}`, contribution)).statusCode).toBe(404);
  const rows = await server.services.db.selectFrom('benefit_reports').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(me.id);
});

it('a benefit counts from the next month on once five people reported it, and not with four', async () => {
  const before = await shown();
  const people = [me, other, ...(await Promise.all([3, 4, 5].map((n) => newUsers.join(`Teller ${n}`))))];
  for (const [n, user] of people.entries())
    await add(user, { codes: n === 0 ? ['FREE_MEALS'] : ['FREE_MEALS', 'GYM'] });
  await countIn('2026-11');
  expect(await shown()).toEqual(before);
  await countIn('2026-12');
  const after = await shown();
  expect(after.reporters).toBe(before.reporters + 5);
  expect(reportsOf(after, 'FREE_MEALS')).toBe(reportsOf(before, 'FREE_MEALS') + 5);
  expect(reportsOf(after, 'GYM')).toBe(reportsOf(before, 'GYM'));
  await countIn('2027-01');
  expect(await shown()).toEqual(after);
  const page = (await server.send({ url: '/company-services/v1/companies/kaveri-bank' })).json();
  expect(page.counts.totalReviewsWithBenefits).toBe(after.reporters);
  const input = (await me.call('GET', 'v1/user/contributions?kind=BENEFITS')).json();
  expect((await call(me, 'DELETE', `/${input.items[0].contributionId}`)).statusCode).toBe(204);
  await countIn('2027-02');
  expect(await shown()).toEqual(before);
});

it('a second report on a company replaces the first, and an edit cannot change the company', async () => {
  const { reportId } = await add(me);
  expect(await add(me, { codes: ['GYM'] })).toMatchObject({ reportId, benefits: { codes: ['GYM'] } });
  const change = (part: object) => call(me, 'PUT', `/${reportId}`, { ...contribution, ...part });
  expect((await change({ codes: ['CAFETERIA'] })).json().benefits.codes).toEqual(['CAFETERIA']);
  expect((await change({ companyName: 'Zentrix Labs' })).json().code).toBe('OTHER_COMPANY');
});

it('[R-874] a benefits note is visible only to its author, and editing it does not change any figure', async () => {
  const { db } = server.services;
  const { reportId, benefits } = await add(me, { note: '  Meals on office days.\r\nGym from 2027. ' });
  expect(benefits.note).toBe('Meals on office days.\nGym from 2027.');
  await db.updateTable('benefit_reports').set({ submitted_month: '2026-01-01' }).execute();
  expect((await add(me, { note: 'Meals on Fridays.' })).benefits.note).toBe('Meals on Fridays.');
  expect((await call(me, 'GET', `/${reportId}`)).json().benefits.note).toBe('Meals on Fridays.');
  const { submitted_month } = await db
    .selectFrom('benefit_reports')
    .select('submitted_month')
    .executeTakeFirstOrThrow();
  expect(submitted_month.getTime()).toBeLessThan(Date.parse('2026-02-01'));
  const input = (await me.call('GET', 'v1/user/contributions?kind=BENEFITS')).json();
  expect(input.items).toMatchObject([{ text: 'Meals on Fridays.' }]);
  const { files } = (await me.call('GET', 'v1/user/export')).json();
  const mine = files.find(({ name }: { name: string }) => name === 'benefits.json');
  expect(JSON.parse(mine.text)).toMatchObject([{ company: 'Kaveri Bank', note: 'Meals on Fridays.' }]);
  await countIn('2026-12');
  expect(JSON.stringify(await shown())).not.toContain('Fridays');
  expect((await add(me)).benefits).not.toHaveProperty('note');
});

it('[R-874] a note with contact details is refused at its field, together with all other problems', async () => {
  const companyName = 'A company no one knows';
  const refused = await call(me, 'POST', '', {
    ...contribution,
    companyName,
    note: 'Call me on 98765 43210.',
  });
  expect([refused.statusCode, refused.json().errors]).toMatchObject([
    422,
    [
      { field: '/body/companyName', code: 'unknown' },
      { field: '/body/note', code: 'contact' },
    ],
  ]);
  const long = await call(me, 'POST', '', { ...contribution, note: 'x'.repeat(501) });
  expect([long.statusCode, long.json().errors[0].field]).toEqual([400, '/body/note']);
});

it('a counted report with changed benefits waits for the next month', async () => {
  const { db, now } = server.services;
  const { reportId } = await add(me);
  await db.updateTable('benefit_reports').set({ submitted_month: '2026-01-01' }).execute();
  const monthOf = async () =>
    (await db.selectFrom('benefit_reports').select('submitted_month').executeTakeFirstOrThrow())
      .submitted_month;
  const before = await monthOf();
  await add(me);
  expect(await monthOf()).toEqual(before);
  await call(me, 'PUT', `/${reportId}`, { ...contribution, codes: ['GYM'] });
  expect((await monthOf()).getTime()).toBeGreaterThan(now().getTime() - 31 * 86_400_000);
});

it('benefits require a known company, at least one tick and a login', async () => {
  const unknown = await call(me, 'POST', '', { ...contribution, companyName: 'A company no one knows' });
  expect([unknown.statusCode, unknown.json().errors]).toMatchObject([
    422,
    [{ field: '/body/companyName', code: 'unknown' }],
  ]);
  expect((await call(me, 'POST', '', { ...contribution, codes: [] })).statusCode).toBe(400);
  expect((await server.send({ url: `${PATH}/Bf7ZentrixMeals01` })).statusCode).toBe(401);
});

it('a member can report benefits for at most five companies in a quarter', async () => {
  const companies = await server.services.db
    .selectFrom('companies')
    .select('name')
    .orderBy('id')
    .limit(6)
    .execute();
  const statuses = [];
  for (const { name } of companies)
    statuses.push((await call(me, 'POST', '', { ...contribution, companyName: name })).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
});
