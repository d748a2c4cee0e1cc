import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../setup/free-port.mjs';
import { end, keep, Refused } from '../setup/run.mjs';

/** Includes adding the seed data. */
const TIMEOUT_S = 290;

/**
 * Runs the product as a new user would, with small seed data unless `env` says otherwise, and passes its address to `work`. Picks a free port if
 * `env` has none.
 */
export async function withServer(env, work) {
  const folder = mkdtempSync(join(tmpdir(), 'humkaar-test-'));
  const port = env.PORT ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  // Browser tests read the letters: they find them by the port (tests/support/emails.ts).
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
    for (const made of [folder, letters]) rmSync(made, { recursive: true, force: true });
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
