import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/salary';
import { forgetOldRows } from '../../db/forget-old-rows';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { quarterOf } from './quarters';
import { makeRelease } from './release-salaries';
import { type Planted, seedReports } from './testing';

type Result = components['schemas']['FairPayAnswer'];

const NOW = new Date('2026-11-20T09:00:00Z');
const A_MEMBER = 'Mb1asha2Nair3Qx4';
const QUESTION = { jobProfileId: 1, companyId: 1001, placeId: 1, experienceYears: 4, yearlyPay: 1_850_000 };

let server: TestServer;
let date = NOW;
/** The first job of each department: their families do not overlap. */
let jobs: readonly number[];
const job = (department: number): number => jobs[department] ?? 1;

/** Reports in steps of half a lakh, at one company or spread over several. */
const people = (count: number, planted: Planted = {}, companies = 1): readonly Planted[] =>
  Array.from({ length: count }, (_, n) => ({
    company: 1001 + (n % companies),
    month: '2026-09-01',
    fixed: 1_000_000 + 50_000 * (n % 20),
    ...planted,
  }));
const report = (...reports: readonly (readonly Planted[])[]) => seedReports(server.services, reports.flat());
const release = () => makeRelease(server.services, quarterOf(date));

let addresses = 0;
/** Uses a new network address per request, so that no question counts as a second one. */
async function send(question: object, from: { readonly cookie?: string; readonly address?: string } = {}) {
  addresses += 1;
  const { cookie, address = `10.1.${addresses >> 8}.${addresses & 255}` } = from;
  return server.send({
    method: 'POST',
    url: '/salary-services/v1/fair-pay',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    remoteAddress: address,
    payload: JSON.stringify(question),
  });
}

async function ask(question: object): Promise<Result['comparison']> {
  const response = await send(question);
  expect(response.statusCode).toBe(200);
  return response.json<Result>().comparison;
}

beforeAll(async () => {
  server = await startTestServer({ now: () => date });
  const first = await server.services.db
    .selectFrom('job_profiles')
    .select(({ fn }) => fn.min('id').as('id'))
    .groupBy('department_id')
    .orderBy('department_id')
    .execute();
  jobs = first.map(({ id }) => Number(id));
});
afterAll(() => server.close());

it('[R-863] fair pay: waiting reports do not count before the release', async () => {
  const question = { ...QUESTION, jobProfileId: job(3) };
  await report(people(60, { job: job(3), month: '2026-11-01' }));
  await release();
  expect(await ask(question)).toBeNull();
  date = new Date('2027-01-02T09:00:00Z');
  await release();
  expect(await ask(question)).toMatchObject({ contributors: 50 });
  date = NOW;
});

it('[R-863] fair pay: the comparison uses the company and city from thirty people on, and widens below that', async () => {
  await report(
    people(60, { job: job(2) }),
    people(20, { job: job(4), place: 3 }),
    people(120, { job: job(4), place: 3 }, 8),
  );
  await release();
  expect((await ask({ ...QUESTION, jobProfileId: job(2) }))?.group).toMatchObject({
    level: 0,
    company: 'Zentrix Labs',
    place: 'Bengaluru',
    fromYears: 3,
    toYears: 5,
  });
  expect((await ask({ ...QUESTION, jobProfileId: job(4), companyId: 1002 }))?.group).toMatchObject({
    level: 3,
    company: null,
    place: 'METRO',
  });
});

it('[R-863] fair pay: nine fake reports and one real person do not make a group', async () => {
  await report(people(9, { job: job(5) }), people(1, { job: job(5), fixed: 1_370_000 }));
  await release();
  expect(await ask({ ...QUESTION, jobProfileId: job(5) })).toBeNull();
});

it('[R-863] fair pay: the response has a band, rounded amounts and a stepped count, equal for any pay within a step', async () => {
  const question = { ...QUESTION, jobProfileId: job(2) };
  const low = await ask({ ...question, yearlyPay: 1_050_000 });
  const high = await ask({ ...question, yearlyPay: 2_600_000 });
  expect(low).toMatchObject({ verdict: 'BELOW', band: { from: 0, to: 25 }, contributors: 50 });
  expect(high).toMatchObject({ verdict: 'WELL_ABOVE', band: { from: 75, to: 100 } });
  expect(await ask({ ...question, yearlyPay: 2_601_234 })).toEqual(high);
  for (const amount of [low?.p10, low?.p50, low?.p90]) expect((amount ?? 1) % 50_000).toBe(0);
});

it('[R-863] fair pay: a member may check one pay per group and day; the same pay again and other groups are allowed', async () => {
  const question = { ...QUESTION, jobProfileId: job(2) };
  const cookie = await server.signIn(A_MEMBER);
  const statusOf = async (request: object) => (await send(request, { cookie })).statusCode;
  expect(await statusOf({ ...question, yearlyPay: 1_400_000 })).toBe(200);
  expect(await statusOf({ ...question, yearlyPay: 1_410_000 })).toBe(200);
  expect(await statusOf({ ...question, yearlyPay: 1_700_000 })).toBe(409);
  expect(await statusOf({ ...question, experienceYears: 5, yearlyPay: 1_700_000 })).toBe(409);
  expect(await statusOf({ ...QUESTION, companyId: undefined, yearlyPay: 1_700_000 })).toBe(200);
  date = new Date(NOW.getTime() + 24 * 3_600_000);
  expect(
    (await send({ ...question, yearlyPay: 1_700_000 }, { cookie: await server.signIn(A_MEMBER) })).statusCode,
  ).toBe(200);
  date = NOW;
});

