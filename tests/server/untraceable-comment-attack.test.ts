import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUntraceable, type UntraceableEnvironment } from '../support/untraceable';

let env: UntraceableEnvironment;
let employee: Awaited<ReturnType<UntraceableEnvironment['employee']>>;
let tokens: string[];
let postId: string;
beforeAll(async () => {
  env = await startUntraceable();
  employee = await env.employee('Employee');
  tokens = [...(await env.makeTokens(employee.cookie))];
  await env.enlarge(20);
  postId = await env.post((await env.person('Reader')).aliases.ANONYMOUS);
});
afterAll(() => env.close());

async function write(text?: string): Promise<void> {
  const { body } = await env.draftComment(postId, text);
  expect((await env.publishComment(tokens.pop() ?? '', body)).status).toBe(201);
}

/** A fingerprint of the rows of every table. */
async function allRows() {
  const { rows } = await sql<{ name: string; rows: string }>`
    select c.relname as name, md5(query_to_xml(format('select t::text from %I t order by 1', c.relname), true, false, '')::text) as rows
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(
    env.services.db,
  );
  expect(rows.length).toBeGreaterThan(50);
  return rows;
}

async function passAndRelease() {
  env.passHours(7);
  await env.release();
}

describe('an operator with the database and all keys', () => {
  it('an operator cannot tell who saw a post: a report of seen posts changes no table', async () => {
    const cookie = await env.signIn(employee.memberId);
    const before = await allRows();
    const reply = await env.send({
      method: 'POST',
      url: '/feed-services/v1/postview/bulk',
      headers: { cookie },
      payload: { postIds: [postId] },
    });
    expect(reply.statusCode).toBe(204);
    expect(await allRows()).toEqual(before);
  });

  it('an operator cannot read from the write-ahead log when a comment was written, once its minute is over', async () => {
    await write('Written in one moment');
    // A message in the log, because a new segment has no file before something is written to it.
    const { rows } = await sql<{ name: string }>`
      select pg_walfile_name(pg_logical_emit_message(false, 'after', 'the comment')) as name`.execute(
      env.services.db,
    );
    const isKept = async () => {
      const segments = await sql<{ name: string }>`select name from pg_ls_waldir()`.execute(env.services.db);
      return segments.rows.some(({ name }) => name === rows[0]?.name);
    };
    expect(await isKept()).toBe(true);
    await env.mix();
    expect(await isKept()).toBe(false);
    await passAndRelease();
  });

  it('an operator cannot tell a waiting comment from a waiting post by its row', async () => {
    await write('Short');
    const { body } = await env.draft('A long post', 'Text '.repeat(900));
    await env.publish(tokens.pop() ?? '', body);
    const { rows } = await sql<{ size: number }>`
      select distinct length(details) as size from untraceable_pending`.execute(env.services.db);
    expect(rows).toHaveLength(1);
    await passAndRelease();
  });

  it('an operator finds comments of one author next to each other no more often than by chance', async () => {
    const AUTHORS = 40;
    const authors = new Map<string, number>();
    for (let author = 0; author < AUTHORS; author++) {
      const own = await env.makeTokens((await env.employee(`Author ${author}`)).cookie);
      await env.enlarge(AUTHORS);
      for (const paid of own.slice(0, 2)) {
        const { body } = await env.draftComment(postId, `Text ${author}`);
        authors.set((await env.publishComment(paid, body)).body.commentId, author);
      }
      if (author % 5 === 4) await env.mix();
    }
    await env.mix();
    await passAndRelease();
    const { rows } = await sql<{ id: string }>`
      select id from comments where post_id = ${postId} and id = any(${[...authors.keys()]}) order by number`.execute(
      env.services.db,
    );
    const order = rows.map(({ id }) => authors.get(id));
    expect(order).toHaveLength(2 * AUTHORS);
    const pairs = order.filter((author, place) => author === order[place + 1]).length;
    // By chance one pair; twelve happen once in a billion runs. In the order of writing all 40 are pairs.
    expect(pairs).toBeLessThan(12);
    const { rows: transactions } = await sql<{ count: number }>`
      select count(distinct xmin::text)::integer as count from comments where id = any(${[...authors.keys()]})`.execute(
      env.services.db,
    );
    expect(transactions[0]?.count).toBeLessThan(8);
  }, 120_000);
});
