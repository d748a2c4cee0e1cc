import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
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
  'clean-resume-worker': 'src/server/services/jobs/clean-resume-worker.ts',
};

/** A contract is faster to start from as JSON than as code. */
const contractsAsJson = {
  name: 'contracts-as-json',
  setup: ({ onLoad }) =>
    onLoad({ filter: /src\/contracts\/\w+\.json$/ }, ({ path }) => {
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      return { contents: `export default JSON.parse(${JSON.stringify(text)});`, loader: 'js' };
    }),
};

/** One file with our own code; packages stay in node_modules, except one with hundreds of files to open at each start. */
export const SERVER_BUNDLE = {
  absWorkingDir: ROOT,
  bundle: true,
  packages: 'external',
  alias: { kysely: join(ROOT, 'node_modules/kysely/dist/esm/index.js') },
  plugins: [contractsAsJson],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
};

export async function buildServer() {
  const { build } = await import('esbuild');
  const to = join(ROOT, 'dist/server');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  await build({ ...SERVER_BUNDLE, entryPoints: PROGRAMS, outdir: 'dist/server', sourcemap: true });
  // At run time the server opens its migrations and the fonts of share images by path.
  cpSync(join(ROOT, 'src/server/db/migrations'), join(to, 'migrations'), { recursive: true });
  cpSync(join(ROOT, 'src/server/share-images/fonts'), join(to, 'fonts'), { recursive: true });
}
