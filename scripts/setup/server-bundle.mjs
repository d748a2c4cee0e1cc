import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** One file for our own code; packages stay in node_modules. */
export async function buildServer() {
  const { build } = await import('esbuild');
  const to = join(ROOT, 'dist/server');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/server/main.ts'],
    outfile: 'dist/server/main.js',
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
  // The server opens its migrations and the fonts of its share images by path at run time.
  cpSync(join(ROOT, 'src/server/db/migrations'), join(to, 'migrations'), { recursive: true });
  cpSync(join(ROOT, 'src/server/share-images/fonts'), join(to, 'fonts'), { recursive: true });
}
