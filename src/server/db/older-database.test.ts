import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeServer, type Server } from '../app';
import { readConfig } from '../config';
import { encryptStored } from '../prepare-database';
import { refreshFigures } from '../services/companies/refresh-figures';
import { emptyDatabase, type FreshDatabase } from '../testing/fresh-database';
import { migrate } from './migrate';

/** The last steps of five older builds; the first had no search, openings, notices, chats or colleges. */
const OLDER = [
  '0021-job-portal-links',
  '0035-search-beginnings',
  '0050-boxes-lie-among-others',
  '0062-told-benefits',
  '0073-reading-apart',
];

let fresh: FreshDatabase;
let server: Server;
const upgrade = async (last: string) => {
  fresh = await emptyDatabase();
  const made = await migrate(fresh.database, { last });
  expect(made.at(-1)).toBe(last);
  await fillOld();
  await migrate(fresh.database);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: fresh.dataDir, RATE_LIMIT: 'off', PORT: '0' });
  server = await makeServer(config, { database: fresh.database });
  await encryptStored(server.services);
  await refreshFigures(server.services);
};

/** A company with an interview, as an old build stored them. */
async function fillOld(): Promise<void> {
  const { db } = fresh.database;
  await sql`insert into industries (id, name) values (1, 'Bank')`.execute(db);
  await sql`insert into places (id, name, state) values (1, 'Kochi', 'Kerala')`.execute(db);
  await sql`insert into departments (id, name) values (1, 'Software')`.execute(db);
  await sql`insert into job_profiles (id, name, department_id) values (1, 'Backend engineer', 1)`.execute(db);
  await sql`insert into companies
      (id, name, url_name, logo, industry_id, headquarters_id, rating, founded_year, employees)
    values (1, 'Old Bank', 'old-bank', 'old', 1, 1, 0, 1990, '501-1k')`.execute(db);
  await sql`insert into interviews (id, author_seal, company_id, job_profile_id, place_id, experience_years,
      difficulty, outcome, applied_through, rounds, written_month)
    values ('In4OldBankManager1', 'old', 1, 1, 1, 3, 'HARD', 'SELECTED', 'REFERRAL', '[{"name": "Manager", "minutes": 45}]',
      '2025-01-01')`.execute(db);
}

const ask = async (url: string) => {
  const response = await server.app.inject({ url, headers: { appid: '999', systemid: 'AB_WEB' } });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};

describe.each(OLDER)('a database from the build whose last migration is %s', (last) => {
  beforeAll(() => upgrade(last));
  afterAll(async () => {
    await server.app.close();
    await fresh.drop();
  });

  it('figures and search work as soon as the new build has counted', async () => {
    const { body } = await ask('/company-services/v1/companies/old-bank');
    expect(body).toMatchObject({ name: 'Old Bank', counts: { interviewExperiencesLive: 1, companyJobs: 0 } });
    expect((await ask('/interview-services/v1/interviews?companyUrl=old-bank')).body.total).toBe(1);
    expect((await ask('/search-services/v1/suggest?q=old%20b')).body).toMatchObject([
      { urlName: 'old-bank' },
    ]);
  });

  it.each([
    '/jobs-services/v1/jobs',
    '/jobs-services/v1/job-filters',
    '/company-services/v1/companies/old-bank/story',
    '/company-services/v1/companies/old-bank/photos',
    '/company-services/v1/companies/old-bank/surroundings',
    '/company-services/v1/comparison?companies=old-bank,nobody',
    '/salary-services/v1/companies/old-bank/salaries',
    '/search-services/v1/search?q=bank',
  ])('an area that is new to the database is empty, and %s responds with 200', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });
});
