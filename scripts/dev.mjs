import { requireNode } from './setup/node-version.mjs';

requireNode();

const { keep, main, bin, TSX } = await import('./setup/run.mjs');

/** `npm run dev` watches web and server; `npm run dev:fakes` shows the whole web app without a server. */
await main(async () => {
  const { ensurePackages } = await import('./setup/packages.mjs');
  await ensurePackages();
  const { ensureContracts } = await import('./setup/contracts.mjs');
  await ensureContracts();
  const begun = process.argv.includes('--fakes') ? fakes() : await webAndServer();
  await Promise.race(begun.map((child) => new Promise((ended) => child.on('close', ended))));
  for (const child of begun) child.kill('SIGTERM');
});

function fakes() {
  return [start('@rsbuild/core/bin/rsbuild.js', ['dev'], { FAKES: '1' })];
}

async function webAndServer() {
  const { ensureBuild } = await import('./setup/build.mjs');
  await ensureBuild();
  const { dataDirOf } = await import('./setup/data-dir.mjs');
  const { ensureWorld } = await import('./setup/world.mjs');
  await ensureWorld(dataDirOf());
  return [
    start('@rsbuild/core/bin/rsbuild.js', ['build', '--watch', '--mode', 'development']),
    start(TSX, [
      'watch',
      '--include',
      'dist/render/**',
      '--include',
      'src/contracts/**',
      'src/server/main.ts',
    ]),
    start(TSX, ['watch', '--include', 'openapi/**', 'scripts/api/main.ts']),
  ];
}

function start(path, args, env = {}) {
  const [node, [file]] = bin(path);
  return keep(node, [file, ...args], { env });
}
