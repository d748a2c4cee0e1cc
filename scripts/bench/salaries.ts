import { rmSync } from 'node:fs';
import { startThrowawayPostgres } from '../../src/server/testing/throwaway-postgres';
import { machineLine, quantile, table } from './machine';
import { moreSalaries } from './more-salaries';
import { startProduct } from './product';

/**
 * npx tsx scripts/bench/salaries.ts [-- --salaries 1000000 --seconds 15 --connections 10] Measures salary requests on
 * PostgreSQL with a million reports, which are copies of the seeded ones.
 */

const option = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? Number(process.argv[at + 1]) : usual;
};
const SALARIES = option('salaries', 1_000_000);
const SECONDS = option('seconds', 15);
const CONNECTIONS = option('connections', 10);
const DATA_DIR = '.cache/bench-postgres-small';
const WARM_UP_SECONDS = 3;
const HEADERS = { appid: '999', systemid: 'AB_WEB', 'content-type': 'application/json' };

const postgres = await startThrowawayPostgres();
// The database is new each time, so the world has to be put in again.
rmSync(DATA_DIR, { recursive: true, force: true });
const product = await startProduct({ port: 4697, size: 'small', databaseUrl: postgres.url });
try {
  const seconds = await moreSalaries({ databaseUrl: postgres.url, dataDir: DATA_DIR, salaries: SALARIES });
  const rows = [];
  for (const [name, ask] of Object.entries(questions())) rows.push([name, ...(await load(ask))]);
  process.stdout.write(
    `${SALARIES} salaries on PostgreSQL, figures computed in ${seconds} s; ${CONNECTIONS} connections, ${SECONDS} s, ${machineLine()}\n\n` +
      `${table(['asked', 'requests/s', 'p50 ms', 'p99 ms', 'failed'], rows)}\n`,
  );
} finally {
  await product.stop();
  await postgres.stop();
}

type Ask = () => Promise<Response>;

/** Fair-pay questions from many network addresses, so that each may ask another pay. */
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
        headers: {
          ...HEADERS,
          'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
        },
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
