import { machineLine, quantile, table } from './machine';
import { processorTimes } from './processes';
import { startProduct } from './product';
import { rawLoad } from './raw-client';

/**
 * npx tsx scripts/bench/overload.ts [-- --seconds 20 --rounds 3 --pages] Finds the server's peak, then sends twice as many
 * requests, in turns, and reports how many it still serves and how fast it refuses the others. The client shares the
 * machine, so the table also says how many cores each part used, and the share of the peak for the same processor
 * time of the server. The requests are reads from the API; with `--pages` they are pages that are rendered for each.
 */

const option = (name: string, usual: number): number => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? Number(process.argv[index + 1]) : usual;
};
const seconds = option('seconds', 20);
const rounds = option('rounds', 3);
const PAGES = ['/?sort=LATEST&n=', '/communities/salary-talk?n=', '/overview/zentrix-labs-overview?n='];
const READS = [
  '/feed-services/v3/feed?feedType=GENERIC&sort=LATEST&limit=10',
  '/feed-services/v3/feed?feedType=GENERIC&sort=POPULAR&limit=10',
  '/feed-services/v1/interlinking-widget',
];
const PORT = 4193;
const LOAD = {
  port: PORT,
  pathOf: process.argv.includes('--pages')
    ? (turn: number) => `${PAGES[turn % PAGES.length]}${turn}`
    : (turn: number) => READS[turn % READS.length] ?? '',
  headers: { appid: '999', systemid: 'AB_WEB' },
};
const PEAK_CONNECTIONS = 50;
const OVERLOAD_CONNECTIONS = 600;
const HEAD = [
  ...['load', 'sent/s', 'answered/s', 'p99', '503/s', 'p50 of a 503', 'p99 of a 503', 'others'],
  ...['server', 'database', 'client'],
];

interface Result {
  readonly sent: number;
  readonly accepted: number;
  readonly refused: number;
  readonly others: number;
  readonly refusals: readonly number[];
  readonly responses: readonly number[];
  /** Cores in use. */
  readonly server: number;
  readonly database: number;
  readonly client: number;
}

const product = await startProduct({ port: PORT, size: 'small' });
try {
  await run(PEAK_CONNECTIONS, 5);
  const rows: (string | number)[][] = [];
  for (let round = 0; round < rounds; round++) {
    const peak = await run(PEAK_CONNECTIONS, seconds);
    const over = await run(OVERLOAD_CONNECTIONS, seconds, peak.accepted * 2);
    rows.push(rowOf('peak', peak), rowOf(`twice the peak: ${shares(peak, over)}`, over));
  }
  process.stdout.write(`${machineLine()}\n\n${table(HEAD, rows)}\n`);
} finally {
  await product.stop();
}

async function run(connections: number, duration: number, rate?: number): Promise<Result> {
  const { pid = 0 } = product.process;
  const before = { ...processorTimes(pid), at: performance.now() };
  const { responses, failed, clientMs } = await rawLoad({
    ...LOAD,
    ...{ connections, seconds: duration },
    ...(rate !== undefined && { rate }),
  });
  const elapsed = performance.now() - before.at;
  const after = processorTimes(pid);
  const timesOf = (wanted: number) => responses.filter(({ status }) => status === wanted).map(({ ms }) => ms);
  const [accepted, refusals] = [timesOf(200), timesOf(503)];
  return {
    sent: (responses.length * 1000) / elapsed,
    accepted: (accepted.length * 1000) / elapsed,
    refused: (refusals.length * 1000) / elapsed,
    others: failed - refusals.length,
    responses: accepted,
    refusals,
    server: (after.server - before.server) / elapsed,
    database: (after.database - before.database) / elapsed,
    client: (clientMs * responses.length) / elapsed,
  };
}

/** The share of the peak that is still answered, the same per processor time of the server, and a refusal's time. */
function shares(peak: Result, over: Result): string {
  const share = over.accepted / peak.accepted;
  const ofSameTime = share * (peak.server / over.server);
  const responseMs = (peak.server * 1000) / peak.accepted;
  const refusalMs = (over.server * 1000 - responseMs * over.accepted) / over.refused;
  const [all, same] = [share, ofSameTime].map((part) => `${Math.round(part * 100)} %`);
  return `${all}, for the same time ${same}; a response ${responseMs.toFixed(3)} ms, a refusal ${refusalMs.toFixed(3)} ms`;
}

function rowOf(name: string, result: Result): (string | number)[] {
  const { sent, accepted, refused, others, responses, refusals } = result;
  const speed = [0.5, 0.99].map((share) =>
    refusals.length === 0 ? '–' : `${Math.round(quantile(refusals, share))} ms`,
  );
  const p99 = `${Math.round(quantile(responses, 0.99))} ms`;
  const cores = [result.server, result.database, result.client].map((used) => `${used.toFixed(2)} cores`);
  return [name, ...[sent, accepted].map(Math.round), p99, Math.round(refused), ...speed, others, ...cores];
}
