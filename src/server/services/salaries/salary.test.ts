import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/salary';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { quarterOf } from './quarters';
import { makeRelease } from './release-salaries';
import { type Planted, seedReports } from './testing';

type Result = components['schemas']['FairPayAnswer'];

const NOW = new Date('2026-11-20T09:00:00Z');
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

async function send(question: object, { address = '10.1.0.1' }: { readonly address?: string } = {}) {
  return server.send({
    method: 'POST',
    url: '/salary-services/v1/fair-pay',
    headers: { 'content-type': 'application/json' },
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

it('[R-863] fair pay: nothing is remembered of a check, so a colleague in the same network gets the same answer to any pay', async () => {
  const question = { ...QUESTION, jobProfileId: job(2) };
  const from = (address: string) => async (yearlyPay: number) => {
    const { statusCode, body } = await send({ ...question, yearlyPay }, { address });
    return { statusCode, body };
  };
  const office = from('203.0.113.10');
  expect((await office(1_300_000)).statusCode).toBe(200);
  const guesses = [1_000_000, 1_300_000, 1_600_000, 1_900_000];
  const answers = await Promise.all(guesses.map(office));
  expect(answers).toEqual(await Promise.all(guesses.map(from('198.51.100.4'))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
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
