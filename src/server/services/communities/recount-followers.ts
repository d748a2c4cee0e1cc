import { sql } from 'kysely';
import { indianDay } from '../../db/indian-day';
import type { Services } from '../services';

const PERIOD_DAYS = 28;

/**
 * Counts the followers of each community on one day of every four weeks, which depends on its number. Someone who joins
 * several communities at once would otherwise raise their public counts together (decision 292).
 */
export async function recountFollowers(db: Services['db'], today: Date): Promise<void> {
  const day = sql`${indianDay(today)}::date`;
  const lastTurn = sql`${day} - (${day} - date '2000-01-01' - entity_id % ${PERIOD_DAYS}) % ${PERIOD_DAYS}`;
  const due = sql`followers_counted_on < ${lastTurn}`;
  const { rows } = await sql`select from communities where ${due} limit 1`.execute(db);
  if (rows.length === 0) return;
  await sql`
    update communities c set followers_counted_on = ${day}, followers = coalesce(counted.followers, 0)
    from (select type, entity_id from communities where ${due}) known left join (
      select type, entity_id, count(*)::integer as followers from community_members group by type, entity_id
    ) counted using (type, entity_id)
    where c.type = known.type and c.entity_id = known.entity_id`.execute(db);
}
