import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealsOf } from '../deletion/account-seals';
import { DECEMBER, NOVEMBER, REVIEWS, type RewardEnvironment, startRewardEnvironment } from './testing';

let env: RewardEnvironment;
beforeAll(async () => {
  env = await startRewardEnvironment();
});
afterAll(() => env.server.close());

interface StoredRow {
  readonly table: string;
  /** The transactions that wrote and locked it. */
  readonly xmin: string;
  readonly xmax: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** What a thief of the database files sees: every row of every table with its transaction numbers. */
async function copyOfDatabase(): Promise<readonly StoredRow[]> {
  const { pool } = env.server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const copy: StoredRow[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<StoredRow>(
      `select '${name}' as "table", xmin::text, xmax::text, to_jsonb(t) as row from "${name}" t`,
    );
    copy.push(...rows);
  }
  return copy;
}

const texts = (copy: readonly StoredRow[]) => copy.map((row) => JSON.stringify(row));
const added = (before: readonly StoredRow[], after: readonly StoredRow[]): readonly StoredRow[] => {
  const known = new Set(texts(before));
  return after.filter((row) => !known.has(JSON.stringify(row)));
};

/** A logged-in member with 180 points from a review, a salary and benefits, all of November. */
async function contributor() {
  env.setDate(NOVEMBER);
  const me = await env.join();
  const review = await env.contribute.review(me);
  await env.contribute.salary(me);
  await env.contribute.benefits(me);
  env.setDate(DECEMBER);
  // Logs in, so that the copies differ only in what follows.
  expect((await env.rewardsOf(me)).points).toBe(180);
  return { me, review };
}

it('[R-045][R-010] earning, reading and losing points changes no row: two copies of the database cannot be compared', async () => {
  const { me, review } = await contributor();
  const before = await copyOfDatabase();
  await env.rewardsOf(me);
  expect(added(before, await copyOfDatabase())).toEqual([]);
  await env.send(me, 'DELETE', `${REVIEWS}/${review}`);
  expect((await env.rewardsOf(me)).points).toBe(80);
  const written = added(before, await copyOfDatabase()).map(({ table }) => table);
  expect(written.filter((table) => table.startsWith('coupon'))).toEqual([]);
});

it('[R-045][R-010] redeeming changes one row, whose transaction touches no contribution and no account', async () => {
  const { me } = await contributor();
  const coupon = await env.coupon(100, ['REST-1', 'REST-2']);
  const before = await copyOfDatabase();
  expect((await env.redeem(me, coupon)).status).toBe(200);
  const after = await copyOfDatabase();
  const [taken, ...rest] = added(before, after);
  expect([taken?.table, rest]).toEqual(['coupon_codes', []]);
  const together = after.filter(({ xmin, xmax }) => [xmin, xmax].includes(taken?.xmin ?? ''));
  expect(together).toEqual([taken]);
});

it('[R-045][R-010] a stored redemption leads to no member, no contribution and no other redemption', async () => {
  const { me } = await contributor();
  const coupons = [await env.coupon(80, ['LEADS-1']), await env.coupon(90, ['LEADS-2'])];
  for (const coupon of coupons) expect((await env.redeem(me, coupon)).status).toBe(200);
  const copy = await copyOfDatabase();
  const taken = copy.filter(({ row }) => coupons.includes(String(row.coupon_id)));
  const seals = taken.map(({ row }) => String(row.owner_seal));
  expect(new Set(seals).size).toBe(2);
  const all = texts(copy);
  for (const seal of seals) expect(all.filter((text) => text.includes(seal))).toHaveLength(1);
  const own = [me.id, ...Object.values(sealsOf(env.server.services, me.id))];
  for (const text of texts(taken)) for (const name of own) expect(text).not.toContain(name);
  expect(all.join('')).not.toContain('"LEADS-1"');
  // No day and no time: a row must not say when it was redeemed.
  expect(Object.keys(taken[0]?.row ?? {}).sort()).toEqual(['code', 'code_hash', 'coupon_id', 'owner_seal']);
});
