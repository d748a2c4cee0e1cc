import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const USAGE = `Usage:
  npm run contract:pack [-- <folder>]
Packs the verifier without dependencies, with the contracts as written and bundled. Backend teams need nothing else
from this repository.
`;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, 'dist/contract-verifier');

/** CommonJS packages in the bundle still call require. */
const BANNER = `#!/usr/bin/env node
import { createRequire as createPackedRequire } from 'node:module';
import { fileURLToPath as packedPath } from 'node:url';
const require = createPackedRequire(import.meta.url);
const __filename = packedPath(import.meta.url);
const __dirname = packedPath(new URL('.', import.meta.url));`;

/** Writes the package to a folder and packs it to `to`; returns the path of the archive. */
export async function packVerifier(folder = FOLDER, to = join(ROOT, 'dist')): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [join(ROOT, 'scripts/contract/main.ts')],
    outfile: join(folder, 'verify.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: BANNER },
    logLevel: 'error',
  });
  copyContracts(folder);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', to], { cwd: folder });
  return join(to, String(packed).trim().split('\n').at(-1) ?? '');
}

function copyContracts(folder: string): void {
  cpSync(join(ROOT, 'openapi'), join(folder, 'openapi'), { recursive: true });
  cpSync(join(ROOT, 'openapi/README.md'), join(folder, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const contracts = join(ROOT, 'src/contracts');
  for (const file of readdirSync(contracts).filter((name) => name.endsWith('.json')))
    cpSync(join(contracts, file), join(folder, 'bundles', file));
}

function manifest() {
  const { version, license, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return {
    name: 'humkaar-contract-verifier',
    version,
    description: 'Verifies a server against the contracts of Humkaar.',
    license,
    engines,
    type: 'module',
    bin: { 'humkaar-contract': 'verify.mjs' },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [to] = process.argv.slice(2);
  if (to?.startsWith('-')) process.stdout.write(USAGE);
  else process.stdout.write(`${await packVerifier(to && join(to, 'made'), to)}\n`);
}
