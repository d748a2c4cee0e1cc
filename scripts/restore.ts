import { resolve } from 'node:path';
import { readConfig } from '../src/server/config';
import { appliedMigrations, requireSame } from '../src/server/db/dump/applied-migrations';
import { migrationsOf, readDump } from '../src/server/db/dump/dump-file';
import { writeRows } from '../src/server/db/dump/write-rows';
import { openDatabase } from '../src/server/db/engine';
import { migrate } from '../src/server/db/migrate';
import { operatorCommand } from './setup/operator-command';

const USAGE = `Usage:
  npm run restore -- <file>
Restores a backup into this environment's empty database.`;

await operatorCommand(USAGE, async ([input]) => {
  if (input === undefined) throw new Error('Name the backup file: npm run restore -- backups/humkaar-….gz');
  const file = resolve(input);
  const theirs = await migrationsOf(file);
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database);
    requireSame(theirs, await appliedMigrations(database.pool));
    console.log(`Restored ${await writeRows(database.pool, readDump(file))} rows.`);
  } finally {
    await database.close();
  }
});
