import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRIVACY_REGISTER, type RegisteredTable } from '../../src/server/db/privacy-register';
import { type NewUser, newUsersOf } from '../../src/server/services/profile/account/testing';
import { ensureFormerMember } from '../../src/server/services/profile/deletion/account-deletion-queries';
import { sealsOf } from '../../src/server/services/profile/deletion/account-seals';
import { endDueAccounts } from '../../src/server/services/profile/deletion/end-accounts';
import { EXPORT_PARTS, entriesOf } from '../../src/server/services/profile/export/export-parts';
import { readNamedReports } from '../../src/server/services/salaries/own-reports';
import { startTestServer, type TestServer } from '../../src/server/testing/start-test-server';
import { leaveRowsOf } from '../support/rows-of-member';

const A_DAY = 86_400_000;
const KINDS = ['POST', 'COMMENT', 'REVIEW', 'SALARY', 'INTERVIEW', 'BENEFITS', 'PHOTOS', 'VOTE'] as const;
/** Entries of the register whose tables a started server has. */
const entries = Object.entries<RegisteredTable>(PRIVACY_REGISTER).filter(
  ([table]) => !table.startsWith('unsealed_') && !table.startsWith('pgboss.'),
);

let server: TestServer;
let newUsers: ReturnType<typeof newUsersOf>;
let now = Date.parse('2026-11-20T12:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) });
  newUsers = newUsersOf(server);
  await ensureFormerMember(server.services.db);
});
afterAll(() => server.close());

describe('the export', () => {
  it('[R-664] the export reads each table for the files the register names, and no other table', async () => {
    const me = await newUsers.join();
    await leaveRowsOf(server, me);
    const read = new Map<string, readonly string[]>();
    for (const name of Object.keys(EXPORT_PARTS)) read.set(name, await tablesReadFor(name, me.id));
    const wrong = entries.flatMap(([table, { exported }]) => {
      const files = [...read].filter(([, tables]) => tables.includes(table)).map(([name]) => name);
      if (typeof exported !== 'string')
        return exported
          .filter((name) => !files.includes(name))
          .map((name) => `${table}: the register names ${name}.json, which does not read it`);
      return exported === 'public' || files.length === 0
        ? []
        : [`${table}: the register says it is not exported, and it is read for ${files.join(', ')}`];
    });
    expect(wrong).toEqual([]);
  });
});

/** A transaction locks each table it reads, whatever the query plan and result. */
const tablesReadFor = (name: string, memberId: string): Promise<readonly string[]> =>
  server.services.db.transaction().execute(async (db) => {
    const services = { ...server.services, db };
    const seals = sealsOf(services, memberId);
    const salaries = name === 'salaries' ? await readNamedReports(services, seals.salary) : [];
    const part = EXPORT_PARTS[name];
    if (part) await entriesOf(services, part, { memberId, seals, salaries });
    const { rows } = await sql<{ table: string }>`
      select distinct relname as "table" from pg_locks join pg_class on pg_class.oid = relation
      where pid = pg_backend_pid() and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`.execute(
      db,
    );
    return rows.map(({ table }) => table);
  });

type Counts = ReadonlyMap<string, number>;

async function countRows(): Promise<Counts> {
  const counts = new Map<string, number>();
  for (const [table] of entries) {
    const { rows } = await sql<{
      rows: number;
    }>`select count(*)::integer as rows from ${sql.table(table)}`.execute(server.services.db);
    counts.set(table, rows[0]?.rows ?? 0);
  }
  return counts;
}

/** Ends the account of a member who left rows everywhere, with all its parts. */
async function endAccount(fate: 'KEEP' | 'REMOVE') {
  const before = await countRows();
  const me: NewUser = await newUsers.join();
  await leaveRowsOf(server, me);
  const full = await countRows();
  await me.call('POST', 'v1/user/delete', { choices: KINDS.map((kind) => ({ kind, fate })) });
  const leaving = await countRows();
  now += 14 * A_DAY;
  expect((await endDueAccounts(server.services)).accounts).toBe(1);
  const ending = await countRows();
  for (const days of [8, 28]) {
    now += days * A_DAY;
    await endDueAccounts(server.services);
  }
  return { before, full, leaving, ending, after: await countRows() };
}

const more = (table: string, some: Counts, than: Counts): boolean =>
  (some.get(table) ?? 0) > (than.get(table) ?? 0);

describe('account deletion', () => {
  it.each(['REMOVE', 'KEEP'] as const)(
    '[R-664] account deletion leaves rows in the tables the register says, when the member chose %s',
    async (fate) => {
      const { before, full, leaving, ending, after } = await endAccount(fate);
      const wrong = entries.flatMap(([table, { deletion }]) => {
        if (typeof deletion === 'object') return [];
        const hadRows = [full, leaving, ending].some((counts) => more(table, counts, before));
        if (!hadRows)
          return [`${table}: the test left no row in it. Fix: add one to tests/support/rows-of-member.ts`];
        const keeps = deletion !== 'removed' && (fate === 'KEEP' || deletion === 'emptied');
        if (more(table, after, before) === keeps) return [];
        return [`${table}: the register says "${deletion}", and with ${fate} rows ${keeps ? 'go' : 'stay'}`];
      });
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});
