import { sql } from 'kysely';
import type { components } from '../../../contracts/trust';
import type { Services } from '../services';

type Db = Services['db'];
type Wire = components['schemas'];

/** The file of a salary release; earlier releases are deleted. */
export async function readReleaseData(db: Db, quarter: string): Promise<string | undefined> {
  const { rows } = await sql<{ data: string }>`
    select data from salary_releases where to_char(released_on, 'YYYY-MM-DD') = ${quarter} and data is not null`.execute(
    db,
  );
  return rows[0]?.data;
}

/** The newest salary release that the published log has. */
export async function readLoggedRelease(db: Db, size: number): Promise<Wire['LoggedRelease'] | null> {
  const { rows } = await sql<{ index: string; quarter: string; hash: string }>`
    select index, entry::jsonb ->> 'name' as quarter, entry::jsonb ->> 'hash' as hash
    from log_entries where index < ${size} and entry like '{"kind":"salary-release"%'
    order by index desc limit 1`.execute(db);
  return rows[0] ? { ...rows[0], index: Number(rows[0].index) } : null;
}
