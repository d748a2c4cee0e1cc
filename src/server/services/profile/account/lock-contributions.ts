import { sql } from 'kysely';
import { lockRows } from '../../../db/lock-rows';
import type { Services } from '../../services';

type Db = Services['db'];

/** Locks the posts first, as everywhere else, and also the parent comments. */
export async function lockComments(db: Db, aliasId: string): Promise<void> {
  await lockRows(db, 'posts', sql`id in (select post_id from comments where alias_id = ${aliasId})`);
  const parents = sql`(select parent_id from comments where alias_id = ${aliasId} and parent_id is not null)`;
  await lockRows(db, 'comments', sql`alias_id = ${aliasId} or id in ${parents}`);
}
