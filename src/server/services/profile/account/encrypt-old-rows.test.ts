import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeServer, type Server } from '../../../app';
import { readConfig } from '../../../config';
import { migrate } from '../../../db/migrate';
import type { Tables } from '../../../db/tables';
import { emptyDatabase, type FreshDatabase } from '../../../testing/fresh-database';
import { readCareer } from '../career/career-queries';
import { countCohort, pairOf } from '../career/cohorts';
import { exactYears } from '../career/exact-experience';
import { EDUCATIONS, readEntries, WORKS } from '../career/experience-queries';
import { readDetails } from './details-queries';
import { encryptOldRows } from './encrypt-old-rows';
import { feedbackKey, readFeedback } from './feedback';
import { followerSeal } from './viewer';

const LAST_IN_CLEAR = '0079';
/** Spans several batches. */
const MEMBERS = 300;
const TARA = 'Mold1';
/** Profile texts in clear text. */
const SECRETS = [
  'Old Bank',
  'Lighthouse keeper',
  'Sharada College',
  'The ledger of the pawnshop',
  'The lamp is broken',
];

let fresh: FreshDatabase;
let server: Server;
beforeEach(async () => {
  fresh = await emptyDatabase();
  await migrate(fresh.database, { last: LAST_IN_CLEAR });
  await fillOld(fresh.database.db);
  await migrate(fresh.database);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: fresh.dataDir, RATE_LIMIT: 'off', PORT: '0' });
  server = await makeServer(config, { database: fresh.database });
});
afterEach(async () => {
  await server.app.close();
  await fresh.drop();
});

/** Members with the same employer, as an older build stored them. */
async function fillOld(db: Kysely<Tables>): Promise<void> {
  for (const statement of [
    "insert into industries (id, name) values (1, 'Bank')",
    "insert into places (id, name, state) values (1, 'Kochi', 'Kerala')",
    "insert into departments (id, name) values (1, 'Harbour')",
    "insert into job_profiles (id, name, department_id) values (1, 'Lighthouse keeper', 1)",
    `insert into companies (id, name, url_name, logo, industry_id, headquarters_id, rating, founded_year, employees)
      values (1, 'Old Bank', 'old-bank', 'old', 1, 1, 0, 1990, '501-1k')`,
    `insert into communities (type, entity_id, name, slug, logo, category, followers)
      values ('COMPANY', 1, 'Old Bank', 'old-bank', 'old', 'Bank', ${MEMBERS})`,
    `insert into members (id, name, is_writer, career_status, career_status_id, job_profile_id, company_id, place_id, experience_years)
      select 'Mold' || n, 'Tara ' || n, true, 'working', n, 1, 1, 1, 4 from generate_series(1, ${MEMBERS}) n`,
    `insert into career_statuses (id, member_id, type, organisation, department_id, job_profile, verified)
      select n, 'Mold' || n, 'working', 'Old Bank', 1, 'Lighthouse keeper', 'VERIFIED' from generate_series(1, ${MEMBERS}) n`,
    `insert into community_members (member_id, type, entity_id)
      select 'Mold' || n, 'COMPANY', 1 from generate_series(1, ${MEMBERS}) n`,
    `insert into work_experiences (id, member_id, company_name, job_profile, employment_type, start_month, description)
      values ('Wold1', '${TARA}', 'Old Bank', 'Lighthouse keeper', 'fulltime', '2022-07', 'The ledger of the pawnshop')`,
    `insert into educations (id, member_id, education_type, course_name, college_name, course_mode, start_year)
      values ('Eold1', '${TARA}', 'Graduation/Diploma', 'B.Tech', 'Sharada College', 'fulltime', 2018)`,
    `insert into feedback (member_id, topic, rating, text)
      values ('${TARA}', 'problem', 2, 'The lamp is broken')`,
    `insert into interviews (id, author_seal, company_id, job_profile_id, place_id, experience_years, difficulty,
        outcome, applied_through, rounds, written_month)
      values ('Iold1', 'somebody', 1, 1, 1, 4, 'HARD', 'SELECTED', 'REFERRAL', '[]', '2025-01-01')`,
  ])
    await sql.raw(statement).execute(db);
}

async function tablesContaining(copy: readonly string[]): Promise<readonly string[]> {
  const { pool } = fresh.database;
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: texts } = await pool.query<{ text: string }>(`select t::text as text from ${name} t`);
    if (texts.some(({ text }) => copy.some((word) => text.includes(word)))) found.push(name);
  }
  return found.sort();
}

async function expectEverythingEncrypted(): Promise<void> {
  const { services } = server;
  // The catalogue itself contains these words.
  expect(await tablesContaining(SECRETS)).toEqual(['communities', 'companies', 'job_profiles']);
  expect(await readCareer(services, TARA)).toMatchObject({
    id: 1,
    organisation: 'Old Bank',
    verified: 'VERIFIED',
  });
  expect(await readDetails(services, TARA)).toMatchObject({ location: 'Kochi', experienceYears: 4 });
  expect(await readEntries(WORKS, services, TARA)).toMatchObject([{ id: 'Wold1', company_name: 'Old Bank' }]);
  expect(await readEntries(EDUCATIONS, services, TARA)).toMatchObject([{ id: 'Eold1', start_year: 2018 }]);
  expect(await readFeedback(services, feedbackKey(services, TARA))).toEqual([
    { topic: 'problem', rating: 2, text: 'The lamp is broken' },
  ]);
  const follows = await services.db.selectFrom('community_members').select('follower_seal').execute();
  expect(follows).toHaveLength(MEMBERS);
  expect(follows).toContainEqual({ follower_seal: followerSeal(services, TARA) });
  expect(await countCohort(services, pairOf('Lighthouse keeper', 'Old Bank'))).toBe(MEMBERS);
  const interview = await services.db
    .selectFrom('interviews')
    .select(['author_seal', 'experience', 'exact_experience'])
    .executeTakeFirstOrThrow();
  expect([interview.experience, exactYears(services, interview)]).toEqual(['3-5', 4]);
}

describe('old rows in clear text', () => {
  it('old profile rows are encrypted at the first start, and no clear text remains', async () => {
    await encryptOldRows(server.services);
    await expectEverythingEncrypted();
    await encryptOldRows(server.services);
    await expectEverythingEncrypted();
  });

  it('old profile rows are encrypted once when two servers start at the same time', async () => {
    await Promise.all([encryptOldRows(server.services), encryptOldRows(server.services)]);
    await expectEverythingEncrypted();
  });

  it('old profile rows are encrypted completely after a start that was killed midway', async () => {
    let calls = 0;
    const { encryption } = server.services;
    const killed = {
      ...encryption,
      encrypt: (...parts: Parameters<typeof encryption.encrypt>) => {
        calls += 1;
        if (calls > 2 * MEMBERS) throw new Error('killed');
        return encryption.encrypt(...parts);
      },
    };
    await expect(encryptOldRows({ ...server.services, encryption: killed })).rejects.toThrow('killed');
    await encryptOldRows(server.services);
    await expectEverythingEncrypted();
  });
});
