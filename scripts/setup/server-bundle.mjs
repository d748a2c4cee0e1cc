import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** The server and the commands that a deployment without the sources needs. */
export const PROGRAMS = {
  main: 'src/server/main.ts',
  backup: 'scripts/backup.ts',
  backups: 'scripts/backups.ts',
  restore: 'scripts/restore.ts',
  doctor: 'scripts/doctor.ts',
  role: 'scripts/role.ts',
};

/** One file with our own code for each program; packages stay in node_modules. */
export async function buildServer() {
  const { build } = await import('esbuild');
  const to = join(ROOT, 'dist/server');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS,
    outdir: 'dist/server',
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
  // At run time the server opens its migrations and the fonts of share images by path.
  cpSync(join(ROOT, 'src/server/db/migrations'), join(to, 'migrations'), { recursive: true });
  cpSync(join(ROOT, 'src/server/share-images/fonts'), join(to, 'fonts'), { recursive: true });
}
