import type { Pool } from 'pg';
import { type Finding, ok, warning } from './finding';

/** Settings of PostgreSQL that keep no exact times of writes. The embedded one has them. */
const DISCREET: Readonly<Record<string, readonly string[]>> = {
  track_commit_timestamp: ['off'],
  log_checkpoints: ['off'],
  log_statement: ['none'],
  log_min_duration_statement: ['-1'],
  log_min_error_statement: ['log', 'fatal', 'panic'],
  archive_mode: ['off'],
};

/** With exact times of writes, an operator could tell who was online when an untraceable post was written. */
export async function checkDiscretion(pool: Pool): Promise<readonly Finding[]> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1) order by name',
    [Object.keys(DISCREET)],
  );
  const loud = rows.filter(({ name, setting }) => !DISCREET[name]?.includes(setting));
  return loud.length === 0
    ? [ok('discretion', 'the database keeps no exact times of writes')]
    : [
        warning(
          'discretion',
          `the database keeps exact times of writes (${loud.map(({ name, setting }) => `${name}=${setting}`).join(', ')}), which can reveal who wrote untraceably`,
          `set ${loud.map(({ name }) => `${name}=${DISCREET[name]?.[0]}`).join(', ')} where you can`,
        ),
      ];
}
