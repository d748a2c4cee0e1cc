import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readConfig } from '../src/server/config';
import { appliedMigrations } from '../src/server/db/dump/applied-migrations';
import { writeDump } from '../src/server/db/dump/dump-file';
import { openExisting } from '../src/server/db/dump/existing-database';
import { readRows } from '../src/server/db/dump/read-rows';

/** npm run backup [-- file]: every row of the database of this environment, in one file. */
const day = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-');
const file = resolve(process.argv[2] ?? `backups/humkaar-${day}.gz`);

async function backup(): Promise<void> {
  const database = await openExisting(readConfig(process.env));
  try {
    const migrations = await appliedMigrations(database.pool);
    mkdirSync(dirname(file), { recursive: true });
    const rows = await writeDump(file, migrations, readRows(database.pool));
    console.log(`Backed up ${rows} rows to ${file}.`);
    console.log(
      'The backup does not include the key that links members to their activity. Store SECRET_KEY (or secret.key from the data directory) separately.',
    );
  } finally {
    await database.close();
  }
}

backup().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
