import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../../src/server/config';
import { appliedMigrations } from '../../src/server/db/dump/applied-migrations';
import { writeDump } from '../../src/server/db/dump/dump-file';
import { openExisting } from '../../src/server/db/dump/existing-database';
import { readRows } from '../../src/server/db/dump/read-rows';

/** `humkaar-2026-11-24-06-00-00.gz`: names sort by time. */
export const backupName = (now: Date): string =>
  `humkaar-${now.toISOString().slice(0, 19).replace(/[:T]/g, '-')}.gz`;

/** Writes every row of the database to the file. Returns the number of rows. */
export async function backUp(config: Pick<Config, 'dataDir' | 'databaseUrl'>, file: string): Promise<number> {
  const database = await openExisting(config);
  try {
    const migrations = await appliedMigrations(database.pool);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    return await writeDump(file, migrations, readRows(database.pool));
  } finally {
    await database.close();
  }
}
