import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { machineLine, median, table } from './machine';
import { type Product, startProduct } from './product';

/**
 * npx tsx scripts/bench/workers.ts [-- --pages 400 --rounds 5] Renders pages without cache in one process and
 * in one process per core, alternating, and reports the processor time per page too: on a busy machine it is
 * steadier than pages per second.
 */

const option = (name: string, usual: number): number => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? Number(process.argv[index + 1]) : usual;
};
const pages = option('pages', 400);
const rounds = option('rounds', 5);
const CONNECTIONS = 50;
const CACHED_PER_RENDERED = 10;
const TICKS_TO_MS = 10;
const HEAD = ['processes', 'pages', 'pages/s', 'processor time per page', 'p99', 'failed', 'memory'];

interface Result {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly p99: number;
  readonly failed: number;
  readonly megabytes: number;
}

const servers: readonly [string, Product][] = [
  ['1', await started('1', 4170)],
  ['2', await started('2', 4171)],
];
try {
  const rows: (string | number)[][] = [];
  for (const [kind, pathOf, amount] of [
    ['rendered', (turn: number) => `/?turn=${turn}`, pages],
    ['cached', () => '/', pages * CACHED_PER_RENDERED],
  ] as const) {
    // The first pages are slow: their code is not compiled yet.
    for (const [, server] of servers) await measured(server, pathOf, pages);
    const results = new Map<string, Result[]>();
    for (let round = 0; round < rounds; round++)
      for (const [name, server] of servers)
        results.set(name, [...(results.get(name) ?? []), await measured(server, pathOf, amount)]);
    for (const [name, list] of results) rows.push(rowOf(name, kind, list));
  }
  process.stdout.write(
    `${machineLine()}, medians of ${rounds} × ${pages} pages, in turns\n\n${table(HEAD, rows)}\n`,
  );
} finally {
  for (const [, server] of servers) await server.stop();
}

function started(workers: string, port: number): Promise<Product> {
  process.env.WORKERS = workers;
  return startProduct({ port, size: 'medium', data: `.cache/bench-workers-${workers}` });
}

async function measured(
  { origin, process: { pid = 0 } }: Product,
  pathOf: (turn: number) => string,
  amount: number,
): Promise<Result> {
  const before = processorMs(pid);
  let turn = Date.now();
  const began = performance.now();
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount,
    timeout: 60,
    requests: [
      {
        method: 'GET',
        headers: { 'accept-encoding': 'gzip, deflate, br' },
        setupRequest: (request) => ({ ...request, path: pathOf(turn++) }),
      },
    ],
  });
  return {
    perSecond: (requests.total * 1000) / (performance.now() - began),
    cpuMs: (processorMs(pid) - before) / Math.max(1, requests.total),
    p99: latency.p99,
    failed: non2xx + errors + timeouts,
    megabytes: familyOf(pid).reduce((sum, member) => sum + residentMegabytes(member), 0),
  };
}

function rowOf(name: string, kind: string, results: readonly Result[]): (string | number)[] {
  const of = (key: keyof Result) => median(results.map((result) => result[key]));
  return [
    name,
    kind,
    Math.round(of('perSecond')),
    `${of('cpuMs').toFixed(2)} ms`,
    `${Math.round(of('p99'))} ms`,
    of('failed'),
    `${Math.round(of('megabytes'))} MB`,
  ];
}

/** The server, its worker processes and the embedded database. */
function familyOf(pid: number): readonly number[] {
  const parents = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): readonly number[] =>
    parents.flatMap(([child = 0, of]) => (of === parent ? [child, ...childrenOf(child)] : []));
  return [pid, ...childrenOf(pid)];
}

function processorMs(pid: number): number {
  return familyOf(pid).reduce((sum, member) => {
    const fields = contentOf(`/proc/${member}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICKS_TO_MS;
  }, 0);
}

function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(contentOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
