import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../src/server/db/migrate';
import { emptyDatabase, type FreshDatabase } from '../../src/server/testing/fresh-database';
import { problemOfSharedName } from '../architecture/language/names';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await emptyDatabase();
  await migrate(fresh.database);
});
afterAll(() => fresh.drop());

const NAMES = `
  select table_name as name from information_schema.columns where table_schema = 'public'
  union select column_name from information_schema.columns where table_schema = 'public'
  union select indexname from pg_indexes where schemaname = 'public'
  union select conname from pg_constraint where connamespace = 'public'::regnamespace`;

/** Names of the migrated schema that the glossary rules out, after this change. */
async function archaicNames(change = ''): Promise<readonly string[]> {
  const client = await fresh.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(change);
    const { rows } = await client.query<{ name: string }>(NAMES);
    expect(rows.length).toBeGreaterThan(1000);
    return rows.flatMap(({ name }) => problemOfSharedName(name) ?? []).sort();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('tables, columns, indexes and constraints of the migrated schema use the words of the glossary', async () => {
  expect(await archaicNames()).toEqual([]);
});

it('a new column and index with archaic names are found', async () => {
  const change = 'alter table posts add column told_on date; create index posts_held on posts (told_on)';
  expect(await archaicNames(change)).toEqual([
    '"posts_held" → stored, pending',
    '"told_on" → contribution, submitted',
  ]);
});
