import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { SERVER_BUNDLE } from '../../../scripts/setup/server-bundle.mjs';
import { SECRET_KEY } from './test-data';

/** The server as in production, in a separate process that can be killed. */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Inside the package, so that the bundle finds its packages. */
export async function buildForFaults(): Promise<string> {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'faults-'));
  await build({
    ...SERVER_BUNDLE,
    entryPoints: ['src/server/main.ts'],
    outfile: join(folder, 'server/main.js'),
  });
  cpSync(join(ROOT, 'src/server/db/migrations'), join(folder, 'server/migrations'), { recursive: true });
  return folder;
}

export interface Running {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Its output, for the message of a failing test. */
  readonly output: () => string;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

interface Options {
  readonly port: number;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** In a separate PID namespace, as in a container. */
  readonly isContained?: boolean;
}

const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

export function launch(folder: string, { port, dataDir, env = {}, isContained = false }: Options): Running {
  const program = [process.execPath, join(folder, 'server/main.js')];
  const [command = '', ...args] = isContained ? [...CONTAINER, ...program] : program;
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      RATE_LIMIT: 'off',
      SECRET_KEY,
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => {
      text = (text + bytes.toString()).slice(-20_000);
    });
  const ended = new Promise<number | string>((done) => {
    child.once('exit', (code, signal) => done(code ?? signal ?? 'unknown'));
  });
  return { origin: `http://127.0.0.1:${port}`, child, output: () => text, ended };
}

const MAX_START_MS = 60_000;
const LOOK_EVERY_MS = 25;

/** Milliseconds until it can serve. */
export async function untilReady({ origin, child, output: message }: Running): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < MAX_START_MS) {
    if (child.exitCode !== null) throw new Error(`The server ended while starting:\n${message()}`);
    const ready = await fetch(`${origin}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return Date.now() - began;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`The server was not ready after a minute:\n${message()}`);
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
