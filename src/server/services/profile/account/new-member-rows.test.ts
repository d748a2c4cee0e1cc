import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeDecoyAliases, writeDecoyFollows } from '../../../db/decoy-rows';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import { boxSeal } from '../../notifications/notification-boxes';
import { writeDecoyBoxes } from '../../notifications/write-decoy-boxes';
import { settleUnsettled } from '../career/settle-career';
import { type NewUser, newUsersOf, work } from './testing';
import { aliasSeal, followerSeal } from './viewer';

/** A row as it appears in a copy of the database's files: its transaction ids and its content. */
interface Row {
  readonly table: string;
  readonly xmin: string;
  readonly xmax: string;
  readonly text: string;
}

let server: TestServer;
let me: NewUser;
let newUsers: ReturnType<typeof newUsersOf>;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
  newUsers = newUsersOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  me = await newUsers.join('Tara Menon');
  count += 1;
});

const anonymousChoice = () => ({
  userName: `PaperFerry_${count}`,
  avatarUri: '/art/kolam/k-1f3a.svg',
  avatarColor: '#0C6B50',
});

async function signUp(): Promise<void> {
  await me.employ('Zentrix Labs');
  await me.call('PUT', 'v1/user/anonymous-profile', anonymousChoice());
  const registered = await server.send({
    method: 'POST',
    url: '/api/v2/user/device/register',
    headers: { cookie: me.cookie },
    payload: { token: `fGx3Zq7:APA91bExampleOfANativeToken${count}` },
  });
  expect(registered.json()).toEqual({ isRegistered: true });
}

async function readRows(): Promise<readonly Row[]> {
  const { pool } = server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const all: Row[] = [];
  for (const { name: table } of tables) {
    const { rows } = await pool.query<Row>(
      `select '${table}' as table, xmin::text, xmax::text, t::text as text from ${table} t`,
    );
    all.push(...rows);
  }
  return all;
}

/** The part of the member that a row identifies: the account, the notices to it or an alias. */
function partOf({ text }: Row): string | undefined {
  if (text.includes(me.id)) return 'account';
  if (text.includes(boxSeal(server.services, me.id))) return 'notices';
  return (['ANONYMOUS', 'DESIGNATION'] as const).find((type) =>
    text.includes(aliasSeal(server.services, type, me.id)),
  );
}

/** For each transaction, the member's parts of which it wrote or locked rows. */
function partsByTransaction(rows: readonly Row[]): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, Set<string>>();
  for (const row of rows) {
    const part = partOf(row);
    for (const transaction of new Set([row.xmin, row.xmax]))
      if (part && transaction !== '0')
        parts.set(transaction, (parts.get(transaction) ?? new Set()).add(part));
  }
  return parts;
}

describe('[R-010] the rows of a new member in a copy of the database’s files', () => {
  it('rows of a new member share no transaction between the account, its notices and an alias, or between two aliases', async () => {
    await signUp();
    const rows = await readRows();
    const parts = partsByTransaction(rows);
    expect(new Set([...parts.values()].flatMap((item) => [...item]))).toEqual(
      new Set(['account', 'notices', 'ANONYMOUS', 'DESIGNATION']),
    );
    expect([...parts.values()].filter((item) => item.size > 1)).toEqual([]);
  });

  it('rows of a new member share a transaction with many decoy rows a minute later', async () => {
    await signUp();
    await writeDecoyAliases(server.services.db);
    await writeDecoyBoxes(server.services.db);
    const rows = await readRows();
    const [first, ...more] = rows.filter((row) => row.table === 'aliases' && partOf(row));
    expect(more.map(({ xmin }) => xmin)).toEqual([first?.xmin]);
    const crowd = rows.filter(({ table, xmin }) => table === 'aliases' && xmin === first?.xmin);
    expect(crowd.length).toBeGreaterThan(5);
    const boxes = rows.filter(({ table }) => table === 'notice_boxes');
    expect(boxes.length).toBeGreaterThan(3);
    expect(new Set(boxes.map(({ xmin }) => xmin)).size).toBe(1);
  });
});

describe('a sign-up that is interrupted between its transactions', () => {
  /** Makes writes to this table fail, like a server killed just before. */
  async function withBroken(table: string, run: () => Promise<unknown>): Promise<void> {
    const { pool } = server.database;
    await pool.query(`
      create function refuse_${table}() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$;
      create trigger refuse before insert or update on ${table} for each row execute function refuse_${table}()`);
    try {
      await run();
    } finally {
      await pool.query(`drop trigger refuse on ${table}; drop function refuse_${table}()`);
    }
  }

  const isWriter = async () => (await me.profile()).isWriter;
  const aliases = async () => {
    const seals = (['ANONYMOUS', 'DESIGNATION'] as const).map((type) =>
      aliasSeal(server.services, type, me.id),
    );
    const rows = await server.services.db
      .selectFrom('aliases')
      .select('profile_type')
      .where('owner_seal', 'in', seals)
      .orderBy('profile_type')
      .execute();
    return rows.map(({ profile_type }) => profile_type);
  };

  it.each(['aliases', 'members'])(
    'a sign-up interrupted before the table %s is written is completed by the hourly job',
    async (table) => {
      const { careerStatusId } = (await me.saveCareer('working', { companyName: 'Zentrix Labs' })).json();
      await me.call('PUT', `v1/user/career-status/${careerStatusId}`, work);
      if (table === 'aliases') await me.call('PUT', 'v1/user/anonymous-profile', anonymousChoice());
      await withBroken(table, async () => {
        const cut =
          table === 'aliases'
            ? await me.call('PUT', `v1/user/career-status/${careerStatusId}`, {
                ...work,
                departmentId: 2,
              })
            : await me.call('PUT', 'v1/user/anonymous-profile', anonymousChoice());
        expect(cut.statusCode).toBe(500);
      });
      await settleUnsettled(server.services);
      expect([await isWriter(), await aliases()]).toEqual([true, ['ANONYMOUS', 'DESIGNATION']]);
      const left = await server.services.db
        .selectFrom('career_statuses')
        .select('id')
        .where('is_settled', '=', false)
        .execute();
      expect(left).toEqual([]);
    },
  );

  it('an interrupted sign-up is completed by a repeated request', async () => {
    await me.employ('Zentrix Labs');
    await withBroken('members', async () => {
      expect((await me.call('PUT', 'v1/user/anonymous-profile', anonymousChoice())).statusCode).toBe(500);
    });
    expect((await me.call('PUT', 'v1/user/anonymous-profile', anonymousChoice())).statusCode).toBe(200);
    expect([await isWriter(), await aliases()]).toEqual([true, ['ANONYMOUS', 'DESIGNATION']]);
  });
});

describe('[R-010] the follows of new members', () => {
  it('follows of new members are written together, in a different order than their accounts', async () => {
    const { db } = server.services;
    const followers: string[] = [];
    for (let index = 0; index < 12; index++) {
      const member = await newUsers.join(`Follower ${index}`);
      const url = '/feed-services/v1/community/join';
      const joined = await server.send({
        method: 'POST',
        url,
        headers: { cookie: member.cookie },
        payload: { type: 'TOPIC', entityId: 43 },
      });
      expect(joined.statusCode).toBeLessThan(300);
      followers.push(followerSeal(server.services, member.id));
    }
    await writeDecoyFollows(db);
    const { rows } = await server.database.pool.query<{ seal: string; xmin: string }>(
      'select follower_seal as seal, xmin::text from community_members order by ctid',
    );
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    const places = followers.map((seal) => rows.findIndex((row) => row.seal === seal));
    expect(places).not.toEqual([...places].sort((item, other) => item - other));
  });
});
