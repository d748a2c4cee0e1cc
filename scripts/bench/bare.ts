import Fastify from 'fastify';
import { Pool } from 'pg';

/**
 * The baseline of the feed benchmark: Fastify and pg with a comparable join of twenty rows. No session,
 * contract or presenter.
 */
const JOIN = `
  select p.id, p.kind, p.status, p.title, left(p.content, 280) as content, p.media, p.created_at, p.up, p.down, p.comments,
    f.user_name, f.avatar_seed, f.profile_type, f.bio, f.is_verified,
    c.type, c.entity_id, c.name, c.slug, c.logo, c.category, c.posts, c.followers,
    polls.ends_at, polls.votes,
    (select json_agg(o order by o.option_id) from poll_options o where o.post_id = p.id) as options,
    (select json_agg(s order by s.offer_id) from salary_offers s where s.post_id = p.id) as offers
  from (select * from posts where status = 'LIVE' order by rank desc, id desc limit 20) p
  join aliases f on f.id = p.alias_id
  join communities c on c.type = p.community_type and c.entity_id = p.community_id
  left join polls on polls.post_id = p.id
  order by p.rank desc, p.id desc`;

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
app.get('/feed', async () => (await pool.query({ name: 'feed', text: JOIN })).rows);
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
