import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { sleep } from './machine';

/** As the README starts it in production. */
const DEPLOYED = ['--max-semi-space-size=32'];

/** The built product, started as users start it, with its own data directory that is seeded once. */
export interface Product {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

export async function startProduct(input: {
  port: number;
  size: 'small' | 'medium' | 'large';
  databaseUrl?: string;
  /** Its data directory, if several run at once. */
  data?: string;
}): Promise<Product> {
  const data = input.data ?? `.cache/bench-${input.databaseUrl ? 'postgres' : 'embedded'}-${input.size}`;
  const env = {
    ...process.env,
    PORT: String(input.port),
    DATA_DIR: data,
    SEED_SIZE: input.size,
    RATE_LIMIT: 'off',
    TRUST_PROXY: '127.0.0.1',
    // As in production.
    RESPONSE_CHECKS: 'off',
    LOG_FILE: '.cache/bench.log',
    ...(input.databaseUrl && { DATABASE_URL: input.databaseUrl }),
  };
  mkdirSync('.cache', { recursive: true });
  if (!existsSync('dist/server/main.js')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
  // A throw-away PostgreSQL is empty even if the data directory exists.
  if (input.databaseUrl !== undefined || !existsSync(data))
    execFileSync('npm', ['run', '--silent', 'seed'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const child = spawn(process.execPath, [...DEPLOYED, 'dist/server/main.js'], { env, stdio: 'inherit' });
  const origin = `http://127.0.0.1:${input.port}`;
  await untilReady(origin, child);
  return { origin, process: child, stop: () => stop(child) };
}

/** The cookies of a seeded member, for pages that need a login. */
export async function signInCookies(
  origin: string,
  memberId: string,
): Promise<{ name: string; value: string; url: string }[]> {
  const response = await fetch(`${origin}/sandbox/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB' },
    body: JSON.stringify({ memberId }),
  });
  return response.headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    return { name, value, url: origin };
  });
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 1800; i++) {
    if (child.exitCode !== null) throw new Error(`the server exited with code ${child.exitCode}`);
    const response = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(100);
  }
  throw new Error('the server was not ready within three minutes');
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
