import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../contracts/college';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { releaseAlumni } from './release-alumni';
import { sealAlumni } from './sealed-alumni';

type Wire = components['schemas'];

const NOW = new Date('2026-11-20T12:00:00.000Z');
const UNTIL = '2026-10-01';
const SHARADA = 3;
const URL_NAME = 'sharada-school-of-management-hyderabad-3';
let server: TestServer;
let contribution = 0;

const get = async <Body>(path: string) => {
  const reply = await server.send({ url: `/college-services${path}` });
  return { status: reply.statusCode, body: reply.json() as Body };
};
const college = async () => (await get<Wire['College']>(`/v1/colleges/${URL_NAME}`)).body;

/** Inserts salary reports of alumni of a company, each a little higher than the one before. */
async function listener(many: number, company: number, from: number, month = '2026-03-01'): Promise<void> {
  const rows = Array.from({ length: many }, (_, index) => {
    const id = `alumni ${contribution++}`;
    const report = { college: SHARADA, company, years: 4, pay: from + index * 50_000, month };
    return { id, sealed: sealAlumni(server.services, id, report) };
  });
  await server.services.db.insertInto('alumni_reports').values(rows).execute();
}

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
  await listener(15, 1001, 1_000_000);
  await listener(13, 1002, 3_000_000);
  await listener(1, 1003, 9_000_000, '2026-10-15');
  await releaseAlumni(server.services, UNTIL);
});
afterAll(() => server.close());

describe('the page of a college', () => {
  it('[R-045] a college shows the pay and the companies of its alumni in groups of fourteen and more', async () => {
    const { card, figures, companies, byExperience } = await college();
    expect(card).toMatchObject({ name: 'Sharada School of Management, Hyderabad', totalSalaries: 10 });
    expect(figures).toMatchObject({ contributors: 10, p50: 1_400_000 });
    expect(
      companies.map(({ company, figures: { contributors } }) => [company.urlName, contributors]),
    ).toEqual([['zentrix-labs', 10]]);
    expect(byExperience.map(({ experience }) => experience)).toEqual(['3-5']);
  });

  it('[R-045] colleges: a figure grows by fourteen people or not at all, and a published report keeps no row', async () => {
    const { db } = server.services;
    const before = await college();
    await listener(13, 1001, 2_000_000, '2026-07-01');
    await releaseAlumni(server.services, UNTIL);
    expect(await college()).toEqual(before);
    await listener(1, 1001, 2_000_000, '2026-08-01');
    await releaseAlumni(server.services, UNTIL);
    const { figures, companies } = await college();
    expect([figures?.contributors, companies[0]?.figures.contributors]).toEqual([20, 20]);
    const left = await db.selectFrom('alumni_reports').select('id').execute();
    expect(left.filter(({ id }) => id.startsWith('alumni ')).length).toBe(14);
  });

  it('[R-327] a college has a logo at the usual URL, drawn until a real one exists', async () => {
    const { card } = await college();
    expect(card.logoUrl).toBe(`/alpha/colleges/photos/logos/${URL_NAME}.jpg`);
    const logo = await server.send({ url: card.logoUrl });
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(logo.body).toMatch(/^<svg /);
  });

  it('an unknown college is not found', async () => {
    expect((await get('/v1/colleges/nowhere-1')).status).toBe(404);
  });
});

describe('the list of colleges', () => {
  it('[R-031][R-045] the list of colleges starts with the most reported ones, twenty per page', async () => {
    const first = (await get<Wire['CollegePage']>('/v1/colleges')).body;
    const second = (await get<Wire['CollegePage']>('/v1/colleges?page=2')).body;
    expect(first.items).toHaveLength(20);
    expect(first.items[0]?.urlName).toBe(URL_NAME);
    expect(first.pages).toBe(Math.ceil(first.total / 20));
    const names = [...first.items, ...second.items].map(({ urlName }) => urlName);
    expect(new Set(names).size).toBe(names.length);
  });

  it('[R-045] the list of colleges is searched by name and place, and pattern characters are literal', async () => {
    const found = async (q: string) =>
      (await get<Wire['CollegePage']>(`/v1/colleges?q=${encodeURIComponent(q)}`)).body;
    expect((await found('sharada SCHOOL of man')).items.map(({ urlName }) => urlName)).toContain(URL_NAME);
    expect((await found('telangana')).items.every(({ state }) => state === 'Telangana')).toBe(true);
    expect((await found('%')).total).toBe(0);
  });
});
