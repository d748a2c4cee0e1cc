import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDecoyAliases } from '../../../db/decoy-rows';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { showPhoto } from '../../companies/testing';
import { contributeEveryKind, newUsersOf } from '../account/testing';
import { aliasSeal } from '../account/viewer';
import { endDueAccounts } from './end-accounts';
import { sealedFor } from './sealed-for';

/** Simulates an attacker with a copy of the database and its files, but without the server key. */

const A_DAY = 86_400_000;

let server: TestServer;
let newUsers: ReturnType<typeof newUsersOf>;
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) });
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());

/** The ids of the transactions that wrote these rows. */
async function writtenBy(rows: RawBuilder<{ xmin: string }>): Promise<readonly string[]> {
  const found = await rows.execute(server.services.db);
  return [...new Set(found.rows.map(({ xmin }) => xmin))];
}

describe('[R-010] the aliases of a member after rewriting among decoys', () => {
  const mentionableAliases = (id: string) =>
    (['ANONYMOUS', 'DESIGNATION'] as const).map((type) => aliasSeal(server.services, type, id));

  it('aliases of a member are written in a transaction with many decoy rows, and not with the account', async () => {
    const me = await newUsers.join('Fresh Faces');
    await me.call('PUT', 'v1/user/anonymous-profile', {
      userName: 'LaidAmong_12',
      avatarUri: '/art/kolam/k-1f3a.svg',
      avatarColor: '#0C6B50',
    });
    await me.employ('Zentrix Labs');
    const aliases = () =>
      writtenBy(
        sql`select xmin::text from aliases where owner_seal = any(${mentionableAliases(me.id)}::text[])`,
      );
    const account = () =>
      writtenBy(sql`
        select xmin::text from members where id = ${me.id}
        union all select xmin::text from career_statuses where member_id = ${me.id}`);
    const written = await account();
    expect((await aliases()).filter((number) => written.includes(number))).toEqual([]);
    await writeDecoyAliases(server.services.db);
    const [number, ...rest] = await aliases();
    expect(rest).toEqual([]);
    expect(await account()).not.toContain(number);
    const { rows } = await sql<{ aliases: number }>`
      select count(*)::integer as aliases from aliases where xmin::text = ${number}`.execute(
      server.services.db,
    );
    expect(rows[0]?.aliases).toBeGreaterThan(5);
  });

  it('aliases of a member are rewritten among decoys when their text changes, and otherwise left unchanged', async () => {
    const { db } = server.services;
    const waiting = () => db.selectFrom('aliases').select('id').where('is_mixed', '=', false).execute();
    const me = await newUsers.join('Changed Faces');
    const choice = { avatarUri: '/art/kolam/k-1f3a.svg', avatarColor: '#0C6B50' };
    await me.call('PUT', 'v1/user/anonymous-profile', { ...choice, userName: 'BeforeIt_12' });
    await writeDecoyAliases(db);
    expect(await waiting()).toEqual([]);
    const before = await writtenBy(sql`select xmin::text from aliases`);
    await writeDecoyAliases(db);
    expect(await writtenBy(sql`select xmin::text from aliases`)).toEqual(before);
    await me.call('PUT', 'v1/user/anonymous-profile', { ...choice, userName: 'AfterIt_12' });
    expect(await waiting()).toHaveLength(1);
    await writeDecoyAliases(db);
    const [number] = await writtenBy(sql`select xmin::text from aliases where user_name = 'AfterIt_12'`);
    const { rows } = await sql`select from aliases where xmin::text = ${number}`.execute(db);
    expect(rows.length).toBeGreaterThan(5);
  });
});

