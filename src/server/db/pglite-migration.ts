import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { appliedMigrations, requireSame } from './dump/applied-migrations';
import { digest } from './dump/digest';
import { readRows } from './dump/read-rows';
import { writeRows } from './dump/write-rows';
import { Cluster, type ClusterPlace, SUPERUSER } from './embedded-cluster';
import { clusterFolder, socketOf } from './embedded-place';
import { migrate } from './migrate';
import { openPgliteCopy } from './pglite-reader';

type Place = Omit<ClusterPlace, 'folder'>;

/**
 * Moves the rows of an older build's PGlite data directory to PostgreSQL. The new database replaces it only after
 * every row was compared; the old files are preserved.
 */
export async function moveFromPglite(dataDir: string, place: Place): Promise<void> {
  const old = join(dataDir, 'db');
  if (!existsSync(old)) return;
  // A build killed during its first start left a directory without this file and without rows.
  if (existsSync(join(old, 'PG_VERSION')) && !existsSync(clusterFolder(dataDir)))
    await copyToPostgres(old, dataDir, place);
  const saved = join(dataDir, `pglite-kept-${Date.now()}`);
  renameSync(old, saved);
  place.report(`The old database files are in ${saved}; delete them when you no longer need them.`);
}

async function copyToPostgres(old: string, dataDir: string, place: Place): Promise<void> {
  place.report('Moving data from an older build to PostgreSQL (once) …');
  const folder = `${clusterFolder(dataDir)}.moving`;
  rmSync(folder, { recursive: true, force: true });
  const source = await openPgliteCopy(old, dataDir);
  const cluster = new Cluster({ ...place, folder });
  try {
    cluster.init();
    await cluster.start();
    const rows = await copyRows(source.pool, folder);
    await cluster.stop();
    cluster.moveTo(clusterFolder(dataDir));
    place.report(`Moved and verified ${rows} rows.`);
  } finally {
    await cluster.stop();
    await source.close();
  }
}

async function copyRows(source: Pool, folder: string): Promise<number> {
  const target = new Pool({ host: socketOf(folder), user: SUPERUSER, database: 'postgres', max: 1 });
  // The database may stop before the ended connection has closed; without a listener that ends the process.
  target.on('connect', (client) => client.on('error', () => undefined));
  try {
    const migrations = await appliedMigrations(source);
    await migrate({ pool: target, direct: target.options }, { last: migrations.at(-1) });
    requireSame(migrations, await appliedMigrations(target));
    const rows = await writeRows(target, readRows(source));
    const [before, after] = [await digest(source), await digest(target)];
    if (JSON.stringify(before) !== JSON.stringify(after))
      throw new Error('The moved rows differ from the originals. Nothing was changed; please report this.');
    return rows;
  } finally {
    await target.end();
  }
}