it('[R-863] fair pay: asking through another city allows no second pay for the same group', async () => {
  await report(people(300, { job: job(6), place: 2 }, 10));
  await release();
  date = new Date(NOW.getTime() + 120_000);
  const question = { ...QUESTION, jobProfileId: job(6), companyId: undefined };
  const requests = await Promise.all(
    [3, 4, 5].map((placeId, n) =>
      send({ ...question, placeId, yearlyPay: 1_200_000 + n * 300_000 }, { address: '203.0.113.8' }),
    ),
  );
  const groups = requests.flatMap((response) =>
    response.statusCode === 200 ? [response.json<Result>().comparison?.group] : [],
  );
  expect(new Set(groups.map((group) => JSON.stringify(group))).size).toBe(groups.length);
  expect(groups.length).toBeLessThan(requests.length);
  date = NOW;
});

it('[R-863] fair pay: of different pays that a visitor sends at once only one is accepted', async () => {
  const question = { ...QUESTION, jobProfileId: job(2) };
  const pays = [1_100_000, 1_500_000, 1_900_000, 2_400_000];
  const responses = await Promise.all(
    pays.map((yearlyPay) => send({ ...question, yearlyPay }, { address: '203.0.113.7' })),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const refused = responses.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'OTHER_PAY_TODAY' });
});

it('[R-863] fair pay: a colleague in the same network cannot find the pay that a visitor checked by trying amounts', async () => {
  const question = { ...QUESTION, jobProfileId: job(2) };
  const check = async (yearlyPay: number) =>
    (await send({ ...question, yearlyPay }, { address: '203.0.113.10' })).statusCode;
  expect([await check(1_300_000), await check(1_300_000)]).toEqual([200, 200]);
  const guesses = [1_000_000, 1_100_000, 1_200_000, 1_300_000, 1_400_000];
  const statuses: number[] = [];
  for (const guess of guesses) statuses.push(await check(guess));
  expect(statuses).toEqual(guesses.map(() => 409));
});

it('[R-863] fair pay: the first pay can be checked again after two others, and by a member after any number', async () => {
  const question = { ...QUESTION, jobProfileId: job(2) };
  await server.services.db.insertInto('members').values({ id: 'MbPayCheck', name: 'Tara' }).execute();
  const cookie = await server.signIn('MbPayCheck');
  const check = async (who: object, yearlyPay: number) =>
    (await send({ ...question, yearlyPay }, who)).statusCode;
  for (const [who, tries] of [
    [{ address: '203.0.113.11' }, 2],
    [{ cookie }, 5],
  ] as const) {
    const first = await check(who, 1_300_000);
    for (let n = 1; n <= tries; n++) expect(await check(who, 1_300_000 + n * 200_000)).toBe(409);
    expect([first, await check(who, 1_300_000)]).toEqual([200, 200]);
  }
});

it('[R-863] fair pay: all addresses of an IPv6 network are one visitor', async () => {
  const question = { ...QUESTION, jobProfileId: job(2) };
  const statusOf = async (address: string, yearlyPay: number) =>
    (await send({ ...question, yearlyPay }, { address })).statusCode;
  expect(await statusOf('2001:db8:1:2::1', 1_100_000)).toBe(200);
  expect(await statusOf('2001:db8:1:2::2', 1_500_000)).toBe(409);
  expect(await statusOf('2001:db8:1:3::2', 1_500_000)).toBe(200);
});

it('[R-863] fair pay: the stored row reveals neither user nor group nor pay and is deleted after the day', async () => {
  const { db } = server.services;
  await send(QUESTION, { address: '203.0.113.9' });
  const rows = await db.selectFrom('pay_questions').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect([row.question_key, row.pay_key].join(' ')).toMatch(/^[\w-]{32} [\w-]{32}$/);
  await forgetOldRows(db, new Date('2027-01-04T00:00:00Z'));
  expect(await db.selectFrom('pay_questions').selectAll().execute()).toEqual([]);
});

it('pay choices: an unknown profile, company or city is not found', async () => {
  for (const field of ['jobProfileId', 'companyId', 'placeId']) {
    const response = await server.send({
      method: 'POST',
      url: '/salary-services/v1/fair-pay',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...QUESTION, [field]: 2_000_000_000 }),
    });
    expect(response.statusCode).toBe(404);
  }
});

it('pay choices: the options are listed, and popular profiles only with fourteen people or more', async () => {
  const get = async <T>(path: string) =>
    (await server.send({ method: 'GET', url: `/salary-services${path}` })).json<T>();
  const choices = await get<components['schemas']['PayChoices']>('/v1/pay-choices');
  expect(choices.places.map(({ name }) => name)).toContain('Bengaluru');
  const employers = await get<readonly { name: string }[]>('/v1/employers?asText=zen');
  expect(employers[0]?.name).toBe('Zentrix Labs');
  const popular = await get<components['schemas']['PopularPay'][]>('/v1/popular-pay?limit=24');
  expect(popular.length).toBeGreaterThan(0);
  for (const item of popular) expect(item.reports).toBeGreaterThanOrEqual(10);
  expect(popular.some(({ jobProfileId }) => jobProfileId === job(5))).toBe(false);
});
