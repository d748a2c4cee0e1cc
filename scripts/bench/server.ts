import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { startThrowawayPostgres } from '../../src/server/testing/throwaway-postgres';
import type { Target } from './load';
import { machineLine, sleep, table } from './machine';
import { type Product, startProduct } from './product';
import { feedRows, growthRow, HEAD, loadsOf } from './server-rows';

/**
 * npm run bench:server [-- --seconds 8 --rounds 3 --no-large --table]
 *
 * Compares the feed page with a bare Fastify + pg route with a comparable join, on the embedded and an external
 * PostgreSQL, with small and large data. --table prints only the table.
 */

const option = (name: string, usual: number): number => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? Number(process.argv[index + 1]) : usual;
};
const has = (name: string): boolean => process.argv.includes(`--${name}`);
const runs = { seconds: option('seconds', 8), rounds: option('rounds', 3) };
const FEED = '/feed-services/v3/feed?feedType=GENERIC&sort=POPULAR&limit=20';
const BARE = 'bare route, PostgreSQL';
const BARE_PORT = 4693;
type Size = 'small' | 'medium' | 'large';

const postgres = await startThrowawayPostgres();
const stopping: (() => Promise<void>)[] = [postgres.stop];

try {
  const rows = await measured();
  const text = `${table(HEAD, rows)}\n`;
  const about = `Medians of ${runs.rounds} × ${runs.seconds} s, ${machineLine()}, client on the same machine`;
  process.stdout.write(has('table') ? text : `${about}\n\n${text}`);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench-server.md', `${about}\n\n${text}`);
} finally {
  for (const stop of stopping.reverse()) await stop();
}

async function measured(): Promise<string[][]> {
  const medium = await database('medium');
  const onPostgres = await start('medium', 4694, medium);
  const bare = await startBare(medium);
  const overSocket = await start('medium', 4698, inDatabase('medium', postgres.socketUrl));
  const embedded = await start('medium', 4695);
  const targets = {
    [BARE]: bare,
    'feed page, PostgreSQL over TCP': onPostgres,
    'feed page, PostgreSQL over its socket': overSocket,
    'feed page, embedded': embedded,
  };
  const rows = await feedRows(targets, BARE, runs);
  if (has('no-large')) return rows;
  const small = await start('small', 4696, await database('small'));
  const large = await start('large', 4697, await database('large'));
  return [...rows, growthRow(await loadsOf({ small, large }, 10, runs))];
}

/** A separate database for each seed size. */
async function database(name: Size): Promise<string> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database bench_${name}`);
  await client.end();
  return inDatabase(name, postgres.url);
}

function inDatabase(name: Size, server: string): string {
  const url = new URL(server);
  url.pathname = `/bench_${name}`;
  return url.href;
}

async function start(size: Size, port: number, databaseUrl?: string): Promise<Target> {
  const env: Product = await startProduct({ port, size, databaseUrl });
  stopping.push(env.stop);
  return { url: `${env.origin}${FEED}`, pid: env.process.pid ?? 0 };
}

async function startBare(databaseUrl: string): Promise<Target> {
  const bare = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/bare.ts'], {
    env: { ...process.env, PORT: String(BARE_PORT), DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  stopping.push(async () => void bare.kill('SIGTERM'));
  const url = `http://127.0.0.1:${BARE_PORT}/feed`;
  for (let i = 0; i < 100; i++) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return { url, pid: bare.pid ?? 0 };
    await sleep(100);
  }
  throw new Error('the bare server did not respond');
}
