import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import { contains } from './find-reviews';
import { ORDERS, type ReviewSort } from './queries';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each(Object.keys(ORDERS) as ReviewSort[])(
  'a company with many reviews shows them in the order %s without sorting all of them',
  async (order) => {
    const plan = await server.services.db.transaction().execute(async (transaction) => {
      // With few reviews sorting is cheaper, so it is made expensive here; without an index it stays the only way.
      await sql`set local enable_sort = off`.execute(transaction);
      const { rows } = await sql<Readonly<Record<string, string>>>`
      explain select r.id from company_reviews r
      where r.company_id = 1001 and r.status = 'LIVE' order by ${ORDERS[order]} limit 10`.execute(
        transaction,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('Index');
    expect(plan).not.toContain('Sort');
  },
);

/** How PostgreSQL looks for a text in the reviews of a company with this id and many reviews. */
async function planOf(text: string, id: number): Promise<string> {
  return server.services.db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    // With few reviews reading all is cheaper.
    await sql`set local enable_seqscan = off`.execute(connection);
    await sql`drop index company_reviews_helpful, company_reviews_latest, company_reviews_best,
        company_reviews_newest`.execute(connection);
    const { rows } = await sql<Readonly<Record<string, string>>>`
      explain select r.id from company_reviews r
      where r.status = 'LIVE' and ${contains(text, { id, reviews: 100_000 })}`.execute(connection);
    await sql`rollback`.execute(connection);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

it.each(Array.from({ length: 16 }, (_, id) => id))(
  'a company with many reviews and the id %s searches for a word in one of the sixteen indexes',
  async (id) => {
    expect(await planOf('canteen', id)).toContain(`company_reviews_joined_text_${id}`);
    expect(await planOf('वेतन', id)).toContain(`company_reviews_joined_text_${id}`);
    expect(await planOf('hr', id)).toContain(`company_reviews_joined_text_${id}`);
  },
);

it.each(['c', 'की', 'c++', 'a & b', 'क्या'])(
  'a company with many reviews does not read a whole index for "%s", which has no trigram',
  async (text) => {
    expect(await planOf(text, 1)).not.toContain('company_reviews_joined_text');
  },
);
