import { makeServer } from './app';
import { readConfig } from './config';
import { openDatabase } from './db/engine';
import { migrate } from './db/migrate';

/** Starts the server of this environment and ends it in good order. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (what) => process.stderr.write(`${what}\n`));
  await migrate(database);
  const { app } = await makeServer(config, { database });
  const address = await app.listen({ host: config.host, port: config.port });
  process.stdout.write(`Humkaar listens on ${address}\n`);
  const stop = async () => {
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
