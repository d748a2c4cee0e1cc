import { sql } from 'kysely';
import type { components } from '../../../contracts/trust';
import type { Services } from '../services';

type Db = Services['db'];
type Wire = components['schemas'];

/** The log entry of the contribution in its current version, if it is published already. */
export async function readAcceptance(
  db: Db,
  commitment: string,
  size: number,
): Promise<{ readonly index: number; readonly entry: string } | undefined> {
  const { rows } = await sql<{ index: string; entry: string }>`
    select index, entry from log_entries
    where commitment = ${commitment} and index < ${size} and entry ~ '^{"kind":"(accepted|changed)"'
    limit 1`.execute(db);
  return rows[0] && { index: Number(rows[0].index), entry: rows[0].entry };
}

/** When the current version of the contribution enters the log. */
export async function readWaiting(db: Db, commitment: string): Promise<Date | undefined> {
  const { rows } = await sql<{ due_at: Date }>`
    select due_at from log_pending
    where commitment = ${commitment} and entry ~ '^{"kind":"(accepted|changed)"'
    limit 1`.execute(db);
  return rows[0]?.due_at;
}

export async function countKinds(db: Db, size: number): Promise<readonly Wire['CountedEntry'][]> {
  const { rows } = await sql<Wire['CountedEntry']>`
    select entry::jsonb ->> 'kind' as kind, entry::jsonb ->> 'type' as type, count(*)::integer as count
    from log_entries where index < ${size}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

export async function countDecisions(db: Db, size: number): Promise<readonly Wire['CountedDecision'][]> {
  const { rows } = await sql<Wire['CountedDecision']>`
    select entry::jsonb ->> 'rule' as rule, entry::jsonb ->> 'verdict' as verdict,
      (entry::jsonb ->> 'isAppeal')::boolean as "isAppeal", count(*)::integer as count
    from log_entries where index < ${size} and entry like '{"kind":"decision"%'
    group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return rows;
}
