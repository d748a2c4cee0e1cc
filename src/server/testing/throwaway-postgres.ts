import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster, SUPERUSER } from '../db/embedded-cluster';

/** A PostgreSQL server over TCP, as in DATABASE_URL; its data is deleted when it stops, unless it has a folder. */
export interface ThrowawayPostgres {
  readonly url: string;
  /** The same server over its Unix socket. */
  readonly socketUrl: string;
  /** Simulates a machine failure: nothing completes, and every connection breaks. */
  readonly crash: () => Promise<void>;
  readonly startAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** For measurements only; tests need no data after a power cut. */
  readonly isDurable?: boolean;
  /** Keeps the data here for the next start. */
  readonly folder?: string | undefined;
  /** Memory for pages of tables and indexes. */
  readonly buffers?: string | undefined;
}

export async function startThrowawayPostgres({
  isDurable = false,
  folder,
  buffers = '64MB',
}: Options = {}): Promise<ThrowawayPostgres> {
  const base = folder ?? mkdtempSync(join(tmpdir(), 'humkaar-pg-'));
  mkdirSync(base, { recursive: true });
  const port = await freePort();
  const cluster = new Cluster({
    folder: join(base, 'postgres'),
    logFile: join(base, 'log'),
    settings: [...settingsOf(port, isDurable), `shared_buffers=${buffers}`],
    report: (label) => process.stderr.write(`${label}\n`),
  });
  cluster.init();
  let running = await cluster.start();
  const crash = async () => {
    process.kill(postmasterOf(join(base, 'postgres')), 'SIGQUIT');
    await running.ended;
  };
  const startAgain = async () => {
    running = await cluster.start();
  };
  const stop = async () => {
    await cluster.stop();
    if (folder === undefined) rmSync(base, { recursive: true, force: true });
  };
  const urlAt = (host: string) => `postgres://${SUPERUSER}@${host}:${port}/postgres`;
  const socketUrl = urlAt(encodeURIComponent(join(base, 'postgres')));
  return { url: urlAt('127.0.0.1'), socketUrl, crash, startAgain, stop };
}

const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const settingsOf = (port: number, isDurable: boolean): readonly string[] => [
  'max_connections=200',
  'listen_addresses=127.0.0.1',
  `port=${port}`,
  'unix_socket_directories=.',
  'timezone=UTC',
  ...(isDurable ? [] : CARELESS),
];

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? done(address.port) : fail()));
    });
  });
}
