import { requireNode } from './setup/node-version.mjs';

requireNode();

const HELP = `npm start serves the web, the services and their contracts on one address.

It is told what to do by its environment; everything has a default:
  PORT, HOST      where it listens (4000, 127.0.0.1)
  PUBLIC_ORIGIN   the address people see
  DATA_DIR        the embedded database, media and mail (./.data)
  DATABASE_URL    a PostgreSQL instead of the embedded database
  SEED_SIZE       how large the invented world is: small, medium, large or none
  LOG_FILE        where the log lines go (standard output)

The README lists the others.
`;

const { main, Refused } = await import('./setup/run.mjs');
const { checkDataDir, dataDirOf } = await import('./setup/data-dir.mjs');
const { portProblem } = await import('./setup/free-port.mjs');

/** From a fresh clone to a served page: what is there already is not made again. */
const asked = process.argv.slice(2);
const wantsHelp = asked.includes('--help') || asked.includes('-h');

await main(async () => {
  if (wantsHelp) return void process.stdout.write(HELP);
  if (asked.length > 0) {
    throw new Refused(`npm start takes no "${asked[0]}": settings are variables, and --help lists them.`);
  }
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

if (!wantsHelp && !process.exitCode) {
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
