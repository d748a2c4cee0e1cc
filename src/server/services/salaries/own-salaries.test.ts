import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { type NewUser, newUsersOf } from '../profile/account/testing';
import { contributorSeal } from './contributor-seal';
import { openReport } from './sealed-report';

let server: TestServer;
let me: NewUser;
let other: NewUser;
let newUsers: ReturnType<typeof newUsersOf>;
/** A company other than Zentrix Labs. */
let elsewhere = '';

const NOVEMBER = new Date('2026-11-20T10:00:00Z');
const JANUARY = new Date('2027-01-02T10:00:00Z');
let date = NOVEMBER;
const report = {
  jobProfile: 'Backend engineer',
  companyName: 'zentrix labs',
  locationId: 1,
  totalExperience: 4,
  currentSalary: true,
  fixedSalary: { lakhs: 18, thousand: 50 },
  variableSalary: { lakhs: 2, thousand: 0 },
  stockDetail: { stockType: 'rsus', vestingPeriod: '4', lakhs: 8, thousand: 0 },
};
const PATH = '/salary-services/v1/salary-reports';

beforeAll(async () => {
  server = await startTestServer({ now: () => date });
  newUsers = newUsersOf(server);
  const { name } = await server.services.db
    .selectFrom('companies')
    .select('name')
    .where('name', '<>', 'Zentrix Labs')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  elsewhere = name;
});
afterAll(() => server.close());
beforeEach(async () => {
  date = NOVEMBER;
  me = await newUsers.join();
  other = await newUsers.join('Vikram Rao');
});

/** Signs in for every request: a session would not last until January. */
const call = async (
  { id }: NewUser,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  payload?: object,
) =>
  server.send({
    method,
    url: `${PATH}${path}`,
    headers: { cookie: await server.signIn(id), ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { payload: JSON.stringify(payload) }),
  });
const rowsOf = async ({ id }: NewUser) => {
  const { db } = server.services;
  const seal = contributorSeal(server.services, id);
  const rows = await db
    .selectFrom('salary_reports')
    .selectAll()
    .where('contributor_seal', '=', seal)
    .execute();
  return rows.map((row) => openReport(server.services, row.id, row.sealed));
};

it('salary reports: the row reveals neither company nor job, city, years or pay, and all rows have the same length', async () => {
  await call(me, 'POST', '', report);
  await call(other, 'POST', '', {
    ...report,
    stockDetail: undefined,
    fixedSalary: { lakhs: 9, thousand: 0 },
  });
  const { rows } = await server.database.pool.query<{ text: string; length: number }>(
    'select r::text as text, length(sealed) as length from salary_reports r',
  );
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  for (const { text } of rows) expect(text).toMatch(/^\([\w-]+,"?[\w -]+"?,[\w-]+\)$/);
});

it('[R-317][R-318][R-319][R-320] a salary report is stored in rupees and read back as submitted', async () => {
  const added = await call(me, 'POST', '', report);
  const saved = {
    state: 'submitted',
    countsFrom: '2027-01-01',
    changesFrom: '2027-01-01',
    report: { ...report, companyName: 'Zentrix Labs' },
  };
  expect([added.statusCode, added.json()]).toMatchObject([201, saved]);
  expect((await call(me, 'GET', `/${added.json().rid}`)).json()).toMatchObject(saved);
  expect(await rowsOf(me)).toMatchObject([
    {
      fixed: 1_850_000,
      variable: 200_000,
      stock: 800_000,
      stockYears: 4,
      stockType: 'rsus',
      isCurrent: true,
    },
  ]);
});

it('submitting the same job again replaces the report, and only one salary is current', async () => {
  const first = (await call(me, 'POST', '', report)).json();
  const again = { ...report, fixedSalary: { lakhs: 19, thousand: 0 } };
  const second = (await call(me, 'POST', '', again)).json();
  expect(second.rid).toBe(first.rid);
  await call(me, 'POST', '', { ...report, companyName: elsewhere });
  const rows = await rowsOf(me);
  expect(rows.map((row) => [row.fixed, row.isCurrent]).sort()).toEqual([
    [1_850_000, true],
    [1_900_000, false],
  ]);
});

