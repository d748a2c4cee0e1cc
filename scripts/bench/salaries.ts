import { rmSync } from 'node:fs';
import { startThrowawayPostgres } from '../../src/server/testing/throwaway-postgres';
import { machineLine, quantile, table } from './machine';
import { moreSalaries } from './more-salaries';
import { startProduct } from './product';

/**
 * npx tsx scripts/bench/salaries.ts [-- --salaries 1000000 --seconds 15 --connections 10]
 *
 * Measures salary requests on PostgreSQL with a million reports, which are copies of the seeded ones.
 */

const option = (name: string, usual: number): number => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? Number(process.argv[index + 1]) : usual;
};
const SALARIES = option('salaries', 1_000_000);
const SECONDS = option('seconds', 15);
const CONNECTIONS = option('connections', 10);
const DATA_DIR = '.cache/bench-postgres-small';
const WARM_UP_SECONDS = 3;
const HEADERS = { appid: '999', systemid: 'AB_WEB', 'content-type': 'application/json' };

const postgres = await startThrowawayPostgres();
// The database is new each time, so the seed data must be inserted again.
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

/** Fair-pay requests from many network addresses, because one address may ask for a few amounts only. */
function questions(): Readonly<Record<string, Ask>> {
  const get =
    (path: string): Ask =>
    () =>
      fetch(`${product.origin}/salary-services/v1${path}`, { headers: HEADERS });
  let requestCount = 0;
  return {
    'are you paid fairly': () => {
      requestCount += 1;
      const question = {
        jobProfileId: 1 + (requestCount % 30),
        ...(requestCount % 2 === 0 && { companyId: 1001 + (requestCount % 40) }),
        placeId: 1 + (requestCount % 10),
        experienceYears: requestCount % 16,
        yearlyPay: 600_000 + 10_000 * (requestCount % 4000),
      };
      return fetch(`${product.origin}/salary-services/v1/fair-pay`, {
        method: 'POST',
        headers: {
          ...HEADERS,
          'x-forwarded-for': `10.${(requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
        },
        body: JSON.stringify(question),
      });
    },
    'a company’s salaries': get('/companies/zentrix-labs/salaries'),
    'one of its jobs': get('/companies/zentrix-labs/salaries/1'),
    'a designation': get('/designations/backend-engineer/salaries'),
  };
}

/** The first seconds are excluded: connections are opened then, statements planned and code compiled. */
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
  const pick = async () => {
    while (Date.now() < until) {
      const began = performance.now();
      const response = await ask();
      await response.arrayBuffer();
      if (!response.ok) failed += 1;
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, pick));
  return { times, failed };
}
