import { sql } from 'kysely';
import type { Services } from '../services';

export interface CommunityPlace {
  readonly community_type: string;
  readonly community_id: number;
}

/** A community counts public posts only. */
export const countPost = (db: Services['db'], { community_type, community_id }: CommunityPlace, by: 1 | -1) =>
  sql`
    update communities set posts = greatest(posts + ${by}::integer, 0)
    where type = ${community_type} and entity_id = ${community_id}`.execute(db);

/** Counts public comments only, so that the count changes together with the visible comments. */
export async function countComment(
  db: Services['db'],
  { post_id, parent_id }: { readonly post_id: string; readonly parent_id: string | null },
  by: 1 | -1,
): Promise<void> {
  await sql`update posts set comments = greatest(comments + ${by}::integer, 0) where id = ${post_id}`.execute(
    db,
  );
  if (parent_id !== null)
    await sql`update comments set replies = greatest(replies + ${by}::integer, 0) where id = ${parent_id}`.execute(
      db,
    );
}