it('fifty identical submissions at once make one report', async () => {
  await Promise.all(Array.from({ length: 50 }, () => call(me, 'POST', '', report)));
  expect(await rowsOf(me)).toHaveLength(1);
});

it('other members cannot read, change or delete a salary report', async () => {
  const { rid } = (await call(me, 'POST', '', report)).json();
  for (const method of ['GET', 'DELETE'] as const)
    expect((await call(other, method, `/${rid}`)).statusCode).toBe(404);
  expect((await call(other, 'PUT', `/${rid}`, report)).statusCode).toBe(404);
  expect(await rowsOf(me)).toHaveLength(1);
});

it('salary reports: a report can be changed and deleted at any time; a counted one waits for the next quarter again', async () => {
  const { rid } = (await call(me, 'POST', '', report)).json();
  const changed = { ...report, jobProfile: 'Data engineer', stockDetail: undefined };
  expect((await call(me, 'PUT', `/${rid}`, changed)).json().report).toMatchObject({
    jobProfile: 'Data engineer',
  });
  date = JANUARY;
  expect((await call(me, 'GET', `/${rid}`)).json()).toMatchObject({
    state: 'live',
    changesFrom: '2027-04-01',
  });
  const late = await call(me, 'PUT', `/${rid}`, report);
  expect([late.statusCode, late.json()]).toMatchObject([
    200,
    { state: 'submitted', countsFrom: '2027-04-01' },
  ]);
  expect((await call(me, 'DELETE', `/${rid}`)).statusCode).toBe(204);
  expect((await call(me, 'DELETE', `/${rid}`)).statusCode).toBe(404);
});

it('an invalid salary report lists all its problems with their fields', async () => {
  const wrong = await call(me, 'POST', '', {
    ...report,
    companyName: 'A company no one knows',
    jobProfile: 'Astronaut',
    locationId: 999_999,
    fixedSalary: { lakhs: 0, thousand: 1 },
  });
  expect(wrong.statusCode).toBe(422);
  const fields = wrong
    .json()
    .errors.map((item: { field: string; code: string }) => `${item.field} ${item.code}`);
  expect(fields.sort()).toEqual([
    '/body/companyName unknown',
    '/body/fixedSalary tooLittle',
    '/body/jobProfile unknown',
    '/body/locationId unknown',
  ]);
  const nursing = await call(me, 'POST', '', { ...report, department: 'Healthcare & Life Sciences' });
  expect(nursing.json().errors).toMatchObject([{ field: '/body/department', code: 'elsewhere' }]);
  expect(await rowsOf(me)).toEqual([]);
});

it('a member can report five jobs per quarter, and then only change one of them', async () => {
  const { db } = server.services;
  const known = await db.selectFrom('job_profiles').select('name').orderBy('id').limit(6).execute();
  const statuses = [];
  for (const { name } of known)
    statuses.push((await call(me, 'POST', '', { ...report, jobProfile: name })).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
  expect((await call(me, 'POST', '', { ...report, jobProfile: known[0]?.name })).statusCode).toBe(201);
  date = JANUARY;
  expect((await call(me, 'POST', '', { ...report, jobProfile: known[5]?.name })).statusCode).toBe(201);
});

it('a salary report is listed among the contributions of its author, first waiting, then counted', async () => {
  const { rid } = (await call(me, 'POST', '', report)).json();
  const callback = async () => {
    const url = '/user-services/v1/user/contributions?kind=SALARY';
    return (await server.send({ url, headers: { cookie: await server.signIn(me.id) } })).json().items;
  };
  expect(await callback()).toMatchObject([
    { contributionId: rid, status: 'submitted', path: `/contribute/salary-v3?rid=${rid}` },
  ]);
  date = JANUARY;
  expect((await callback())[0]).toMatchObject({ contributionId: rid, status: 'live' });
});

it('a visitor is asked to log in for salary reports', async () => {
  const response = await server.send({
    method: 'POST',
    url: PATH,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(report),
  });
  expect(response.statusCode).toBe(401);
});
