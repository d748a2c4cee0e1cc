import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeLiteral } from 'pg';
import type { Config } from '../config';
import type { Database } from '../db/engine';
import { hourOf } from '../services/shared/cut-to-hour';

/** The rows and pictures of seed data, as statements that insert them again. */
interface Snapshot {
  readonly at: number;
  readonly statements: string;
  readonly pictures: string;
}

interface Target {
  readonly config: Config;
  readonly database: Database;
  readonly now: () => Date;
}

/** The seed data have codes and times that soon become old. */
const MAX_AGE_MS = 60_000;

/** By hour, because anonymous rows store their hour. */
const snapshots = new Map<number, Snapshot>();

/**
 * Seeds the first server of a test process and copies its rows to those that start within a minute of the same
 * hour, which takes a tenth of the time. They must have the same secret key.
 */
export async function seedOnce(target: Target, seed: () => Promise<void>): Promise<void> {
  const now = target.now();
  const hour = hourOf(now).getTime();
  const known = snapshots.get(hour);
  const age = now.getTime() - (known?.at ?? Number.NaN);
  if (known && age >= 0 && age < MAX_AGE_MS) return restore(known, target);
  await seed();
  snapshots.set(hour, await snapshotOf(target, now.getTime()));
}

async function restore({ statements, pictures }: Snapshot, { config, database }: Target): Promise<void> {
  await database.pool.query(statements);
  cpSync(pictures, config.mediaDir, { recursive: true });
}

const COLUMNS = `select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
    and attnum > 0 and not attisdropped and attgenerated = '' group by relname`;
const COUNTED = `select format('select setval(%L, %s)', quote_ident(sequencename), last_value) as statement
  from pg_sequences where schemaname = 'public' and last_value is not null`;

async function snapshotOf({ config, database: { pool } }: Target, at: number): Promise<Snapshot> {
  const tables = await pool.query<{ name: string; columns: string }>(COLUMNS);
  const selects = tables.rows.map(
    ({ name, columns }) =>
      `select '${name} (${columns})' as target, '${columns}' as columns, 'null::${name}' as type, json_agg(t)::text as rows from ${name} t`,
  );
  const filled = await pool.query<Record<'target' | 'columns' | 'type' | 'rows', string | null>>(
    selects.join(' union all '),
  );
  const counted = await pool.query<{ statement: string }>(COUNTED);
  const statements = [
    'begin',
    'set local session_replication_role = replica',
    ...filled.rows.flatMap(({ target, columns, type, rows }) =>
      rows === null
        ? []
        : `insert into ${target} overriding system value
            select ${columns} from json_populate_recordset(${type}, ${escapeLiteral(rows)})`,
    ),
    ...counted.rows.map(({ statement }) => statement),
    'commit',
  ];
  const pictures = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), 'humkaar-pictures-'));
  if (existsSync(config.mediaDir)) cpSync(config.mediaDir, pictures, { recursive: true });
  return { at, statements: statements.join(';\n'), pictures };
}
