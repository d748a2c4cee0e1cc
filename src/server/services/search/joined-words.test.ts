import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { postRows } from './post-queries';
import { findRows } from './queries';
import { addTitles } from './testing';

const FIRST_PAGE = { limit: 10, offset: 0 };
/** The first and last words are in each of the many titles, but hardly anywhere side by side. */
const APART = 'Cashew after a filbert';
const TITLES = ['Cashew filbert cake', 'A cashew  filbert', 'HR it is', 'Is a q filbert ok?', 'एक वेतन वृद्धि'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addTitles(
    server.services,
    Array.from({ length: 20_000 }, (_, place) => `${APART} ${place}`),
  );
  await addTitles(server.services, TITLES);
  await sql`vacuum analyze posts`.execute(server.services.db);
});
afterAll(() => server.close());

const found = async (text: string) =>
  ((await findRows(server.services.db, [postRows(text, FIRST_PAGE)]))[0] ?? []).map(({ name }) => name);

it('[R-301] the search shows the only title with two frequent words side by side first', async () => {
  const [first, second] = await found('cashew filbert');
  expect(first).toBe('Cashew filbert cake');
  expect(second).toMatch(/^Cashew after a filbert|^A cashew {2}filbert/);
});

it('the search for two frequent words that are rarely side by side does not read the posts that have them separately', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off) ${postRows('cashew filbert', FIRST_PAGE)}`.execute(
    server.services.db,
  );
  const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('posts_by_'));
  expect(scans).toEqual([
    expect.stringMatching(/posts_by_joined_title_sampled \(actual rows=[01]\./),
    expect.stringMatching(/posts_by_joined_title \(actual rows=[01]\./),
    expect.stringMatching(/posts_by_joined_title_sampled \(actual rows=1[0-9]{3}\./),
    expect.stringMatching(/posts_by_joined_title \(never executed\)/),
  ]);
});

it.each([
  ['hew filbert cak', ['Cashew filbert cake']],
  ['hr it', ['HR it is']],
  ['r it is', ['HR it is']],
  ['a q filbert', ['Is a q filbert ok?']],
  ['t ok?', ['Is a q filbert ok?']],
  ['वेतन वृ', ['एक वेतन वृद्धि']],
  ['cashew filbert pie', []],
])('[R-301] the search finds several words in any part of a title: %s', async (text, titles) => {
  expect(await found(text)).toEqual(titles);
});
