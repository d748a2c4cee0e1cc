import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../setup/free-port.mjs';
import { end, keep, Refused, run } from '../setup/run.mjs';

/** Includes adding the seed data. */
const TIMEOUT_S = 290;

/**
 * Runs the product with small seed data unless `env` says otherwise, and passes its address to `work`. Picks a free
 * port if `env` has none.
 */
export async function withServer(env, work) {
  const seeded = await seededData(env);
  const folder = newFolder();
  try {
    await copyFolder(seeded, join(folder, 'data'));
    return await serve(folder, env, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const seeds = new Map();

/** A data directory with seed data, made once and copied for every server. */
function seededData(env) {
  const size = env.SEED_SIZE ?? 'small';
  if (!seeds.has(size)) seeds.set(size, newSeededData(env));
  return seeds.get(size);
}

/** As a new user gets it: by the first start of the product. */
async function newSeededData(env) {
  const folder = newFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await serve(folder, { ...env, PORT: undefined }, () => undefined);
  return join(folder, 'data');
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'humkaar-test-'));

/** With its owners: PostgreSQL does not run as root, so its files belong to another user. */
async function copyFolder(from, to) {
  const { code, output } = await run('cp', ['-a', from, to], { show: false });
  if (code !== 0) throw new Refused(`The seed data could not be copied: ${output.trim()}`);
}

async function serve(folder, env, work) {
  const port = env.PORT ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  // Browser tests read the emails: they find them by the port (tests/support/emails.ts).
  const letters = join(tmpdir(), `humkaar-letters-${port}`);
  const server = keep(process.execPath, ['scripts/start.mjs'], {
    env: {
      SEED_SIZE: 'small',
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: join(folder, 'data'),
      MAIL_DIR: letters,
      LOG_FILE: join(folder, 'server.log'),
      DATABASE_URL: '',
      REDIS_URL: '',
      NODE_ENV: '',
      // Browsers and server share two cores here; a page that is late would be refused.
      RENDER_PATIENCE: '30000',
    },
  });
  try {
    await untilReady(server, origin);
    return await work(origin);
  } catch (error) {
    if (error instanceof Refused) process.stderr.write(tailOf(join(folder, 'server.log')));
    throw error;
  } finally {
    await end(server);
    rmSync(letters, { recursive: true, force: true });
  }
}

async function untilReady(server, origin) {
  for (let waited = 0; waited < TIMEOUT_S * 5; waited++) {
    if (server.exitCode !== null) throw new Refused('The server stopped before it was ready.');
    if (await answers(`${origin}/health/ready`)) return;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Refused(`The server was not ready after ${TIMEOUT_S} seconds.`);
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function tailOf(file) {
  try {
    return `${readFileSync(file, 'utf8').split('\n').slice(-20).join('\n')}\n`;
  } catch {
    return '';
  }
}
