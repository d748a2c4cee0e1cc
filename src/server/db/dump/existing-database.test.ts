import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyDatabase } from '../../testing/fresh-database';
import { appliedMigrations } from './applied-migrations';
import { openExisting } from './existing-database';

it('copying from a missing database fails and does not create one', async () => {
  const dataDir = join(tmpdir(), 'humkaar-never-there');
  await expect(openExisting({ dataDir, databaseUrl: undefined })).rejects.toThrow(
    `There is no database in ${dataDir}: set DATA_DIR`,
  );
  expect(existsSync(dataDir)).toBe(false);
});

it('a database that is not one of Humkaar is refused', async () => {
  const { database, drop } = await emptyDatabase();
  await expect(appliedMigrations(database.pool)).rejects.toThrow('This is not a Humkaar database');
  await drop();
});
