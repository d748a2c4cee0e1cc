import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { postRows } from './post-queries';
import { findRows } from './queries';
import { addTitles } from './testing';

const FIRST_PAGE = { limit: 10, offset: 0 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addPosts('Walnut', 20_000);
  await addPosts('Pistachio', 100);
  // Also empties the lists of new words, whose length would change the plans.
  await sql`vacuum analyze posts`.execute(server.services.db);
});
afterAll(() => server.close());

const addPosts = (word: string, count: number) =>
  addTitles(
    server.services,
    Array.from({ length: count }, (_, place) => `${word} ${place + 1}`),
  );

const found = async (text: string, slice = FIRST_PAGE) =>
  (await findRows(server.services.db, [postRows(text, slice)]))[0] ?? [];

it('[R-301] the search finds each of the posts with a rare word once, and a thousand with a frequent one', async () => {
  const rows = await found('pistachio', { limit: 200, offset: 0 });
  expect(new Set(rows.map(({ name }) => name)).size).toBe(100);
  expect(rows).toHaveLength(100);
  expect((await found('walnut'))[0]?.total).toBe(1000);
  expect(await found('walnut', { limit: 10, offset: 990 })).toHaveLength(10);
});

it('the search for a frequent word collects a sixteenth of its posts', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off) ${postRows('walnut', FIRST_PAGE)}`.execute(server.services.db);
  const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('posts_by_joined_title'));
  expect(scans).toEqual([
    expect.stringMatching(/posts_by_joined_title_sampled \(actual rows=1[0-9]{3}\./),
    expect.stringMatching(/posts_by_joined_title \(never executed\)/),
  ]);
});

it('PostgreSQL plans the search for posts once, not for each text', async () => {
  const client = new pg.Client(server.database.direct);
  await client.connect();
  try {
    const texts = [
      'walnut',
      'pistachio',
      'offer',
      'nothing',
      '173',
      'salary',
      'hike',
      'notice',
      'nut',
      'years',
    ];
    for (const text of [...texts, ...texts]) {
      const { sql, parameters } = postRows(text, FIRST_PAGE).compile(server.services.db);
      await client.query({ name: 'posts', text: sql, values: [...parameters] });
    }
    const { rows } = await client.query('select custom_plans, generic_plans from pg_prepared_statements');
    expect(rows).toEqual([{ custom_plans: 5, generic_plans: 15 }]);
  } finally {
    await client.end();
  }
});
