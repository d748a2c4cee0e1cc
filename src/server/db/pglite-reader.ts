import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pool } from 'pg';

/** Older builds used PGlite. It is downloaded only to read such a directory, then removed. */
const NAME = '@electric-sql/pglite';
const VERSION = '0.5.14';
const INTEGRITY =
  'sha512-aAQe7iArcFB2w1xtx91l3l9trxhMzD6aZf+WnosSHNhwgp70EJz80Igw/bHnW14fUEFYWPBoQ1sGom8Xc0Jttg==';

interface Pglite {
  readonly query: (sql: string) => Promise<{ rows: unknown[] }>;
  readonly exec: (sql: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface OpenPglite {
  /** The part of a pool that reading rows needs. */
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/** Opens a copy, because opening changes the directory. */
export async function openPgliteCopy(directory: string, workFolder: string): Promise<OpenPglite> {
  mkdirSync(workFolder, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(join(workFolder, '.pglite-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, 'data');
    cpSync(directory, copy, { recursive: true });
    const db = await openPglite(copy, folder);
    const close = async () => {
      await db.close();
      remove();
    };
    return { pool: poolOver(db), close };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Uses a lockfile, so that npm installs exactly these bytes. */
function fetchPackage(folder: string): void {
  const dependencies = { [NAME]: VERSION };
  const locked = { version: VERSION, integrity: INTEGRITY };
  const packages = { '': { dependencies }, [`node_modules/${NAME}`]: locked };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  try {
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', '--prefer-offline', ...quiet], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch {
    throw new Error(
      `This data directory was written by an older build, and the package to read it (${NAME}@${VERSION}) could not be fetched with npm. Nothing was changed: start again when npm can reach its registry.`,
    );
  }
}

/** Opens or creates a directory with the package downloaded into `packageFolder`. */
export async function openPglite(dataDir: string, packageFolder: string): Promise<Pglite> {
  fetchPackage(packageFolder);
  const dist = join(packageFolder, 'node_modules', NAME, 'dist');
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(dist, file)).href);
  const [{ PGlite }, { btree_gin }, { pg_trgm }] = await Promise.all([
    load('index.js'),
    load('contrib/btree_gin.js'),
    load('contrib/pg_trgm.js'),
  ]);
  return PGlite.create({ dataDir, extensions: { btree_gin, pg_trgm } }) as Promise<Pglite>;
}

function poolOver(db: Pglite): Pool {
  const client = { query: (sql: string) => db.query(sql), release: () => undefined };
  return { ...client, connect: async () => client } as unknown as Pool;
}
