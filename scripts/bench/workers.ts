import { machineLine, median, table } from './machine';
import { cookieOf } from './members';
import { processorTimes, residentMegabytes } from './processes';
import { type Product, startProduct } from './product';
import { rawLoad } from './raw-client';

/**
 * npx tsx scripts/bench/workers.ts [-- --pages 400 --rounds 5] Renders pages without cache, for visitors and a
 * member, and sends cached ones, in one process and in two, alternating. Reports the processor time per page of the
 * server, its database and the client, which share the machine: it is steadier than pages per second, and says how
 * many pages the server alone could render with a core for each process.
 */

const option = (name: string, usual: number): number => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? Number(process.argv[index + 1]) : usual;
};
const pages = option('pages', 400);
const rounds = option('rounds', 5);
const CONNECTIONS = 50;
const CACHED_PER_RENDERED = 10;
/** The compiler of a new process optimises for some thousand pages; in the first 300 a page takes twice as long. */
const WARM_UP = 3_000;
const MEMBER = 'Mb1asha2Nair3Qx4';
const HEAD = ['processes', 'pages', 'pages/s', 'server', 'database', 'client', 'p99', 'failed', 'memory'];

interface Result {
  readonly perSecond: number;
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly clientMs: number;
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
  const rendered = (turn: number) => `/?turn=${turn}`;
  for (const kind of [
    { name: 'rendered', pathOf: rendered, amount: pages, isMember: false },
    { name: 'rendered for a member', pathOf: rendered, amount: pages, isMember: true },
    { name: 'cached', pathOf: () => '/', amount: pages * CACHED_PER_RENDERED, isMember: false },
  ]) {
    for (const [, server] of servers) await measured(server, { ...kind, amount: WARM_UP });
    const results = new Map<string, Result[]>();
    for (let round = 0; round < rounds; round++)
      for (const [name, server] of servers)
        results.set(name, [...(results.get(name) ?? []), await measured(server, kind)]);
    for (const [name, list] of results) rows.push(rowOf(name, kind.name, list));
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

interface Kind {
  readonly pathOf: (turn: number) => string;
  readonly amount: number;
  readonly isMember: boolean;
}

async function measured({ origin, process: server }: Product, kind: Kind): Promise<Result> {
  const { pid = 0 } = server;
  const cookie = kind.isMember ? await cookieOf(origin, MEMBER) : undefined;
  const port = Number(new URL(origin).port);
  const before = processorTimes(pid);
  const { perSecond, p99, failed, clientMs } = await rawLoad({
    ...kind,
    port,
    ...(cookie !== undefined && { headers: { cookie } }),
    connections: CONNECTIONS,
  });
  const after = processorTimes(pid);
  const serverMs = (after.server - before.server) / kind.amount;
  const databaseMs = (after.database - before.database) / kind.amount;
  const megabytes = residentMegabytes(pid);
  return { perSecond, serverMs, databaseMs, clientMs, p99, failed, megabytes };
}

function rowOf(name: string, kind: string, results: readonly Result[]): (string | number)[] {
  const of = (key: keyof Result) => median(results.map((result) => result[key]));
  return [
    name,
    kind,
    Math.round(of('perSecond')),
    `${of('serverMs').toFixed(2)} ms`,
    `${of('databaseMs').toFixed(2)} ms`,
    `${of('clientMs').toFixed(2)} ms`,
    `${Math.round(of('p99'))} ms`,
    of('failed'),
    `${Math.round(of('megabytes'))} MB`,
  ];
}
