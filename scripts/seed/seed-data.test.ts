import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../src/server/db/engine';
import { sealedFor } from '../../src/server/services/profile/deletion/sealed-for';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { type Progress, seedData } from './seed-data';

const NOW = new Date('2026-11-20T12:00:00.000Z');
let server: TestServer;
let database: Database;
const reports: Progress[] = [];
const seed = () =>
  seedData({
    db: database.db,
    services: server.services,
    seed: 1,
    size: 'small',
    report: (progress) => reports.push(progress),
  });
const rows = async (sql: string) => (await server.database.pool.query(sql)).rows;

beforeAll(async () => {
  server = await startTestServer({ examples: false, now: () => NOW });
  const { connectionString } = server.database.pool.options;
  const place = { dataDir: server.config.dataDir, databaseUrl: connectionString };
  // As `npm run seed` does: a bulk load takes longer than a request may.
  database = await openDatabase(place, undefined, 600_000);
  expect(await seed()).toBe(true);
  // As `npm run seed` does, so that queries are planned for the new number of rows.
  await server.database.pool.query('analyze');
}, 240_000);
afterAll(async () => {
  await database.close();
  await server.close();
});

describe('the small seed data', () => {
  it('the small seed data has exact counts', async () => {
    const wrong = await rows(`
      select 'votes on posts' as what, p.id from posts p
      where (p.up, p.down) <> (
        select count(*) filter (where v.stance = 'UP'), count(*) filter (where v.stance = 'DOWN')
        from votes v where v.resource_id = p.id and v.resource_type = 'POST')
      union all
      select 'votes on comments', c.id from comments c
      where (c.up, c.down) <> (
        select count(*) filter (where v.stance = 'UP'), count(*) filter (where v.stance = 'DOWN')
        from votes v where v.resource_id = c.id and v.resource_type = 'COMMENT')
      union all
      select 'comments', p.id from posts p
      where p.comments <> (select count(*) from comments c where c.post_id = p.id)
      union all
      select 'replies', c.id from comments c
      where c.replies <> (select count(*) from comments r where r.parent_id = c.id)
      union all
      select 'poll options', o.post_id from poll_options o
      where o.votes <> (select count(*) from poll_votes v where (v.post_id, v.option_id) = (o.post_id, o.option_id))
      union all
      select 'polls', polls.post_id from polls
      where polls.votes <> (select count(*) from poll_votes v where v.post_id = polls.post_id)
      union all
      select 'offers', o.post_id from salary_offers o
      where o.votes <> (select count(*) from salary_votes v where (v.post_id, v.offer_id) = (o.post_id, o.offer_id))
      union all
      select 'communities', c.type || c.entity_id from communities c
      where c.posts <> (select count(*) from posts p
                where (p.community_type, p.community_id) = (c.type, c.entity_id) and p.status = 'LIVE')
         or c.followers <> (select count(*) from community_members m where (m.type, m.entity_id) = (c.type, c.entity_id))`);
    expect(wrong).toEqual([]);
  }, 60_000);

  it('[R-011][R-035][R-119] the small seed data names companies and startups in each edition, and in the first one of every size', async () => {
    const editions = [2022, 2023, 2024, 2025, 2026];
    for (const table of ['company_awards', 'startup_awards']) {
      const named = await rows(`select year, count(*)::integer as n from ${table} group by 1 order by 1`);
      expect(named.map(({ year }) => year)).toEqual(editions);
      expect(Math.min(...named.map(({ n }) => n))).toBeGreaterThan(1);
    }
    const first = await rows('select size from award_editions where year = 2022 and ranked > 1');
    expect(first).toHaveLength(4);
  });

  it('the small seed data shows a burst of reviews at one company, with its rating without them', async () => {
    const { burst, overall } = (
      await server.send({ url: '/review-services/v1/companies/eclipso-systems/ratings' })
    ).json();
    expect(burst).toMatchObject({ reviews: 30, from: '2026-10-15', to: '2026-10-19' });
    expect(overall.average - burst.without.average).toBeGreaterThan(0.2);
    expect(await rows('select company_id from company_bursts')).toHaveLength(1);
  });

  it('members never vote for their own posts', async () => {
    const { db, seal } = server.services;
    const members = await db.selectFrom('members').select('id').execute();
    const voterOf = new Map(
      members.flatMap(({ id }) =>
        (['ANONYMOUS', 'DESIGNATION'] as const).map((type) => [seal(`face ${type}`, id), seal('vote', id)]),
      ),
    );
    const votes = await rows(`
      select v.voter_seal, v.resource_id, f.owner_seal from votes v
      join posts p on p.id = v.resource_id join aliases f on f.id = p.alias_id`);
    expect(votes.length).toBeGreaterThan(5000);
    const isOwn = ({ owner_seal, voter_seal, resource_id }: (typeof votes)[number]) =>
      sealedFor(voterOf.get(owner_seal) ?? '', resource_id) === voter_seal;
    expect(votes.filter(isOwn)).toEqual([]);
  }, 60_000);

  it('the small seed data gives each member one alias a thread', async () => {
    const { db, seal } = server.services;
    const members = await db.selectFrom('members').select('id').execute();
    const memberOf = new Map(
      members.flatMap(({ id }) =>
        (['ANONYMOUS', 'DESIGNATION'] as const).map((type) => [seal(`face ${type}`, id), id]),
      ),
    );
    const message = await rows(`
      select p.id as post, f.owner_seal from posts p join aliases f on f.id = p.alias_id
      union select c.post_id, f.owner_seal from comments c join aliases f on f.id = c.alias_id`);
    const aliases = new Map<string, Set<string>>();
    for (const { post, owner_seal } of message) {
      const key = `${post} ${memberOf.get(owner_seal)}`;
      if (memberOf.has(owner_seal)) aliases.set(key, (aliases.get(key) ?? new Set()).add(owner_seal));
    }
    expect([...aliases.values()].filter((seals) => seals.size > 1)).toEqual([]);
  }, 60_000);

  it('the small seed data has nothing in the future and no answer before its question', async () => {
    const early = await rows(`
      select c.id from comments c join posts p on p.id = c.post_id
      left join comments parent on parent.id = c.parent_id
      where c.created_at < coalesce(parent.created_at, p.created_at) or c.created_at > '${NOW.toISOString()}'`);
    expect(early).toEqual([]);
  });

  it('the small seed data repeats no question at one company for one job in one month', async () => {
    const twice = await rows(`
      select text from interview_questions
      group by company_id, job_profile_id, asked_month, text having count(*) > 1`);
    expect(twice).toEqual([]);
  });

  it('the small seed data repeats no answer below a question', async () => {
    const twice = await rows(`
      select q.company_id, q.text from interview_answers a join interview_questions q on q.id = a.question_id
      group by q.company_id, q.text, a.text having count(*) > 1`);
    expect(twice).toEqual([]);
  });

  it('serves a first page that is alive', async () => {
    const reply = await server.send({ url: '/feed-services/v3/feed?feedType=GENERIC&sort=POPULAR&limit=20' });
    const { items } = reply.json();
    const age = (post: { createdOn: string }) => NOW.getTime() - Date.parse(post.createdOn);
    expect(items).toHaveLength(20);
    expect(items.filter((post: { createdOn: string }) => age(post) < 3 * 86_400_000).length).toBeGreaterThan(
      10,
    );
    expect(new Set(items.map((post: { postType: string }) => post.postType)).size).toBeGreaterThanOrEqual(4);
    expect(reply.body.length).toBeLessThan(30_000);
  });

  it('seeding reports its progress up to the end', () => {
    const shares = reports.map(({ share }) => share);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBe(1);
  });

  it('the seed data is not inserted twice', async () => {
    expect(await seed()).toBe(false);
    expect(await rows('select count(*) as posts from posts where id like $$Kq3v%$$')).toEqual([{ posts: 1 }]);
  });
});
