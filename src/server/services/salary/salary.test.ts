import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../contracts/salary';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { contributorSeal } from './contributor-seal';

type Answer = components['schemas']['FairPayAnswer'];

const NOW = new Date('2026-11-20T09:00:00Z');
const A_MEMBER = 'Mb1asha2Nair3Qx4';
const QUESTION = { jobProfileId: 1, companyId: 1001, placeId: 1, experienceYears: 4, yearlyPay: 1_850_000 };

let server: TestServer;
let at = NOW;
/** The first job of each department: their families do not meet. */
let jobs: readonly number[];
const job = (department: number): number => jobs[department] ?? 1;

interface Wishes {
  readonly month?: string;
  readonly company?: (n: number) => number;
  readonly place?: number;
  readonly job?: number;
  readonly seal?: string;
}

let made = 0;
async function report(count: number, wishes: Wishes = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => {
    made += 1;
    return {
      id: `report ${made}`,
      contributor_seal: wishes.seal ?? `contributor ${made}`,
      company_id: wishes.company?.(n) ?? 1001,
      job_profile_id: wishes.job ?? 1,
      place_id: wishes.place ?? 1,
      experience_years: 4,
      fixed: 1_000_000 + 100_000 * (n % 20),
      stock_years: null,
      reported_month: wishes.month ?? '2026-09-01',
    };
  });
  await server.services.db.insertInto('salary_reports').values(rows).execute();
}

async function ask(question: object, cookie?: string): Promise<Answer['standing']> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const answer = await server.send({
    method: 'POST',
    url: '/salary-services/v1/fair-pay',
    headers,
    payload: JSON.stringify(question),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>().standing;
}

beforeAll(async () => {
  server = await startTestServer({ now: () => at });
  const first = await server.services.db
    .selectFrom('job_profiles')
    .select(({ fn }) => fn.min('id').as('id'))
    .groupBy('department_id')
    .orderBy('department_id')
    .execute();
  jobs = first.map(({ id }) => Number(id));
});
afterAll(() => server.close());

it('[R-863] says nothing from nine people, whoever they are', async () => {
  await report(9, { job: job(2) });
  expect(await ask({ ...QUESTION, jobProfileId: job(2) })).toBeNull();
});

it('[R-863] what is reported this month does not show before the next', async () => {
  await report(30, { job: job(3), month: '2026-11-01' });
  expect(await ask({ ...QUESTION, jobProfileId: job(3) })).toBeNull();
  at = new Date('2026-12-01T09:00:00Z');
  expect(await ask({ ...QUESTION, jobProfileId: job(3) })).toMatchObject({ contributors: 30 });
  at = NOW;
});

it('[R-863] compares in the company and city first, and wider where there are too few', async () => {
  await report(60);
  expect((await ask(QUESTION))?.group).toMatchObject({
    level: 0,
    company: 'Zentrix Labs',
    place: 'Bengaluru',
  });
  await report(60, { job: job(4), place: 3, company: (n) => 1001 + (n % 10) });
  expect((await ask({ ...QUESTION, jobProfileId: job(4) }))?.group).toMatchObject({
    level: 3,
    company: null,
    place: 'METRO',
  });
});

it('[R-863] goes on to the next group where many reports are of few people', async () => {
  const spread = { job: job(6), company: (n: number) => 1001 + (n % 5) };
  for (let person = 0; person < 8; person++) await report(10, { ...spread, seal: `one of eight ${person}` });
  await report(60, { ...spread, place: 3 });
  expect((await ask({ ...QUESTION, jobProfileId: job(6) }))?.group).toMatchObject({ level: 3 });
});

it('[R-863] the percentile of a bigger pay is bigger, and no amount is finer than ten thousand', async () => {
  const low = await ask({ ...QUESTION, yearlyPay: 1_100_000 });
  const high = await ask({ ...QUESTION, yearlyPay: 2_600_000 });
  expect(low?.verdict).toBe('BELOW');
  expect(high?.verdict).toBe('WELL_ABOVE');
  expect((high?.percentile ?? 0) > (low?.percentile ?? 99)).toBe(true);
  expect(await ask({ ...QUESTION, yearlyPay: 2_601_234 })).toEqual(high);
  for (const amount of [low?.p10, low?.p50, low?.p90]) expect((amount ?? 1) % 10_000).toBe(0);
});

it('[R-863] a question asked again the same day has the same answer, whatever came in meanwhile', async () => {
  const question = { ...QUESTION, experienceYears: 5 };
  const first = await ask(question);
  await report(200, { month: '2026-10-01' });
  expect(await ask(question)).toEqual(first);
  at = new Date(NOW.getTime() + 25 * 3_600_000);
  expect(await ask(question)).not.toEqual(first);
  at = NOW;
});

it("[R-863] a member's own report does not count", async () => {
  await report(9, { job: job(5) });
  await report(1, { job: job(5), seal: contributorSeal(server.services, A_MEMBER) });
  const question = { ...QUESTION, jobProfileId: job(5) };
  expect((await ask(question))?.contributors).toBe(10);
  expect(await ask(question, await server.signIn(A_MEMBER))).toBeNull();
});

it('[R-863] asking leaves no row behind', async () => {
  const count = () =>
    server.services.db
      .selectFrom('salary_reports')
      .select('id')
      .execute()
      .then(({ length }) => length);
  const before = await count();
  await ask({ ...QUESTION, experienceYears: 6 });
  expect(await count()).toBe(before);
});

it('a profile, company or city that is not there is not found', async () => {
  for (const field of ['jobProfileId', 'companyId', 'placeId']) {
    const answer = await server.send({
      method: 'POST',
      url: '/salary-services/v1/fair-pay',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...QUESTION, [field]: 2_000_000_000 }),
    });
    expect(answer.statusCode).toBe(404);
  }
});

it('lists what to choose from, and popular profiles of ten people or more only', async () => {
  const get = async <T>(path: string) =>
    (await server.send({ method: 'GET', url: `/salary-services${path}` })).json<T>();
  const choices = await get<components['schemas']['PayChoices']>('/v1/pay-choices');
  expect(choices.places.map(({ name }) => name)).toContain('Bengaluru');
  const employers = await get<readonly { name: string }[]>('/v1/employers?asText=zen');
  expect(employers[0]?.name).toBe('Zentrix Labs');
  const popular = await get<components['schemas']['PopularPay'][]>('/v1/popular-pay?limit=24');
  expect(popular.length).toBeGreaterThan(0);
  for (const one of popular) expect(one.reports).toBeGreaterThanOrEqual(10);
  expect(popular.some(({ jobProfileId }) => jobProfileId === job(2))).toBe(false);
});
