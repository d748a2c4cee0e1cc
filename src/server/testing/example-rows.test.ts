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

type Contents = ReadonlyMap<string, string>;

async function rowsOf({ database: { pool } }: TestServer): Promise<Contents> {
  const tables = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  const contents = tables.rows.map(
    ({ name }) => `select '${name}' as name, json_agg(t order by t::text)::text as content from ${name} t`,
  );
  contents.push("select sequencename, last_value::text from pg_sequences where schemaname = 'public'");
  // PostgreSQL puts a row where there is room, so the order in the files differs.
  // Other test files left empty tables in some of the reused databases.
  const { rows } = await pool.query<{ name: string; content: string | null }>(contents.join(' union all '));
  return new Map(rows.flatMap(({ name, content }) => (content === null ? [] : [[name, content]])));
}

/** Rows are compared as text: as objects, a difference in thousands of rows would not be shown. */
function differences(first: Contents = new Map(), second: Contents = new Map()): readonly string[] {
  const names = [...new Set([...first.keys(), ...second.keys()])];
  return names
    .filter((name) => first.get(name) !== second.get(name))
    .map((name) => `${name}: ${first.get(name)} and ${second.get(name)}`);
}

it('a test server with copied seed data has the rows, counters and pictures of the server that was seeded', async () => {
  const [seeded, copied] = await Promise.all(servers.map(rowsOf));
  expect(differences(seeded, copied)).toEqual([]);
  const [pictures, others] = servers.map(({ config }) => readdirSync(config.mediaDir, { recursive: true }));
  expect(pictures?.length).toBeGreaterThan(0);
  expect(others).toEqual(pictures);
});

it('seed data are not copied to a server whose clock is a minute ahead', async () => {
  const later = await start(new Date(NOON.getTime() + 60_000));
  try {
    const [first] = servers;
    expect(differences(first && (await rowsOf(first)), await rowsOf(later))).not.toEqual([]);
  } finally {
    await later.close();
  }
});
