import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeServer, type Server } from '../../src/server/app';
import { readConfig } from '../../src/server/config';
import { migrate } from '../../src/server/db/migrate';
import { encryptStored } from '../../src/server/prepare-database';
import { emptyDatabase, type FreshDatabase } from '../../src/server/testing/fresh-database';

/** Rows that five older builds stored are compared with the rows after all later migrations. */

const FIXTURES = fileURLToPath(new URL('./older-rows', import.meta.url));
const OLDER = [
  '0021-job-portal-links',
  '0035-search-beginnings',
  '0050-boxes-lie-among-others',
  '0062-told-benefits',
  '0073-reading-apart',
];
/** Tables whose rows wait under another name until the next start encrypts them. */
const SET_ASIDE: Readonly<Record<string, string>> = {
  salary_reports: 'unsealed_salary_reports',
  saved_offers: 'unsealed_saved_offers',
};
const RENAMED: Readonly<Record<string, string>> = {
  ...SET_ASIDE,
  company_films: 'company_videos',
  company_offices: 'company_locations',
  faces: 'aliases',
  farewells: 'account_deletion_parts',
  former_words: 'former_texts',
  notice_wishes: 'notice_preferences',
};
const RENAMED_COLUMNS: Readonly<Record<string, string>> = {
  asked_at: 'due_at',
  asked_on: 'used_on',
  asker_seal: 'requester_seal',
  benefit_tellers: 'counted_benefit_reporters',
  blocked_face_id: 'blocked_alias_id',
  'company_benefits.told': 'counted_reports',
  face_id: 'alias_id',
  fewest: 'min_reviews',
  held_for: 'hold_reason',
  is_laid: 'is_mixed',
  is_told: 'is_notified',
  'moderation_decisions.told': 'message',
  office: 'staff_role',
  offices: 'locations',
  told_at: 'notified_at',
  told_month: 'submitted_month',
  told_quarter: 'submitted_quarter',
  wishes: 'preferences',
  words: 'text',
};
const laterName = (table: string, column: string): string =>
  RENAMED_COLUMNS[`${table}.${column}`] ?? RENAMED_COLUMNS[column] ?? column;
/** Tables whose rows wait in rows_to_encrypt for the next start, as rows of this kind. */
const TO_ENCRYPT: Readonly<Record<string, string>> = {
  career_statuses: 'career',
  work_experiences: 'work',
  educations: 'education',
  community_members: 'follow',
  feedback: 'feedback',
};
/** Columns that later builds do not have: their content is encrypted, unused or an exact time. */
const DROPPED = [
  'chat_groups.last_at',
  'company_reviews.experience_years',
  'interviews.experience_years',
  ...['company_id', 'experience_years', 'job_profile_id', 'place_id'].map((column) => `members.${column}`),
  'preferences.topics',
  'refresh_tokens.used_at',
];
/** Recomputed by a migration: seals for each item, and a rank computed from the full hour. */
const REWRITTEN = ['poll_votes.voter_seal', 'review_helpful.voter_seal', 'votes.voter_seal', 'posts.rank'];

type Row = Readonly<Record<string, unknown>>;
let fresh: FreshDatabase;
let server: Server;
const query = async (text: string): Promise<readonly Row[]> =>
  (await fresh.database.pool.query<Row>(text)).rows;

async function allRows(): Promise<ReadonlyMap<string, readonly Row[]>> {
  const tables = await query(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'",
  );
  const found = new Map<string, readonly Row[]>();
  for (const { name } of tables) {
    const rows = await query(`select to_jsonb(t) as row from "${name}" t`);
    found.set(
      String(name),
      rows.map(({ row }) => row as Row),
    );
  }
  return found;
}

/** Exact times become hours; sessions are extended to the next five minutes. */
const withoutMinutes = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\dT\d\d):[\d:.]+\+00:00$/, '$1') : value;

const picked = (rows: readonly Row[], columns: readonly string[]): readonly string[] =>
  rows.map((row) => JSON.stringify(columns.map((column) => withoutMinutes(row[column])))).sort();

