import { servicesOf } from '../../src/server/app';
import { readConfig } from '../../src/server/config';
import { type Database, openDatabase } from '../../src/server/db/engine';
import { migrate } from '../../src/server/db/migrate';
import { encryptStored } from '../../src/server/prepare-database';
import type { Services } from '../../src/server/services/services';

/** Runs a command with this environment's database, without a server, and closes it. */
export async function withServices<Result>(
  work: (services: Services, database: Database) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, console.error);
  try {
    await migrate(database);
    const services = servicesOf(config, database);
    await encryptStored(services);
    return await work(services, database);
  } finally {
    await database.close();
  }
}
