import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/server/db/tables';

/** Counts community members and posts from the rows. */
export async function countCommunities(db: Kysely<Tables>): Promise<void> {
  await sql`
    update communities c set posts = counted.posts
    from (
      select community_type, community_id, count(*)::integer as posts
      from posts where status = 'LIVE' group by 1, 2
    ) counted
    where c.type = counted.community_type and c.entity_id = counted.community_id`.execute(db);
  await sql`
    update communities c set followers = counted.followers
    from (
      select type, entity_id, count(*)::integer as followers from community_members group by 1, 2
    ) counted
    where c.type = counted.type and c.entity_id = counted.entity_id`.execute(db);
}
