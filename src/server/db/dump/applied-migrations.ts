import type { Pool } from 'pg';

export async function appliedMigrations(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations order by name');
  return rows.map(({ name }) => name);
}

/** Rows fit only the tables they came from. */
export function requireSame(theirs: readonly string[], ours: readonly string[]): void {
  if (theirs.join() !== ours.join())
    throw new Error(
      `The copy was made at the migration ${theirs.at(-1)} and this build is at ${ours.at(-1)}; use the build that made it.`,
    );
}
