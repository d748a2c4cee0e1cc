import { rmSync } from 'node:fs';
import pg from 'pg';
import { startThrowawayPostgres } from '../../src/server/testing/throwaway-postgres';
import { machineLine, quantile, table } from './machine';
import { startProduct } from './product';

/**
 * npx tsx scripts/bench/salaries.ts [-- --salaries 1000000 --seconds 15 --connections 10]
 * Questions about salaries on PostgreSQL with a million reports: the world's own, each told again by many others.
 */

const option = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? Number(process.argv[at + 1]) : usual;
};
const SALARIES = option('salaries', 1_000_000);
const SECONDS = option('seconds', 15);
const CONNECTIONS = option('connections', 10);
const WARM_UP_SECONDS = 3;
const HEADERS = { appid: '999', systemid: 'AB_WEB', 'content-type': 'application/json' };

const postgres = await startThrowawayPostgres();
// The database is new each time, so the world has to be put in again.
rmSync('.cache/bench-postgres-small', { recursive: true, force: true });
const product = await startProduct({ port: 4697, size: 'small', databaseUrl: postgres.url });
try {
  const seconds = await fill();
  const rows = [];
  for (const [name, ask] of Object.entries(questions())) rows.push([name, ...(await load(ask))]);
  process.stdout.write(
    `${SALARIES} salaries on PostgreSQL, made into figures in ${seconds} s; ${CONNECTIONS} connections for ${SECONDS} s, ${machineLine()}\n\n` +
      `${table(['asked', 'requests/s', 'p50 ms', 'p99 ms', 'failed'], rows)}\n`,
  );
} finally {
  await product.stop();
  await postgres.stop();
}

/** More reports like those of the world, then the figures of all. Answers how long the figures took. */
async function fill(): Promise<number> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from salary_reports',
  );
  const times = Math.max(0, Math.ceil(SALARIES / (rows[0]?.count ?? 1)) - 1);
  await client.query(
    `insert into salary_reports (id, contributor_seal, company_id, job_profile_id, place_id, experience_years, fixed,
       variable, stock, stock_years, reported_month, is_verified)
     select r.id || '-' || n, r.contributor_seal || '-' || n, r.company_id, r.job_profile_id, r.place_id,
       r.experience_years, (r.fixed * (0.85 + 0.3 * random()))::integer, r.variable, r.stock, r.stock_years,
       r.reported_month, r.is_verified
     from salary_reports r cross join generate_series(1, $1::integer) as n`,
    [times],
  );
  // What the database does by itself within minutes of so many rows.
  await client.query('vacuum analyze salary_reports');
  await client.query('delete from salary_releases');
  await client.end();
  const { openDatabase } = await import('../../src/server/db/engine');
  const { readConfig } = await import('../../src/server/config');
  const { releaseSalaries } = await import('../../src/server/services/salary/release-salaries');
  const database = await openDatabase(readConfig({ ...process.env, DATABASE_URL: postgres.url }), () => {});
  const began = Date.now();
  await releaseSalaries(database.db, new Date());
  const took = Math.round((Date.now() - began) / 1000);
  await database.close();
  return took;
}

type Ask = () => Promise<Response>;

/** Every fair-pay question is another one, so none is answered from memory. */
function questions(): Readonly<Record<string, Ask>> {
  const get =
    (path: string): Ask =>
    () =>
      fetch(`${product.origin}/salary-services/v1${path}`, { headers: HEADERS });
  let asked = 0;
  return {
    'are you paid fairly': () => {
      asked += 1;
      const question = {
        jobProfileId: 1 + (asked % 30),
        ...(asked % 2 === 0 && { companyId: 1001 + (asked % 40) }),
        placeId: 1 + (asked % 10),
        experienceYears: asked % 16,
        yearlyPay: 600_000 + 10_000 * (asked % 4000),
      };
      return fetch(`${product.origin}/salary-services/v1/fair-pay`, {
        method: 'POST',
        headers: HEADERS,
        body: JSON.stringify(question),
      });
    },
    'a company’s salaries': get('/companies/zentrix-labs/salaries'),
    'one of its jobs': get('/companies/zentrix-labs/salaries/1'),
    'a designation': get('/designations/backend-engineer/salaries'),
  };
}

/** The first seconds are not counted: connections are opened then, statements planned and code compiled. */
async function load(ask: Ask): Promise<readonly (string | number)[]> {
  await askedFor(WARM_UP_SECONDS, ask);
  const { times, failed } = await askedFor(SECONDS, ask);
  return [
    Math.round(times.length / SECONDS),
    ...[0.5, 0.99].map((share) => quantile(times, share).toFixed(1)),
    failed,
  ];
}

async function askedFor(
  seconds: number,
  ask: Ask,
): Promise<{ readonly times: number[]; readonly failed: number }> {
  const times: number[] = [];
  let failed = 0;
  const until = Date.now() + seconds * 1000;
  const one = async () => {
    while (Date.now() < until) {
      const began = performance.now();
      const answer = await ask();
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return { times, failed };
}