describe('[R-010][R-664] the remaining content of a deleted account', () => {
  const OTHER_MEMBERS_POST = 'Kq3vN8xWm2Zt7Rf1';
  /** The owner column of each kind of content. */
  const OWNED = {
    aliases: 'owner_seal',
    company_reviews: 'author_seal',
    interviews: 'author_seal',
    benefit_reports: 'author_seal',
    photo_reports: 'author_seal',
  };
  let seals: readonly string[];
  beforeAll(async () => {
    const { db, seal } = server.services;
    const before = await ownersNow();
    const me = await newUsers.join('Leaving Menon');
    await me.write(server, 'Said before', 'It was fine');
    await contributeEveryKind(server, me, 'Zqleaving');
    await showPhoto(server, me.cookie, 'The canteen');
    const key = seal('vote', me.id);
    const vote = { resource_type: 'POST', resource_id: OTHER_MEMBERS_POST, stance: 'UP' } as const;
    await db
      .insertInto('votes')
      .values({ ...vote, voter_seal: sealedFor(key, OTHER_MEMBERS_POST) })
      .execute();
    await me.call('POST', 'v1/user/delete', { choices: [] });
    now += 14 * A_DAY;
    await endDueAccounts(server.services);
    // Excludes the shared alias of former members, which is created with the first part that is processed.
    seals = (await ownersNow()).filter((item) => !before.includes(item) && item !== 'nobody');
  });

  async function ownersNow(): Promise<readonly string[]> {
    const all = await Promise.all(
      Object.entries(OWNED).map(([table, column]) =>
        sql<{ seal: string }>`select ${sql.ref(column)} as seal from ${sql.table(table)}`.execute(
          server.services.db,
        ),
      ),
    );
    return [...new Set(all.flatMap(({ rows }) => rows.map((row) => row.seal)))];
  }

  it('seals of a deleted account’s content look like any other seal', async () => {
    expect(seals.length).toBeGreaterThan(2);
    for (const item of seals) expect(item).toMatch(/^[\w-]{32}$/);
    const { rows } = await sql<{ seal: string }>`
      select voter_seal as seal from votes where resource_id = ${OTHER_MEMBERS_POST}`.execute(
      server.services.db,
    );
    for (const { seal } of rows) expect(seal).toMatch(/^[\w-]{43,44}$/);
  });

  it('queued parts of a deleted account do not reveal their seals, and each has a different date', async () => {
    const lines = await server.services.db.selectFrom('account_deletion_parts').selectAll().execute();
    expect(lines.length).toBeGreaterThan(4);
    for (const { seal } of lines) expect(seals).not.toContain(seal);
    expect(new Set(lines.map(({ seal }) => seal)).size).toBe(lines.length);
    const days = new Map<string, string[]>();
    for (const { due_on, kind } of lines)
      days.set(String(due_on), [...(days.get(String(due_on)) ?? []), kind]);
    const ALIAS = ['CHAT', 'COMMENT', 'POST'];
    for (const kinds of days.values()) expect([ALIAS, [kinds[0]]]).toContainEqual(kinds.sort());
  });

  it('the content of a deleted account is rewritten together with other rows of each kind', async () => {
    for (const [table, column] of Object.entries(OWNED)) {
      const mine = sql`select xmin from ${sql.table(table)} where ${sql.ref(column)} = any(${seals}::text[])`;
      const { rows } = await sql<{ mine: number; alike: number }>`
        select (select count(*) from (${mine}) m)::integer as mine, count(*)::integer as alike
        from ${sql.table(table)} where xmin::text in (select xmin::text from (${mine}) m)`.execute(
        server.services.db,
      );
      const { mine: left = 0, alike = 0 } = rows[0] ?? {};
      const { rows: all } = await sql`select from ${sql.table(table)}`.execute(server.services.db);
      if (left > 0 && all.length > left) expect(alike, table).toBeGreaterThan(left);
    }
  });

  it('queued parts of a deleted account are processed like any other', async () => {
    now += 8 * A_DAY;
    expect((await endDueAccounts(server.services)).parts).toBeGreaterThan(0);
    expect(await server.services.db.selectFrom('account_deletion_parts').selectAll().execute()).toEqual([]);
    const { rows } = await sql<{ seal: string }>`
      select voter_seal as seal from votes where resource_id = ${OTHER_MEMBERS_POST}`.execute(
      server.services.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { seal } of rows) expect(seal).toMatch(/^[\w-]{43,44}$/);
  });
});
