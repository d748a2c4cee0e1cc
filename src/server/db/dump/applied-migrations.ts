import type { DatabaseError, Pool } from 'pg';

const NO_SUCH_TABLE = '42P01';

export async function appliedMigrations(pool: Pool): Promise<readonly string[]> {
  try {
    const { rows } = await pool.query<{ name: string }>('select name from schema_migrations order by name');
    return rows.map(({ name }) => name);
  } catch (error) {
    if ((error as DatabaseError).code !== NO_SUCH_TABLE) throw error;
    throw new Error('This is not a Humkaar database: its tables are missing.');
  }
}

/** Rows fit only the schema they were exported from. */
export function requireSame(theirs: readonly string[], ours: readonly string[]): void {
  if (theirs.join() !== ours.join())
    throw new Error(
      `The copy is at migration ${theirs.at(-1)}, but this build is at ${ours.at(-1)}; use the build that made the copy.`,
    );
}
