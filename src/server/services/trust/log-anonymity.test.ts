import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mixPending } from './mix-pending';
import { type LoggedEnvironment, startLoggedEnvironment } from './testing';

const AUTHORS = 40;
/**
 * By chance, two neighbouring rows of 80 have the same author in one of 79 cases; ten times as often happens
 * once in millions of runs.
 */
const MAX_NEIGHBOURS = 10;
/** Each connection fills its own page of the table, so at the end of a page a row can lie elsewhere. */
const MIN_UNMIXED_NEIGHBOURS = 36;
/** For 80 rows in random order; a higher value is 4.4 standard deviations away. */
const MAX_CORRELATION = 0.5;

let env: LoggedEnvironment;
beforeEach(async () => {
  env = await startLoggedEnvironment();
});
afterEach(() => env.close());

interface Truth {
  /** The posts in the order in which they were written, with their authors. */
  readonly posts: readonly { readonly id: string; readonly author: number }[];
  readonly commitments: ReadonlyMap<string, string>;
}

/** The easiest case for the attacker: each author writes both posts in a row. */
async function writeInPairs(): Promise<Truth> {
  const posts: { id: string; author: number }[] = [];
  for (let author = 0; author < AUTHORS; author++) {
    const { cookie } = await env.person(`Author ${author}`);
    for (let post = 0; post < 2; post++) posts.push({ id: await env.createPost(cookie), author });
  }
  const rows = await env.services.db.selectFrom('log_contributions').selectAll().execute();
  return { posts, commitments: new Map(rows.map((row) => [row.resource_id, row.commitment])) };
}

/** Measures how much the order of commitments reveals about the order of writing and about authors. */
function leakOf({ posts, commitments }: Truth, order: readonly (string | null)[]) {
  const places = posts.map(({ id }) => order.indexOf(commitments.get(id) ?? ''));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  const neighbours = posts.filter(
    ({ author }, index) =>
      posts[index + 1]?.author === author && Math.abs((places[index] ?? 0) - (places[index + 1] ?? 0)) === 1,
  ).length;
  const n = posts.length;
  const distances = places.reduce((sum, place, index) => sum + (place - index) ** 2, 0);
  return { neighbours, correlation: Math.abs(1 - (6 * distances) / (n * (n * n - 1))) };
}

it('neither the log nor the rows that wait for it show which two posts have one author', async () => {
  const truth = await writeInPairs();
  const physical = async () => {
    const { rows } = await sql<{
      commitment: string;
    }>`select commitment from log_pending order by ctid`.execute(env.services.db);
    return rows.map(({ commitment }) => commitment);
  };
  const unmixed = leakOf(truth, await physical());
  expect(unmixed.neighbours).toBeGreaterThanOrEqual(MIN_UNMIXED_NEIGHBOURS);
  await mixPending(env.services.db);
  const mixed = leakOf(truth, await physical());
  env.passHours(1);
  await env.publish();
  const published = leakOf(
    truth,
    (await env.entries()).map(({ commitment }) => commitment),
  );
  for (const leak of [mixed, published]) {
    expect(leak.neighbours).toBeLessThanOrEqual(MAX_NEIGHBOURS);
    expect(leak.correlation).toBeLessThan(MAX_CORRELATION);
  }
}, 120_000);

it('the rows that wait for the log have the hour and no other time', async () => {
  const { cookie } = await env.person('Author');
  await env.createPost(cookie);
  const [row] = await env.services.db.selectFrom('log_pending').selectAll().execute();
  const { due_at: dueAt, ...others } = row ?? {};
  expect(dueAt?.toISOString()).toMatch(/T\d\d:00:00\.000Z$/);
  expect(Object.keys(others).sort()).toEqual(['commitment', 'entry', 'is_mixed', 'key']);
});

it('deletions of one author on one day enter the log at different hours', async () => {
  const { cookie } = await env.person('Author');
  const posts = await Promise.all(Array.from({ length: 12 }, () => env.createPost(cookie)));
  env.passHours(1);
  await env.publish();
  for (const id of posts) await env.write('DELETE', `/v2/post/${id}`, undefined, cookie);
  const rows = await env.services.db.selectFrom('log_pending').select('due_at').execute();
  const hours = new Set(rows.map(({ due_at: dueAt }) => dueAt.getTime()));
  expect(hours.size).toBeGreaterThan(posts.length / 2);
});
