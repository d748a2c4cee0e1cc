import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { sealedFor } from './sealed-for';
import { newcomersOf } from './testing';
import { VOTE_TABLES } from './vote-tables';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({});
});
afterAll(() => server.close());

describe('votes in a copy of the database', () => {
  it('cannot be told to be of one voter, and still there is one of each on one thing', async () => {
    const { db, seal } = server.services;
    const voter = await newcomersOf(server).join('Votes Much');
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

  it('the server makes the same seal as the database', async () => {
    const { rows } = await sql<{
      seal: string;
    }>`select sealed_for('a key', 'Kq3vN8xWm2Zt7Rf1') as seal`.execute(server.services.db);
    expect(rows[0]?.seal).toBe(sealedFor('a key', 'Kq3vN8xWm2Zt7Rf1'));
  });
});
