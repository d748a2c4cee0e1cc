import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readConfig } from '../src/server/config';
import { appliedMigrations } from '../src/server/db/dump/applied-migrations';
import { writeDump } from '../src/server/db/dump/dump-file';
import { readRows } from '../src/server/db/dump/read-rows';
import { openDatabase } from '../src/server/db/engine';

/** npm run backup [-- file]: every row of the database of this environment, in one file. */
const config = readConfig(process.env);
const day = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-');
const file = resolve(process.argv[2] ?? `backups/humkaar-${day}.gz`);

try {
  const database = await openDatabase(config);
  mkdirSync(dirname(file), { recursive: true });
  const rows = await writeDump(file, await appliedMigrations(database.pool), readRows(database.pool));
  await database.close();
  console.log(`${rows} rows are in ${file}.`);
  console.log(
    'The key that joins members to what they did is not: keep SECRET_KEY, or secret.key of the data directory, in another place.',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
