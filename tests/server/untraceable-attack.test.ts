import { randomBytes, randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DumpedRow, dumpOf, type Feature, type Linking, link } from '../support/linking-attack';
import { startUntraceable, type UntraceableEnvironment } from '../support/untraceable';

const MEMBERS = 200;
const POSTS = 5;
const CHANCE = 1 / MEMBERS;
/**
 * By chance, a classifier is right for 5 of 1000 posts. The best of 300 reaches 20 once in ten thousand runs, and 25
 * once in twenty million.
 */
const MAX_ACCURACY = 0.025;
/** By chance, 4 of the 999 pairs of neighbours have one author; 20 happen once in a hundred million runs. */
const MAX_NEIGHBOURS = 20;

let env: UntraceableEnvironment;
const authors = new Map<string, string>();
const members: string[] = [];
const writtenAt = new Map<string, number>();
const seenAt = new Map<string, number>();

beforeAll(async () => {
  env = await startUntraceable();
  const tokens = await tokensOfAll();
  await env.enlarge(MEMBERS);
  // The easiest case for the attacker: all posts in one hour, each member right after logging in, in
  // sequence.
  let turn = 0;
  for (const [memberId, own] of tokens) {
    await env.signIn(memberId);
    seenAt.set(memberId, turn);
    for (const token of own) {
      const { body: input } = await env.draft(randomBytes(8).toString('hex'), 'Text '.repeat(randomInt(90)));
      const { body } = await env.publish(token, input);
      authors.set(body.postId, memberId);
      writtenAt.set(body.postId, turn++);
    }
    env.passMs(10_000);
    if (members.indexOf(memberId) % 6 === 5) await env.mix();
  }
  await env.mix();
  for (let hour = 0; hour < 8; hour++) {
    env.passHours(1);
    await env.release();
  }
}, 400_000);
afterAll(() => env.close());

/** Fetched on earlier days, in a different order from the posts. */
async function tokensOfAll(): Promise<ReadonlyMap<string, readonly string[]>> {
  const tokens = new Map<string, readonly string[]>();
  for (let place = 0; place < MEMBERS; place++) {
    const { memberId, cookie } = await env.employee(`Member ${place}`);
    members.push(memberId);
    tokens.set(memberId, await env.makeTokens(cookie));
  }
  return tokens;
}

const numberOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return undefined;
  // Texts have a size and an order.
  return (
    value.length * 2 ** 24 + (value.charCodeAt(0) << 16) + (value.charCodeAt(1) << 8) + value.charCodeAt(2)
  );
};

/** Every column of a table as a number, for the rows that belong to an id. */
async function columnsOf(
  table: string,
  idOf: (row: DumpedRow) => string | undefined,
): Promise<ReadonlyMap<string, (id: string) => number | undefined>> {
  const rows = await dumpOf(env.services.db, table);
  const byId = new Map(rows.flatMap((row) => [[idOf(row) ?? '', row] as const]));
  const columns = Object.keys(rows[0] ?? {});
  return new Map(
    columns.map((column) => [`${table}.${column}`, (id: string) => numberOf(byId.get(id)?.[column])]),
  );
}

async function postColumns() {
  const tables: (readonly [table: string, column: string])[] = [
    ['posts', 'id'],
    ['untraceable_items', 'item_id'],
    ['log_contributions', 'resource_id'],
  ];
  const found = await Promise.all(
    tables.map(([table, column]) => columnsOf(table, (row) => String(row[column]))),
  );
  return new Map(found.flatMap((columns) => [...columns]));
}

/** With the key, the operator knows the owner of every sealed row. */
async function memberColumns() {
  const { seal } = env.services;
  const holders = new Map(members.map((id) => [seal('tokens', id), id]));
  const found = await Promise.all([
    columnsOf('members', (row) => String(row.id)),
    columnsOf('career_statuses', (row) => String(row.member_id)),
    columnsOf('sessions', (row) => String(row.member_id)),
    columnsOf('token_batches', (row) => holders.get(String(row.holder_seal))),
  ]);
  return new Map(found.flatMap((columns) => [...columns]));
}

const varies = (ids: readonly string[], read: (id: string) => number | undefined): boolean =>
  new Set(ids.map(read)).size > 1;

async function attack(
  planted: Readonly<Record<string, Feature['ofPost']>> = {},
): Promise<readonly Linking[]> {
  const posts = [...(await postColumns()), ...Object.entries(planted)].filter(([, of]) =>
    varies([...authors.keys()], of),
  );
  const known = [...(await memberColumns())].filter(([, of]) => varies(members, of));
  return posts.flatMap(([post, ofPost]) =>
    known.map(([member, ofMember]) =>
      link({ name: `${post} ~ ${member}`, ofPost, ofMember }, authors, members),
    ),
  );
}

