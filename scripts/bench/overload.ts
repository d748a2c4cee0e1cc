import autocannon from 'autocannon';
import { machineLine, quantile, table } from './machine';
import { startProduct } from './product';

/**
 * npx tsx scripts/bench/overload.ts [-- --seconds 20] Finds the server's peak, then sends twice as many requests and
 * reports how many it still answers and how fast it refuses the others. The client shares the machine.
 */

const option = (name: string, usual: number): number => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? Number(process.argv[index + 1]) : usual;
};
const seconds = option('seconds', 20);
const PATHS = [
  '/feed-services/v3/feed?feedType=GENERIC&sort=LATEST&limit=10',
  '/feed-services/v3/feed?feedType=GENERIC&sort=POPULAR&limit=10',
  '/feed-services/v1/interlinking-widget',
];
const HEADERS = { appid: '999', systemid: 'AB_WEB' };
const PEAK_CONNECTIONS = 50;
const OVERLOAD_CONNECTIONS = 600;

interface Result {
  readonly accepted: number;
  readonly refused: number;
  readonly others: number;
  readonly refusals: readonly number[];
  readonly answers: readonly number[];
}

const product = await startProduct({ port: 4193, size: 'small' });
try {
  await run(PEAK_CONNECTIONS, 5);
  const peak = await run(PEAK_CONNECTIONS, seconds);
  const over = await run(OVERLOAD_CONNECTIONS, seconds, Math.round(peak.accepted * 2));
  const rows = [rowOf('peak', peak), rowOf('twice the peak', over)];
  const head = ['load', 'answered/s', 'p99', '503/s', 'p50 of a 503', 'p99 of a 503', 'others'];
  process.stdout.write(`${machineLine()}\n\n${table(head, rows)}\n`);
  process.stdout.write(`${Math.round((over.accepted / peak.accepted) * 100)} % of the peak\n`);
} finally {
  await product.stop();
}

async function run(connections: number, duration: number, overallRate?: number): Promise<Result> {
  const statuses = new Map<number, number[]>();
  const instance = autocannon({
    url: product.origin,
    connections,
    duration,
    ...(overallRate !== undefined && { overallRate }),
    headers: HEADERS,
    requests: PATHS.map((path) => ({ method: 'GET' as const, path })),
  });
  instance.on('response', (_client, status, _bytes, milliseconds) => {
    const times = statuses.get(status) ?? [];
    statuses.set(status, times);
    times.push(milliseconds);
  });
  const { errors } = await instance;
  const [answers, refusals] = [statuses.get(200) ?? [], statuses.get(503) ?? []];
  const all = [...statuses.values()].reduce((sum, times) => sum + times.length, 0);
  return {
    accepted: answers.length / duration,
    refused: refusals.length / duration,
    others: all - answers.length - refusals.length + errors,
    answers,
    refusals,
  };
}

function rowOf(name: string, { accepted, refused, others, answers, refusals }: Result) {
  const speed = [0.5, 0.99].map((share) =>
    refusals.length === 0 ? '–' : `${Math.round(quantile(refusals, share))} ms`,
  );
  const p99 = `${Math.round(quantile(answers, 0.99))} ms`;
  return [name, Math.round(accepted), p99, Math.round(refused), ...speed, others];
}
