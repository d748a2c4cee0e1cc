import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { newUsersOf } from '../account/testing';
import { sealedFor } from './sealed-for';
import { VOTE_TABLES } from './vote-tables';

let server: TestServer;
let newUsers: ReturnType<typeof newUsersOf>;
beforeAll(async () => {
  server = await startTestServer({});
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());

describe('votes in a copy of the database', () => {
  it('votes of one member cannot be linked, and still each member has a single vote per target', async () => {
    const { db, seal } = server.services;
    const voter = await newUsers.join('Votes Much');
    await db.updateTable('members').set({ is_reader: true }).where('id', '=', voter.id).execute();
    const posts = await db
      .selectFrom('posts')
      .select('id')
      .where('status', '=', 'LIVE')
      .orderBy('id')
      .limit(6)
      .execute();
    expect(posts.length).toBeGreaterThan(2);
    const cast = (resourceId: string, voteType: 'UP' | 'DOWN') =>
      server.send({
        method: 'POST',
        url: '/feed-services/v1/vote',
        payload: { resourceId, resourceType: 'POST', voteType },
        headers: { cookie: voter.cookie },
      });
    for (const { id } of posts)
      for (const stance of ['UP', 'DOWN'] as const) expect((await cast(id, stance)).statusCode).toBe(200);
    const key = seal('vote', voter.id);
    const mine = await db
      .selectFrom('votes')
      .select(['voter_seal', 'resource_id', 'stance'])
      .where(
        'voter_seal',
        'in',
        posts.map(({ id }) => sealedFor(key, id)),
      )
      .execute();
    expect(mine.map(({ stance }) => stance)).toEqual(posts.map(() => 'DOWN'));
    expect(new Set(mine.map(({ voter_seal }) => voter_seal)).size).toBe(posts.length);
    for (const { table, seal: column } of VOTE_TABLES) {
      const { rows } = await sql`
        select from ${sql.table(table)} group by ${sql.ref(column)} having count(*) > 1`.execute(db);
      expect(rows, `${table}: a seal that stands twice joins two votes`).toEqual([]);
    }
  });

  it('the server computes the same vote seal as the database', async () => {
    const { rows } = await sql<{
      seal: string;
    }>`select sealed_for('a key', 'Kq3vN8xWm2Zt7Rf1') as seal`.execute(server.services.db);
    expect(rows[0]?.seal).toBe(sealedFor('a key', 'Kq3vN8xWm2Zt7Rf1'));
  });

  it('[R-664] the export contains all votes of the member, of every kind, and no votes of others', async () => {
    const { db, seal } = server.services;
    const voter = await newUsers.join('Votes Widely');
    const other = await newUsers.join('Votes Never');
    const key = seal('vote', voter.id);
    for (const insert of [
      sql`votes (resource_type, resource_id, voter_seal, stance) select 'POST', id, sealed_for(${key}, id), 'UP' from posts`,
      sql`votes (resource_type, resource_id, voter_seal, stance) select 'COMMENT', id, sealed_for(${key}, id), 'UP' from comments`,
      sql`poll_votes (post_id, voter_seal, option_id) select post_id, sealed_for(${key}, post_id), option_id from poll_options`,
      sql`salary_votes (post_id, voter_seal, offer_id) select post_id, sealed_for(${key}, post_id), offer_id from salary_offers`,
      sql`review_helpful (review_id, voter_seal) select id, sealed_for(${key}, id) from company_reviews`,
      sql`interview_answer_helpful (answer_id, voter_seal) select id, sealed_for(${key}, id) from interview_answers`,
      sql`comment_reactions (comment_id, reactor_seal, reaction) select id, sealed_for(${key}, id), 'like' from comments`,
    ])
      await sql`insert into ${insert} limit 1`.execute(db);
    const archived = async (cookie: string) => {
      const reply = await server.send({ url: '/user-services/v1/user/export', headers: { cookie } });
      const { files } = reply.json<{ files: { name: string; text: string }[] }>();
      return JSON.parse(files.find(({ name }) => name === 'votes.json')?.text ?? '') as { on: string }[];
    };
    expect((await archived(voter.cookie)).map(({ on }) => on).sort()).toEqual(
      ['post', 'comment', 'poll', 'salary offer', 'review', 'interview answer', 'comment'].sort(),
    );
    expect(await archived(other.cookie)).toEqual([]);
  });
});
