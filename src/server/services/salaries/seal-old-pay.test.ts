import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../db/migrate';
import { recordEncryption } from '../../encryption';
import { emptyDatabase, type FreshDatabase } from '../../testing/fresh-database';
import { quarterOf } from './quarters';
import { releaseSalaries } from './release-salaries';
import { sealOldPay } from './seal-old-pay';
import { openAlumni } from './sealed-alumni';
import { openReport } from './sealed-report';

/** A database of a build that stored salaries unencrypted. */

const encryption = recordEncryption(Buffer.alloc(32, 5));
const SALARIES = 2300;
const NOW = new Date('2026-11-20T09:00:00Z');
let fresh: FreshDatabase;
const services = () => {
  let made = 0;
  return {
    db: fresh.database.db,
    encryption,
    newId: () => {
      made += 1;
      return `bucket ${made}`;
    },
  };
};
const query = async <Row>(text: string): Promise<readonly Row[]> =>
  (await fresh.database.pool.query(text)).rows as Row[];

beforeAll(async () => {
  fresh = await emptyDatabase();
  // The last build that stored pay unencrypted.
  await migrate(fresh.database, { last: '0079' });
  await query(`
    insert into industries (id, name) values (1, 'Bank');
    insert into places (id, name, state) values (1, 'Kochi', 'Kerala');
    insert into departments (id, name) values (1, 'Software');
    insert into job_profiles (id, name, department_id) values (1, 'Backend engineer', 1);
    insert into colleges (id, name, place_id) values (1, 'Kochi College', 1);
    insert into companies (id, name, url_name, logo, industry_id, headquarters_id, rating, founded_year, employees)
      values (1, 'Old Bank', 'old-bank', 'old', 1, 1, 0, 1990, '501-1k');
    insert into salary_reports (id, contributor_seal, company_id, job_profile_id, place_id, experience_years, fixed,
        variable, stock, stock_years, reported_month, is_current, stock_type)
      select 'old ' || n, 'person ' || n, 1, 1, 1, 4, 1000000 + n, 50000, 800000, 4, '2026-05-01', true, 'rsus'
      from generate_series(1, ${SALARIES}) n;
    insert into alumni_reports (id, college_id, company_id, experience_years, pay, reported_month)
      select 'old ' || n, 1, 1, 4, 900000 + n, '2026-05-01' from generate_series(1, 20) n;
    insert into salary_releases (released_on) values ('${quarterOf(NOW)}');
  `);
  await migrate(fresh.database);
});
afterAll(() => fresh.drop());

it('sealing old salaries: when interrupted and run by two servers at once, every report exists exactly once', async () => {
  const stops = { ...services(), encryption: { ...encryption, encrypt: stopAfter(1500) } };
  await expect(sealOldPay(stops)).rejects.toThrow('stopped');
  const [left] = await query<{ count: number }>(
    'select count(*)::integer as count from unsealed_salary_reports',
  );
  expect(left?.count).toBe(1300);
  await Promise.all([sealOldPay(services()), sealOldPay(services())]);
  const rows = await query<{ id: string; contributor_seal: string; sealed: string }>(
    'select * from salary_reports',
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe(SALARIES);
  const row = rows.find(({ id }) => id === 'old 7');
  expect(row?.contributor_seal).toBe('person 7');
  expect(openReport({ encryption }, 'old 7', row?.sealed ?? '')).toEqual({
    ...{ company: 1, job: 1, place: 1, years: 4, fixed: 1_000_007, variable: 50_000 },
    ...{
      stock: 800_000,
      stockYears: 4,
      stockType: 'rsus',
      isCurrent: true,
      month: '2026-05-01',
      bucket: null,
    },
  });
});

it('sealing old salaries: alumni reports are sealed too, and the unencrypted tables are dropped', async () => {
  const [row] = await query<{ id: string; sealed: string }>(
    "select * from alumni_reports where id = 'old 3'",
  );
  expect(openAlumni({ encryption }, 'old 3', row?.sealed ?? '')).toMatchObject({ college: 1, pay: 900_003 });
  const tables = await query<{ name: string }>(
    "select tablename as name from pg_tables where tablename like 'unsealed%reports'",
  );
  expect(tables).toEqual([]);
  await sealOldPay(services());
});

it('sealing old salaries: the figures are rebuilt from buckets at the first start', async () => {
  expect(await releaseSalaries(services(), NOW)).toBe(true);
  expect(await query('select contributors from salary_slices where company_id is null limit 1')).toEqual([
    { contributors: 2000 },
  ]);
  expect(await query('select contributors from alumni_slices limit 1')).toEqual([{ contributors: 20 }]);
});

function stopAfter(times: number): typeof encryption.encrypt {
  let count = 0;
  return (context, text) => {
    count += 1;
    if (count > times) throw new Error('stopped');
    return encryption.encrypt(context, text);
  };
}
