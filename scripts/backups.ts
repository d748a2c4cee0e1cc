import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../src/server/config';
import { backUp, backupName } from './backup/back-up';
import { testRestore } from './backup/test-restore';
import { operatorCommand } from './setup/operator-command';

const USAGE = `Usage:
  npm run backups [-- --once]
Every 24 hours writes a backup to BACKUP_DIR and restores it into a separate database. The newest 14 stay.
Ends if a backup cannot be restored, so that its supervisor reports it.
  --once  writes one backup and ends`;

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

await operatorCommand(USAGE, async (args) => {
  const folder = process.env.BACKUP_DIR?.trim();
  if (!folder) throw new Error('Set BACKUP_DIR to a folder on another disk than DATA_DIR.');
  await round(resolve(folder));
  while (!args.includes('--once')) {
    await wait(A_DAY_MS);
    await round(resolve(folder));
  }
});
