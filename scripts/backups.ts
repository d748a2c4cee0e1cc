import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../src/server/config';
import { backUp, backupName } from './backup/back-up';
import { testRestore } from './backup/test-restore';

/**
 * npm run backups [-- --once]: every 24 hours writes a backup to BACKUP_DIR and restores it into a separate
 * database. The newest 14 stay. The command ends if a backup cannot be restored, so that its supervisor
 * reports it.
 */
const A_DAY_MS = 86_400_000;
const KEPT = 14;
const NAME = /^humkaar-[\d-]+\.gz$/;

async function round(folder: string): Promise<void> {
  const config = readConfig(process.env);
  const file = join(folder, backupName(new Date()));
  const written = await backUp(config, file);
  const restored = await testRestore(file);
  if (restored !== written) throw new Error(`${file} has ${written} rows, but ${restored} were restored.`);
  console.log(`Backed up ${written} rows to ${file} and restored them for a test.`);
  const old = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .slice(0, -KEPT);
  for (const name of old) rmSync(join(folder, name));
}

try {
  const folder = process.env.BACKUP_DIR?.trim();
  if (!folder) throw new Error('Set BACKUP_DIR to a folder on another disk than DATA_DIR.');
  await round(resolve(folder));
  while (!process.argv.includes('--once')) {
    await wait(A_DAY_MS);
    await round(resolve(folder));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
