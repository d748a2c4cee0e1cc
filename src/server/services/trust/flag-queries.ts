import { sql } from 'kysely';
import type { components } from '../../../contracts/trust';
import type { Services } from '../services';

type Db = Services['db'];
type Wire = components['schemas'];

const FLAG = '{"kind":"flag",';
const BY_LENGTH = sql`array_position(array['DAY', 'WEEK', 'MONTH', 'LONGER'], wait)`;

/** Entries of all companies, or of one. */
const startOf = (company?: number): string =>
  company === undefined ? `${FLAG}%` : `${FLAG}"company":${company},%`;

/** Requests of employers in the published log, by the stars of the review. */
export async function countFlags(
  db: Db,
  size: number,
  company?: number,
): Promise<readonly Wire['StarFlags'][]> {
  const { rows } = await sql<Wire['StarFlags']>`
    select (entry::jsonb ->> 'stars')::integer as stars,
      count(*) filter (where entry like '%"step":"raised"%')::integer as raised,
      count(*) filter (where entry like '%"step":"upheld"%')::integer as upheld,
      count(*) filter (where entry like '%"step":"refused"%')::integer as refused
    from log_entries where index < ${size} and entry like '{"kind":"flag"%' and entry like ${startOf(company)}
    group by 1 order by 1`.execute(db);
  return rows;
}

/** How long the requests of a company waited for their decision. */
export async function countFlagWaits(
  db: Db,
  size: number,
  company: number,
): Promise<readonly Wire['CountedWait'][]> {
  const { rows } = await sql<Wire['CountedWait']>`
    select * from (
      select entry::jsonb ->> 'waited' as wait, count(*)::integer as count
      from log_entries where index < ${size} and entry like '{"kind":"flag"%' and entry like ${startOf(company)}
        and entry like '%"waited":%'
      group by 1) counted
    order by ${BY_LENGTH}`.execute(db);
  return rows;
}

/** How long decisions took, by what waited. */
export async function countWaits(db: Db, size: number): Promise<readonly Wire['CountedSourceWait'][]> {
  const { rows } = await sql<Wire['CountedSourceWait']>`
    select * from (
      select case when entry like '{"kind":"flag"%' then 'FLAG'
          when entry like '%"isAppeal":true%' then 'APPEAL' else 'REPORT' end as source,
        entry::jsonb ->> 'waited' as wait, count(*)::integer as count
      from log_entries where index < ${size} and entry like '%"waited":%'
        and (entry like '{"kind":"flag"%' or entry like '{"kind":"decision"%')
      group by 1, 2) counted
    order by source desc, ${BY_LENGTH}`.execute(db);
  return rows;
}
