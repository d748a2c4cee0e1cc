import { sql } from 'kysely';
import type { Services } from '../services';

/** Adds a post for each title, otherwise like one of the seed data. */
export const addTitles = ({ db }: Pick<Services, 'db'>, titles: readonly string[]) =>
  sql`insert into posts (id, alias_id, community_type, community_id, kind, title, content, created_at)
    select 'Bt' || md5(added.title), alias_id, community_type, community_id, kind, added.title, content, created_at
    from (select * from posts where kind = 'TEXT' and status = 'LIVE' order by id limit 1) post
    cross join unnest(${titles}::text[]) as added (title)`.execute(db);
