import pg from 'pg';

/** A community of any size, made from the seed posts by SQL. */

export interface Size {
  readonly posts: number;
  readonly votes: number;
}

/** Posts like the seed data, with votes: a few posts have many, most have few. */
export async function grow(databaseUrl: string, { posts, votes }: Size): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    // Creating the rows is not part of the measurement.
    await client.query('set synchronous_commit = off');
    await client.query("set maintenance_work_mem = '512MB'");
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::integer as count from posts where status = 'LIVE' and kind in ('TEXT', 'QUESTION')",
    );
    const times = Math.max(0, Math.ceil((posts - (rows[0]?.count ?? 0)) / Math.max(1, rows[0]?.count ?? 1)));
    const alike = await client.query(MORE_POSTS, [times]);
    const perPost = Math.max(1, Math.round(votes / Math.max(1, alike.rowCount ?? 1)));
    await client.query(MORE_VOTES, [perPost]);
    await client.query(TALLIES);
    await client.query(COMMUNITY_FIGURES);
    await client.query('vacuum analyze posts');
    await client.query('vacuum analyze votes');
    await client.query('analyze communities');
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

const MORE_POSTS = `
  insert into posts (id, alias_id, community_type, community_id, kind, title, content, created_at)
  select 'Bn' || substr(md5(p.id || n), 1, 20), p.alias_id, p.community_type, p.community_id, p.kind,
    p.title || ' ' || n, p.content, p.created_at - (n * 37 % 16000) * interval '1 hour'
  from posts p cross join generate_series(1, $1::integer) as n
  where p.status = 'LIVE' and p.kind in ('TEXT', 'QUESTION')
  on conflict do nothing`;

const MORE_VOTES = `
  insert into votes (resource_type, resource_id, voter_seal, stance)
  select 'POST', p.id, md5(p.id || n), case when n % 8 = 0 then 'DOWN' else 'UP' end
  from posts p cross join lateral generate_series(1, case
    when get_byte(decode(md5(p.id), 'hex'), 0) < 8 then $1::integer * 16
    else greatest(1, $1::integer / 2) end) as n
  where p.id like 'Bn%'
  on conflict do nothing`;

const TALLIES = `
  update posts p set up = counted.up, down = counted.down
  from (
    select resource_id, count(*) filter (where stance = 'UP')::integer as up,
      count(*) filter (where stance = 'DOWN')::integer as down
    from votes where resource_type = 'POST' and resource_id like 'Bn%' group by resource_id
  ) counted
  where p.id = counted.resource_id`;

const COMMUNITY_FIGURES = `
  update communities c set posts = counted.posts
  from (select community_type, community_id, count(*)::integer as posts from posts
    where status = 'LIVE' group by 1, 2) counted
  where c.type = counted.community_type and c.entity_id = counted.community_id`;
