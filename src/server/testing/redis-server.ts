import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** A separate Redis for one test, removed with its data when the test ends. */
export interface RedisServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export const NO_REDIS =
  'there is no redis-server on this machine: install the package redis-server, or put its folder into PATH';

const STARTS_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

export const findRedis = (path = process.env.PATH ?? ''): string | undefined =>
  [...path.split(delimiter), '/usr/bin', '/usr/local/bin']
    .map((folder) => join(folder, 'redis-server'))
    .find(isProgram);

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export async function startRedis(program: string): Promise<RedisServer> {
  const port = await freePort();
  const quiet = ['--save', '', '--appendonly', 'no', '--bind', '127.0.0.1', '--port', String(port)];
  const child = spawn(program, quiet, { stdio: 'ignore' });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `redis://127.0.0.1:${port}`;
  await untilReady(url, child);
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return { url, stop };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < end && child.exitCode === null) {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => undefined);
    const answer = await client.connect().then(
      () => client.ping(),
      () => undefined,
    );
    client.disconnect();
    if (answer === 'PONG') return;
    await wait(LOOK_EVERY_MS);
  }
  child.kill('SIGKILL');
  throw new Error('The test Redis did not start.');
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? done(address.port) : fail()));
    });
  });
