import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { startThrowawayPostgres } from '../setup/throwaway-postgres.mjs';
import { type Load, loadOf, type Target } from './load';
import { machineLine, median, sleep, table } from './machine';
import { type Product, startProduct } from './product';

/**
 * npm run bench:server [-- --seconds 8 --rounds 3]
 * The feed page on PostgreSQL beside a bare Fastify + pg route with a comparable join, on the embedded engine,
 * and small data against large.
 */

const option = (name: string, usual: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? Number(process.argv[at + 1]) : usual;
};
const SECONDS = option('seconds', 8);
const ROUNDS = option('rounds', 3);
const FEED = '/feed-services/v3/feed?feedType=GENERIC&sort=POPULAR&limit=20';
const BARE_PORT = 4693;

const postgres = await startThrowawayPostgres();
const worlds: Product[] = [];
const bare = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/bare.ts'], {
  env: { ...process.env, PORT: String(BARE_PORT), DATABASE_URL: `${postgres.url}` },
  stdio: 'inherit',
});

try {
  const onPostgres = await start('medium', 4694, postgres.url);
  await bareReady();
  const embedded = await start('medium', 4695);
  const targets = {
    'bare Fastify + pg': { url: `http://127.0.0.1:${BARE_PORT}/feed`, pid: bare.pid ?? 0 },
    'feed, PostgreSQL': target(onPostgres),
    'feed, embedded': target(embedded),
  };
  await report(targets);
} finally {
  bare.kill('SIGTERM');
  for (const world of worlds) await world.stop();
  await postgres.stop();
}

async function start(
  size: 'small' | 'medium' | 'large',
  port: number,
  databaseUrl?: string,
): Promise<Product> {
  const world = await startProduct({ port, size, databaseUrl });
  worlds.push(world);
  return world;
}

function target(product: Product): Target {
  return { url: `${product.origin}${FEED}`, pid: product.process.pid ?? 0 };
}

async function bareReady(): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const answer = await fetch(`http://127.0.0.1:${BARE_PORT}/feed`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('the bare server did not answer');
}

async function report(targets: Readonly<Record<string, Target>>): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const connections of [10, 100]) {
    const loads = new Map<string, Load[]>(Object.keys(targets).map((name) => [name, []]));
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, of] of Object.entries(targets))
        loads.get(name)?.push(await loadOf(of, connections, SECONDS));
    const base = middle(loads.get('bare Fastify + pg'), 'perSecond');
    for (const [name, list] of loads) rows.push(row(name, connections, list, base));
  }
  const head = [
    'server',
    'connections',
    'requests/s',
    'share of bare',
    'p50',
    'p97.5',
    'p99',
    'failed',
    'KB',
    'RSS MB',
  ];
  const text = `Medians of ${ROUNDS} × ${SECONDS} s, ${machineLine()}, client on the same machine\n\n${table(head, rows)}\n`;
  process.stdout.write(text);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench-server.md', text);
}

function middle(loads: readonly Load[] | undefined, key: keyof Load): number {
  return median((loads ?? []).map((load) => load[key]));
}

function row(name: string, connections: number, loads: readonly Load[], base: number): (string | number)[] {
  const of = (key: keyof Load): number => Math.round(middle(loads, key));
  const share = `${Math.round((100 * middle(loads, 'perSecond')) / base)} %`;
  const kilobytes = (middle(loads, 'bytes') / 1024).toFixed(1);
  return [
    name,
    connections,
    of('perSecond'),
    share,
    of('p50'),
    of('p975'),
    of('p99'),
    of('failed'),
    kilobytes,
    of('rss'),
  ];
}
