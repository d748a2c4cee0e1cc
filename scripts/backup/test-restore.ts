import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appliedMigrations, requireSame } from '../../src/server/db/dump/applied-migrations';
import { migrationsOf, readDump } from '../../src/server/db/dump/dump-file';
import { writeRows } from '../../src/server/db/dump/write-rows';
import { openDatabase } from '../../src/server/db/engine';
import { migrate } from '../../src/server/db/migrate';

/** Restores the backup into a separate database and deletes it afterwards. Returns the number of rows. */
export async function testRestore(file: string): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'humkaar-drill-'));
  try {
    const database = await openDatabase({ dataDir, databaseUrl: undefined });
    try {
      await migrate(database);
      requireSame(await migrationsOf(file), await appliedMigrations(database.pool));
      return await writeRows(database.pool, readDump(file));
    } finally {
      await database.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
