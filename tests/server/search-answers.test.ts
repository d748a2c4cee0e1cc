import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companiesUpTo } from '../../scripts/seed/catalogue/companies';
import { search, searchClient } from '../../src/adapters/http/generated/search';
import { hitPath } from '../../src/core/search/hit-path';
import { rebuildSearch } from '../../src/server/services/search/rebuild-search';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { type ExpectedResult, LATER, TUNED, UNTUNED } from '../support/search-queries';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addCompanies();
  await addSalaries();
  await rebuildSearch(server.services.db);
}, 60_000);
afterAll(() => server.close());

/** Fifteen hundred companies whose names share prefixes. */
async function addCompanies(): Promise<void> {
  const { db } = server.services;
  const rows = companiesUpTo(1500)
    .slice(12)
    .map(({ id, name, urlName, logo, industryId, placeId, rating, reviews, foundedYear, employees }) => ({
      ...{
        id,
        name,
        url_name: urlName,
        logo,
        industry_id: industryId,
        headquarters_id: placeId,
        rating,
        reviews,
      },
      ...{ founded_year: foundedYear, employees },
    }));
  await db.insertInto('companies').values(rows).execute();
}

/** Published figures of every role, overall and at three companies, by city and experience. */
async function addSalaries(): Promise<void> {
  await sql`
    insert into salary_slices
    select j.id, c.id, p.id, e.band, 50, null, 600000, 800000, 1150000, null, 750000, 850000, 'HIGH', '2024-01-01', '2026-09-01'
    from job_profiles j cross join unnest(array[null, 1001, 1002, 1004]) c (id)
    cross join unnest(array[null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) p (id)
    cross join unnest(array[null, '0-2', '3-5', '6-9', '10-14']) e (band)
    on conflict do nothing`.execute(server.services.db);
}

/** The generated adapter over the server in this process. */
const port = search(
  searchClient({
    origin: 'http://localhost',
    fetch: async ({ url }) => {
      const { pathname, search: query } = new URL(url);
      const reply = await server.send({ url: pathname + query });
      return new Response(reply.body, {
        status: reply.statusCode,
        headers: { 'content-type': 'application/json' },
      });
    },
  }),
);

async function first(text: string): Promise<string> {
  const [hit] = (await port.search({ text })).items;
  return hit ? hitPath(hit) : 'nothing';
}

/** The texts with an unexpected first result, each with that page. */
async function wrongOf(queries: readonly ExpectedResult[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [text, path] of queries) {
    const found = await first(text);
    if (found !== path) wrong.push(`${text}: ${found} instead of ${path}`);
  }
  return wrong;
}

it('[R-687] at least 95 % of 120 searches return the exact page as the first result', async () => {
  expect(new Set(TUNED.map(([text]) => text)).size).toBe(120);
  const wrong = await wrongOf(TUNED);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(6);
});

it('[R-687] of 40 searches that were not used for tuning, 35 return the exact page as the first result', async () => {
  expect(new Set(UNTUNED.map(([text]) => text)).size).toBe(40);
  const wrong = await wrongOf(UNTUNED);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(5);
});

it('[R-687] of 20 searches written later, 19 return the exact page as the first result', async () => {
  expect(new Set(LATER.map(([text]) => text)).size).toBe(20);
  const wrong = await wrongOf(LATER);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1);
});