/** The rows left of an older table. */
function laterRows(table: string, after: ReadonlyMap<string, readonly Row[]>): readonly Row[] {
  const kind = TO_ENCRYPT[table];
  if (kind === undefined) return after.get(RENAMED[table] ?? table) ?? [];
  return (after.get('rows_to_encrypt') ?? [])
    .filter((row) => row.kind === kind)
    .map((row) => ({ member_id: row.owner_id, ...(row.content as Row) }));
}

let before: ReadonlyMap<string, readonly Row[]>;
let after: ReadonlyMap<string, readonly Row[]>;
async function upgrade(last: string): Promise<void> {
  fresh = await emptyDatabase();
  await migrate(fresh.database, { last });
  for (const name of readdirSync(FIXTURES).sort())
    if (name.slice(0, 4) <= last.slice(0, 4)) await query(readFileSync(join(FIXTURES, name), 'utf8'));
  before = await allRows();
  await migrate(fresh.database);
  after = await allRows();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: fresh.dataDir, RATE_LIMIT: 'off', PORT: '0' });
  server = await makeServer(config, { database: fresh.database });
}

describe.each(OLDER)('an upgrade from the build whose last migration is %s', (last) => {
  beforeAll(() => upgrade(last));
  afterAll(async () => {
    await server.app.close();
    await fresh.drop();
  });

  it('every row of every table has the same content as before', () => {
    const filled = [...before].filter(([, rows]) => rows.length > 0);
    expect(filled.length).toBeGreaterThan(20);
    const dropped: string[] = [];
    for (const [table, rows] of filled) {
      const later = laterRows(table, after);
      const columns = Object.keys(rows[0] ?? {}).filter((name) => !REWRITTEN.includes(`${table}.${name}`));
      const remaining = columns.filter((name) => later[0] && laterName(table, name) in later[0]);
      const laterColumns = remaining.map((name) => laterName(table, name));
      dropped.push(...columns.filter((name) => !remaining.includes(name)).map((name) => `${table}.${name}`));
      expect([table, picked(later, laterColumns)]).toEqual([table, picked(rows, remaining)]);
    }
    expect(DROPPED).toEqual(expect.arrayContaining(dropped));
  });

  it('new columns are filled from the old rows', async () => {
    expect(await query('select id, experience from company_reviews order by id')).toEqual([
      { id: 'Rold1', experience: '0' },
      { id: 'Rold2', experience: '3-5' },
      { id: 'Rold3', experience: '15+' },
    ]);
    expect(await query('select experience from interviews')).toEqual([{ experience: '10-14' }]);
    expect(await query('select id, number from comments order by id')).toEqual(
      ['Cold1', 'Cold2', 'Cold3'].map((id, index) => ({ id, number: index + 1 })),
    );
    expect(await query('select token_hash, is_used from refresh_tokens order by token_hash')).toEqual([
      { token_hash: 'refresh 1', is_used: true },
      { token_hash: 'refresh 2', is_used: false },
    ]);
    const voters = await query('select count(distinct voter_seal) as n from votes');
    expect(voters).toEqual([{ n: last < '0026' ? 3 : 2 }]);
    if (last > '0025')
      expect(await query('select id, last_order from chat_groups order by id')).toEqual(
        [1, 2, 0].map((place, index) => ({ id: `Gold${index + 1}`, last_order: place })),
      );
  });

  it('the first start encrypts each private row once', async () => {
    await encryptStored(server.services);
    for (const [table, rows] of before) {
      if (TO_ENCRYPT[table] === undefined && SET_ASIDE[table] === undefined) continue;
      expect([table, await query(`select count(*) as n from ${table}`)]).toEqual([
        table,
        [{ n: rows.length }],
      ]);
    }
    expect(await query('select id from rows_to_encrypt')).toEqual([]);
    expect(await query('select id from members where details is not null')).toEqual([{ id: 'Mold1' }]);
    expect(await query('select id from company_reviews where exact_experience is null')).toEqual([]);
  });
});
