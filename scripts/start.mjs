import { requireNode } from './setup/node-version.mjs';

requireNode();

const { main, Refused } = await import('./setup/run.mjs');
const { checkDataDir, dataDirOf } = await import('./setup/data-dir.mjs');
const { portProblem } = await import('./setup/free-port.mjs');

/** From a fresh clone to a served page: what is there already is not made again. */
await main(async () => {
  await requirePort();
  const folder = dataDirOf();
  checkDataDir(folder);
  const { ensurePackages } = await import('./setup/packages.mjs');
  await ensurePackages();
  const { ensureContracts } = await import('./setup/contracts.mjs');
  await ensureContracts();
  const { ensureBuild } = await import('./setup/build.mjs');
  await ensureBuild();
  const { ensureWorld } = await import('./setup/world.mjs');
  await ensureWorld(folder);
});

if (!process.exitCode) {
  process.setSourceMapsEnabled(true);
  await import('../dist/server/main.js');
}

async function requirePort() {
  const host = process.env.HOST?.trim() || '127.0.0.1';
  const port = Number(process.env.PORT?.trim() || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Refused(`PORT must be a whole number up to 65535, and it is "${process.env.PORT}".`);
  }
  const problem = await portProblem(port, host);
  if (problem === 'EADDRINUSE') {
    throw new Refused(`Port ${port} on ${host} is busy: stop what listens there, or set PORT to another.`);
  }
  if (problem)
    throw new Refused(`The server cannot listen on ${host}:${port} (${problem}): set HOST and PORT.`);
}
