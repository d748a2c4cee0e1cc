import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './start-test-server';

const NOON = new Date('2026-11-20T12:00:00Z');
let servers: readonly TestServer[] = [];
const start = (now: Date) => startTestServer({ now: () => now });
beforeAll(async () => {
  servers = [await start(NOON), await start(NOON)];
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function rowsOf({ database: { pool } }: TestServer): Promise<object> {
  const tables = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  const contents = tables.rows.map(
    ({ name }) => `select '${name}' as name, json_agg(t order by t::text) as rows from ${name} t`,
  );
  const sequences = await pool.query(
    "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1",
  );
  // PostgreSQL puts a row where there is room, so the order in the files differs.
  // Other test files left empty tables in some of the reused databases.
  const { rows } = await pool.query<{ rows: unknown }>(`${contents.join(' union all ')} order by name`);
  return { rows: rows.filter((table) => table.rows !== null), sequences: sequences.rows };
}

it('a test server with copied seed data has the rows, counters and pictures of the server that was seeded', async () => {
  const [seeded, copied] = await Promise.all(servers.map(rowsOf));
  expect(copied).toEqual(seeded);
  const [pictures, others] = servers.map(({ config }) => readdirSync(config.mediaDir, { recursive: true }));
  expect(pictures?.length).toBeGreaterThan(0);
  expect(others).toEqual(pictures);
});

it('seed data are not copied to a server whose clock is a minute ahead', async () => {
  const later = await start(new Date(NOON.getTime() + 60_000));
  try {
    const [first] = servers;
    expect(await rowsOf(later)).not.toEqual(first && (await rowsOf(first)));
  } finally {
    await later.close();
  }
});
