import { requireNode } from './setup/node-version.mjs';

requireNode();

const HELP = `npm run dev builds the web app and runs the server, and repeats both when a file changes.

Options:
  --fakes   run only the web app, on fake responses instead of a server (npm run dev:fakes)
  --help    print this help

It uses the same environment variables as npm start; npm start -- --help lists them.
`;

const { keep, main, bin, Refused, TSX } = await import('./setup/run.mjs');
const { restarting } = await import('./setup/restart-on-change.mjs');

await main(async () => {
  const options = process.argv.slice(2);
  if (options.includes('--help') || options.includes('-h')) return void process.stdout.write(HELP);
  const unknown = options.find((option) => option !== '--fakes');
  if (unknown) throw new Refused(`npm run dev has no option "${unknown}"; --help lists the options.`);
  const { ensurePackages } = await import('./setup/packages.mjs');
  await ensurePackages();
  const { ensureContracts } = await import('./setup/contracts.mjs');
  await ensureContracts();
  if (options.includes('--fakes')) return firstToEnd([fakes()]);
  await prepare();
  const children = [web(), contracts()];
  const stopServer = server();
  await firstToEnd(children);
  await stopServer();
});

async function firstToEnd(children) {
  await Promise.race(children.map((child) => new Promise((ended) => child.on('close', ended))));
  for (const child of children) child.kill('SIGTERM');
}

function fakes() {
  return start('@rsbuild/core/bin/rsbuild.js', ['dev'], { FAKES: '1' });
}

/** Before the first change, the server needs a built page and seed data. */
async function prepare() {
  const { ensureBuild } = await import('./setup/build.mjs');
  await ensureBuild();
  const { dataDirOf } = await import('./setup/data-dir.mjs');
  const { ensureSeedData } = await import('./setup/ensure-seed-data.mjs');
  await ensureSeedData(dataDirOf());
}

function web() {
  return start('@rsbuild/core/bin/rsbuild.js', ['build', '--watch', '--mode', 'development']);
}

function contracts() {
  return start(TSX, ['watch', '--include', 'openapi/**', 'scripts/api/main.ts']);
}

function server() {
  const [node, [tsx]] = bin(TSX);
  return restarting(node, [tsx, 'src/server/main.ts'], {
    folders: ['src/server', 'src/core', 'src/contracts', 'dist/render'],
    options: {},
    timeout: 12,
  });
}

function start(path, args, env = {}) {
  const [node, [file]] = bin(path);
  return keep(node, [file, ...args], { env });
}