const best = (found: readonly Linking[]): Linking | undefined =>
  [...found].sort((a, b) => b.accuracy - a.accuracy)[0];

/** The 95 % interval of the mean accuracy. Classifiers agree with each other, so members are the independent cases. */
function intervalOfMean(found: readonly Linking[]): readonly [low: number, high: number] {
  const scores = new Map(members.map((id) => [id, 0]));
  for (const { right } of found)
    for (const post of right) {
      const author = authors.get(post) ?? '';
      scores.set(author, (scores.get(author) ?? 0) + 1 / (POSTS * found.length));
    }
  const values = [...scores.values()];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  const half = 1.96 * Math.sqrt(variance / values.length);
  return [mean - half, mean + half];
}

describe('an operator with the database, its files, the logs and all keys', () => {
  it('an operator links 1000 posts to 200 members by no column, order, time or size better than chance', async () => {
    const found = await attack();
    expect(found.length).toBeGreaterThan(100);
    const strongest = best(found);
    const mean = found.reduce((sum, { accuracy }) => sum + accuracy, 0) / found.length;
    const [low, high] = intervalOfMean(found);
    console.info(
      `${found.length} classifiers, mean accuracy ${(mean * 100).toFixed(2)} % (95 % interval ${(low * 100).toFixed(2)} to ${(high * 100).toFixed(2)} %), chance ${CHANCE * 100} %; strongest ${strongest?.feature}:`,
      strongest?.accuracy,
      strongest?.interval,
    );
    expect(strongest?.accuracy).toBeLessThan(MAX_ACCURACY);
    expect(mean).toBeLessThan(2 * CHANCE);
  }, 120_000);

  it.each(['posts', 'untraceable_items', 'log_contributions'])(
    'posts of one author are next to each other in %s no more often than by chance',
    async (table) => {
      const rows = await dumpOf(env.services.db, table);
      const order = rows.flatMap(
        (row) => authors.get(String(row.id ?? row.item_id ?? row.resource_id)) ?? [],
      );
      expect(order).toHaveLength(MEMBERS * POSTS);
      const pairs = order.filter((author, place) => author === order[place + 1]).length;
      expect(pairs).toBeLessThan(MAX_NEIGHBOURS);
    },
  );

  it('an operator learns nothing from the order in which tokens were spent', async () => {
    const rows = await dumpOf(env.services.db, 'spent_tokens');
    expect(rows).toHaveLength(MEMBERS * POSTS);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['is_mixed', 'month', 'nonce_hash', 'place', 'xmin']);
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBeLessThan(MEMBERS / 2);
  });

  it('the operator’s attack finds a planted time of writing next to a post', async () => {
    const found = await attack({ 'planted.written_at': (id) => writtenAt.get(id) });
    const strongest = best(found);
    expect(strongest?.feature).toContain('planted.written_at');
    expect(strongest?.accuracy).toBeGreaterThan(0.5);
  }, 120_000);

  it('the operator’s attack finds a session planted in a log', async () => {
    const line = new Map([...authors].map(([post, member]) => [post, seenAt.get(member)]));
    const strongest = best(await attack({ 'planted log.session': (id) => line.get(id) }));
    expect(strongest?.accuracy).toBeGreaterThan(0.5);
  }, 120_000);
});

it('an operator finds posts whose tokens were fetched while writing, if rows keep their place', async () => {
  const other = await startUntraceable();
  const truth = new Map<string, string>();
  const own: string[] = [];
  for (let place = 0; place < 30; place++) {
    const { memberId, cookie } = await other.employee(`Member ${place}`);
    own.push(memberId);
    const [token = ''] = await other.fetchTokens(cookie);
    await other.enlarge(30);
    const { body: input } = await other.draft(`Post ${place}`);
    truth.set((await other.publish(token, input)).body.postId, memberId);
  }
  const { db, seal } = other.services;
  const pending = new Map((await dumpOf(db, 'untraceable_pending')).map((row) => [row.item_id, row.xmin]));
  const batches = new Map((await dumpOf(db, 'token_batches')).map((row) => [row.holder_seal, row.xmin]));
  const feature = {
    name: 'planted',
    ofPost: (id: string) => pending.get(id),
    ofMember: (id: string) => batches.get(seal('tokens', id)),
  };
  expect(link(feature, truth, own).accuracy).toBeGreaterThan(0.5);
  await other.close();
}, 120_000);
