import pg from 'pg';
import { withoutIndexes } from './without-indexes';

/** A community of any size, made from the seed posts by SQL. */

export interface Size {
  readonly members: number;
  readonly posts: number;
  readonly votes: number;
}

/** Posts like the seed data by many members, with votes: a few posts have many, most have few. */
export async function grow(databaseUrl: string, { members, posts, votes }: Size): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    // Creating the rows is not part of the measurement, and the rows made here refer to existing ones.
    await client.query("set synchronous_commit = off; set session_replication_role = 'replica'");
    await client.query(MORE_MEMBERS, [members]);
    await client.query(MORE_ALIASES, [members]);
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::integer as count from posts where status = 'LIVE' and kind in ('TEXT', 'QUESTION')",
    );
    const seeded = Math.max(1, rows[0]?.count ?? 1);
    const times = Math.max(0, Math.ceil(posts / seeded) - 1);
    const perPost = Math.max(1, Math.round(votes / Math.max(1, times * seeded)));
    await withoutIndexes(client, 'posts', () => client.query(MORE_POSTS, [times, perPost, members]));
    await withoutIndexes(client, 'votes', () => client.query(MORE_VOTES));
    await client.query(COMMUNITY_FIGURES);
    for (const table of ['posts', 'votes', 'members', 'aliases', 'communities'])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}

/** Random post ids, so that pages are not cached. */
export async function somePosts(databaseUrl: string, count: number): Promise<readonly string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    "select id from posts where status = 'LIVE' order by md5(id) limit $1",
    [count],
  );
  await client.end();
  return rows.map(({ id }) => id);
}

const MORE_MEMBERS = `
  insert into members (id, name, is_reader, is_writer, is_from_job_portal, details)
  select 'Mbn' || n, name, is_reader, is_writer, is_from_job_portal, details
  from (select row_number() over (order by id) as place, count(*) over () as all_members, * from members) m
  join generate_series(1, $1::integer) as n on place = 1 + n % all_members`;

const MORE_ALIASES = `
  insert into aliases (id, owner_seal, profile_type, user_name, avatar_seed, bio, is_mixed)
  select 'Abn' || n, md5('owner' || n), 'ANONYMOUS', 'Reader' || n, 'seed' || n % 1000, '', true
  from generate_series(1, $1::integer) as n`;

/** One post in 32 has 16 times as many votes as the average, the others half as many; each eighth is against. */
const MORE_POSTS = `
  insert into posts (id, alias_id, community_type, community_id, kind, title, content, created_at, up, down)
  select made.id, coalesce('Abn' || (1 + made.chance % nullif($3::integer, 0)), alias_id), community_type,
    community_id, kind, title || ' ' || n, content, created_at - (n * 37 % 16000) * interval '1 hour',
    votes - votes / 8, votes / 8
  from posts p cross join generate_series(1, $1::integer) as n
  cross join lateral (select 'Bn' || substr(md5(p.id || n), 1, 20) as id,
    ('x' || substr(md5(p.id || n), 21, 7))::bit(28)::integer as chance) made
  cross join lateral (select case when made.chance % 32 = 0 then $2::integer * 16
    else greatest(1, $2::integer / 2) end as votes) counted
  where p.status = 'LIVE' and p.kind in ('TEXT', 'QUESTION')
  on conflict do nothing`;

const MORE_VOTES = `
  insert into votes (resource_type, resource_id, voter_seal, stance)
  select 'POST', p.id, md5(p.id || n), case when n % 8 = 0 then 'DOWN' else 'UP' end
  from posts p cross join lateral generate_series(1, p.up + p.down) as n
  where p.id like 'Bn%'`;

const COMMUNITY_FIGURES = `
  update communities c set posts = counted.posts
  from (select community_type, community_id, count(*)::integer as posts from posts
    where status = 'LIVE' group by 1, 2) counted
  where c.type = counted.community_type and c.entity_id = counted.community_id`;
