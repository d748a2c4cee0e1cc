import { readConfig } from '../src/server/config';
import { appliedMigrations, requireSame } from '../src/server/db/dump/applied-migrations';
import { digest } from '../src/server/db/dump/digest';
import { openExisting } from '../src/server/db/dump/existing-database';
import { readRows } from '../src/server/db/dump/read-rows';
import { writeRows } from '../src/server/db/dump/write-rows';
import { openDatabase } from '../src/server/db/engine';
import { migrate } from '../src/server/db/migrate';
import { operatorCommand } from './setup/operator-command';

const USAGE = `Usage:
  npm run move
Copies the embedded database in DATA_DIR to the empty PostgreSQL of DATABASE_URL.`;

async function move(): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined)
    throw new Error('Set DATABASE_URL to the target PostgreSQL database.');
  const from = await openExisting({ ...config, databaseUrl: undefined });
  const to = await openDatabase(config);
  try {
    await migrate(to);
    requireSame(await appliedMigrations(from.pool), await appliedMigrations(to.pool));
    const rows = await writeRows(to.pool, readRows(from.pool));
    const [before, after] = [await digest(from.pool), await digest(to.pool)];
    if (JSON.stringify(before) !== JSON.stringify(after))
      throw new Error('The two databases differ after the copy: drop the new one and try again.');
    console.log(
      `Copied and verified ${rows} rows. Start the server with the same SECRET_KEY (or secret.key) as before.`,
    );
  } finally {
    await from.close();
    await to.close();
  }
}

await operatorCommand(USAGE, move);
