import { sql } from 'kysely';
import { type Wait, waitOf } from '../../../core/trust/wait';
import type { Services } from '../services';
import type { ModeratedItem } from './decision-queries';

type Db = Services['db'];

/** Starts to count how long an appeal waits, in its week: the day would show when the author was active. */
export const startAppealWait = (db: Db, { resourceType, resourceId }: ModeratedItem, now: Date) =>
  sql`
    insert into moderation_waits (resource_type, resource_id, since)
    values (${resourceType}, ${resourceId}, date_trunc('week', ${dayOf(now)}::timestamp)::date)
    on conflict do nothing`.execute(db);

/** How long the item waited; undefined if no one reported it or appealed. */
export async function endWait(
  db: Db,
  { resourceType, resourceId }: ModeratedItem,
  { now, isAppeal }: { readonly now: Date; readonly isAppeal: boolean },
): Promise<Wait | undefined> {
  const { rows } = await sql<{ days: number }>`
    delete from moderation_waits where resource_type = ${resourceType} and resource_id = ${resourceId}
    returning ${dayOf(now)}::date - since as days`.execute(db);
  return rows[0] && waitOf(rows[0].days, isAppeal);
}

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
