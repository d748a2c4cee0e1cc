import { resolve } from 'node:path';
import { readConfig } from '../src/server/config';
import { backUp, backupName } from './backup/back-up';

/** npm run backup [-- file]: writes every row of this environment's database to one file. */
const file = resolve(process.argv[2] ?? `backups/${backupName(new Date())}`);

try {
  const rows = await backUp(readConfig(process.env), file);
  console.log(`Backed up ${rows} rows to ${file}.`);
  console.log(
    'The backup does not include the key that links members to their activity. Store SECRET_KEY (or secret.key from the data directory) separately.',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
