import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { openDatabase } from '../../src/server/db/engine';
import { inTransaction } from '../../src/server/db/in-transaction';
import { insertPost } from '../../src/server/services/composer/writing-queries';
import { startThrowawayPostgres } from '../../src/server/testing/throwaway-postgres';
import { machineLine, table } from './machine';
import { cookieOf, someMembers } from './members';
import { startProduct } from './product';

/**
 * npx tsx scripts/bench/log-writes.ts [--seconds 10] [--connections 32] [--workers 1]
 *
 * Posts written each second with their entry of the public log in the same transaction, on a separate PostgreSQL with
 * fsync: through the API of one server, and the transactions alone. Each post must have exactly one entry.
 */

const option = (name: string, usual: number): number => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? Number(process.argv[index + 1]) : usual;
};
const seconds = option('seconds', 10);
const connections = option('connections', 32);
const TOPICS = 40;
const CONTENT = 'A text of usual length about notice periods and offers. '.repeat(4);

const postgres = await startThrowawayPostgres({ isDurable: true });
process.env.WORKERS = String(option('workers', 1));
const product = await startProduct({
  port: option('port', 4696),
  size: 'small',
  databaseUrl: postgres.url,
  data: '.cache/bench-log-writes',
});
try {
  const cookies = await Promise.all(
    (await someMembers(postgres.url, connections)).map((member) => cookieOf(product.origin, member)),
  );
  await write(cookies, 3);
  const before = await counted();
  const { requests, latency, non2xx, errors, timeouts } = await write(cookies, seconds);
  const after = await counted();
  const written = after.posts - before.posts;
  if (after.entries - before.entries !== written) throw new Error('Some posts have no entry of the log.');
  const row = [connections, Math.round(written / seconds), latency.p50, latency.p99];
  const rows = [['API', ...row, non2xx + errors + timeouts]];
  for (const writers of [8, 32])
    rows.push(['transactions', writers, await transactions(writers, seconds), '', '', 0]);
  process.stdout.write(
    `Posts with their log entry, ${seconds} s, ${machineLine()}\n\n${table(['through', 'connections', 'posts/s', 'p50 ms', 'p99 ms', 'failed'], rows)}\n${requests.total} requests, ${written} posts\n`,
  );
} finally {
  await product.stop();
  await postgres.stop();
}

/** The transactions alone, without requests: the post, the count of its community and its entry of the log. */
async function transactions(writers: number, duration: number): Promise<number> {
  const database = await openDatabase({ dataDir: '.cache/bench-log-writes', databaseUrl: postgres.url });
  const aliases = await database.db.selectFrom('aliases').select('id').limit(writers).execute();
  const until = Date.now() + duration * 1000;
  let written = 0;
  await Promise.all(
    aliases.map(async ({ id: aliasId }) => {
      while (Date.now() < until) {
        const community = { type: 'TOPIC' as const, entityId: 1 + (written % TOPICS) };
        const text = { title: `A post about work ${randomUUID()}`, content: CONTENT };
        const post = {
          ...text,
          id: randomUUID(),
          aliasId,
          community,
          kind: 'TEXT',
          media: [],
          holdReason: null,
        };
        await inTransaction(database.db, (db) => insertPost(db, { ...post, kind: 'TEXT', now: new Date() }));
        written++;
      }
    }),
  );
  await database.close();
  return Math.round(written / duration);
}

/** Members write in turn, each a different text, in many communities. */
function write(cookies: readonly string[], duration: number) {
  let place = 0;
  return autocannon({
    url: `${product.origin}/feed-services/v2/post`,
    connections,
    duration,
    requests: [
      {
        method: 'POST',
        headers: {},
        setupRequest: (request) => {
          const turn = place++;
          return {
            ...request,
            headers: {
              'content-type': 'application/json',
              appid: '999',
              systemid: 'AB_WEB',
              'idempotency-key': randomUUID().replaceAll('-', ''),
              cookie: cookies[turn % cookies.length] ?? '',
            },
            body: JSON.stringify({
              title: `A post about work ${randomUUID()}`,
              content: CONTENT,
              community: { type: 'TOPIC', entityId: 1 + (turn % TOPICS) },
              profileType: 'ANONYMOUS',
              media: [],
              poll: null,
              salaryIds: [],
            }),
          };
        },
      },
    ],
  });
}

async function counted(): Promise<{ readonly posts: number; readonly entries: number }> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ posts: number; entries: number }>(
    `select (select count(*)::integer from posts) as posts, (
       (select count(*) from log_pending where entry like '{"kind":"accepted","type":"POST"%')
       + (select count(*) from log_entries where entry like '{"kind":"accepted","type":"POST"%'))::integer as entries`,
  );
  await client.end();
  return rows[0] ?? { posts: 0, entries: 0 };
}
