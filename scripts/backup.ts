import { resolve } from 'node:path';
import { readConfig } from '../src/server/config';
import { backUp, backupName } from './backup/back-up';
import { operatorCommand } from './setup/operator-command';

const USAGE = `Usage:
  npm run backup [-- <file>]
Writes every row of this environment's database to one file, backups/humkaar-….gz by default.`;

await operatorCommand(USAGE, async ([name]) => {
  const file = resolve(name ?? `backups/${backupName(new Date())}`);
  const rows = await backUp(readConfig(process.env), file);
  console.log(`Backed up ${rows} rows to ${file}.`);
  console.log(
    'The backup does not include the key that links members to their activity. Store SECRET_KEY (or secret.key from the data directory) separately.',
  );
});
