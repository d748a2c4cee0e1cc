import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isFresh, markFresh } from './fingerprint.mjs';
import { retainOlderAssets, setAssetsAside } from './older-assets.mjs';
import { Refused, ROOT, runBin } from './run.mjs';
import { buildServer } from './server-bundle.mjs';

const INPUTS = ['src', 'openapi', 'rsbuild.config.ts', 'tsconfig.json', 'package-lock.json', 'scripts/setup'];
const MADE = ['dist/web', 'dist/server/main.js'];

/** Builds if a source has changed since the last build. */
export async function ensureBuild() {
  const print = fingerprint(INPUTS);
  if (isFresh('build', print) && MADE.every((path) => existsSync(join(ROOT, path)))) return;
  process.stdout.write('Building the web app and the server …\n');
  await build();
}

/** The web app and its server rendering with rsbuild, the server with esbuild. */
export async function build() {
  const print = fingerprint(INPUTS);
  setAssetsAside();
  const web = await runBin('@rsbuild/core/bin/rsbuild.js', ['build'], { show: false, limit: 480 });
  if (web.code !== 0) throw new Refused(`${web.output.trim()}\nThe web app could not be built.`);
  retainOlderAssets();
  await buildServer();
  markFresh('build', print);
}
