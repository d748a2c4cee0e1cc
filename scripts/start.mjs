import { requireNode } from './setup/node-version.mjs';

requireNode();

const HELP = `npm start serves the web app, the API and its contracts on one port.

Configure it with environment variables; all of them have defaults:
  PORT, HOST      port and host to listen on (4000, 127.0.0.1)
  PUBLIC_ORIGIN   public URL of the site
  DATA_DIR        folder for the embedded database, media and mail (./.data)
  DATABASE_URL    PostgreSQL to use instead of the embedded database
  SEED_SIZE       amount of sample data: small, medium, large or none (medium)
  LOG_FILE        file for the log (standard output)

See the README for all variables.
`;

const { main, Refused } = await import('./setup/run.mjs');
const { checkDataDir, dataDirOf } = await import('./setup/data-dir.mjs');
const { portProblem } = await import('./setup/free-port.mjs');

/** From a fresh clone to a served page; reuses everything that is already there. */
const requests = process.argv.slice(2);
const wantsHelp = requests.includes('--help') || requests.includes('-h');

await main(async () => {
  if (wantsHelp) return void process.stdout.write(HELP);
  if (requests.length > 0) {
    throw new Refused(
      `npm start does not accept "${requests[0]}": set environment variables instead, see --help.`,
    );
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
  const { ensureSeedData } = await import('./setup/ensure-seed-data.mjs');
  await ensureSeedData(folder);
});

if (!wantsHelp && !process.exitCode) {
  process.setSourceMapsEnabled(true);
  await import('../dist/server/main.js');
}

async function requirePort() {
  const host = process.env.HOST?.trim() || '127.0.0.1';
  const port = Number(process.env.PORT?.trim() || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Refused(`PORT must be a whole number up to 65535, not "${process.env.PORT}".`);
  }
  const problem = await portProblem(port, host);
  if (problem === 'EADDRINUSE') {
    throw new Refused(
      `Port ${port} on ${host} is already in use: stop the program that uses it, or set PORT to another port.`,
    );
  }
  if (problem)
    throw new Refused(`The server cannot listen on ${host}:${port} (${problem}): change HOST or PORT.`);
}
