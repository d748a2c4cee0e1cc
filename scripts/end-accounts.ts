import { makeServer } from '../src/server/app';
import { readConfig } from '../src/server/config';
import { openDatabase } from '../src/server/db/engine';
import { migrate } from '../src/server/db/migrate';
import { encryptOldRows } from '../src/server/services/user/encrypt-old-rows';
import { endAndWipe } from '../src/server/services/user/wipe-traces';

/** npm run end-accounts: deletes the accounts whose 14 days are over. A running server does it every hour. */
try {
  const config = readConfig({ ...process.env, RATE_LIMIT: 'off' });
  const database = await openDatabase(config);
  await migrate(database);
  const { app, services } = await makeServer(config, { database });
  await encryptOldRows(services);
  const { accounts, parts } = await endAndWipe(services, database);
  await app.close();
  await database.close();
  console.log(`${accounts} accounts ended, and ${parts} parts of what they gave.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
