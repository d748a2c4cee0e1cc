import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { emptyDatabase } from '../testing/fresh-database';
import { migrate } from './migrate';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** Builds had the migration 0290 before these four were added. */
const ADDED_LATER = [
  '0282-no-pay-questions',
  '0283-grievances-of-busy-networks',
  '0284-daily-application-counts',
  '0285-grievances-of-an-hour',
];

const SCHEMA = `
  select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as part
  from information_schema.columns where table_schema = 'public'
  union all
  select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select indexdef from pg_indexes where schemaname = 'public'
  order by 1`;
const schemaOf = async (pool: Pool) =>
  (await pool.query<{ part: string }>(SCHEMA)).rows.map(({ part }) => part);

describe('a database of a build that lacked some migrations', () => {
  it.each([[ADDED_LATER], [ADDED_LATER.slice(2)]])(
    'a database without %s gets them and the schema of a new one',
    async (missing) => {
      const folder = mkdtempSync(join(tmpdir(), 'humkaar-migrations-'));
      const older = await emptyDatabase();
      // A shared test database may lack tables that the start of a server drops.
      const newer = await emptyDatabase();
      try {
        cpSync(FOLDER, folder, {
          recursive: true,
          filter: (path) => !missing.includes(basename(path, '.sql')),
        });
        await migrate(older.database, { folder });
        expect(await migrate(older.database)).toEqual(missing);
        await migrate(newer.database);
        expect(await schemaOf(older.database.pool)).toEqual(await schemaOf(newer.database.pool));
      } finally {
        rmSync(folder, { recursive: true });
        await older.drop();
        await newer.drop();
      }
    },
  );
});
