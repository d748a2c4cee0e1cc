import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/server/db/tables';

const OUR_TABLES = sql<{ name: string }>`
  select tablename as name from pg_tables
  where schemaname = 'public' and tablename not in ('schema_migrations', 'seeds') order by tablename`;

/** Seed data needs an empty database, because its rows would clash with others. */
export async function requireNoRows(db: Kysely<Tables>): Promise<void> {
  const tables = await OUR_TABLES.execute(db);
  for (const { name } of tables.rows) {
    const found = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (found.rows.length > 0)
      throw new Error(
        `This database already has rows in ${name}, so no sample data was added: set DATA_DIR or DATABASE_URL to an empty database.`,
      );
  }
}
