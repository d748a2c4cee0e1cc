import { servicesOf } from '../../src/server/app';
import { readConfig } from '../../src/server/config';
import { openDatabase } from '../../src/server/db/engine';
import { migrate } from '../../src/server/db/migrate';
import { operatorCommand } from '../setup/operator-command';
import { progressOn } from './progress';
import { seedData } from './seed-data';

/** Bulk inserts take seconds, longer than a request may. */
const MAX_STEP_MS = 600_000;

const USAGE = `Usage:
  npm run seed
Inserts the sample data of SEED and SEED_SIZE into this environment's database, once.`;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const format = (text: string): void => {
    process.stdout.write(`${text}\n`);
  };
  if (config.seedSize === 'none') return format('SEED_SIZE is none, so no sample data was added.');
  const database = await openDatabase(config, (label) => process.stderr.write(`${label}\n`), MAX_STEP_MS);
  try {
    await migrate(database);
    const services = servicesOf(config, database);
    const { seed, seedSize: size } = config;
    const report = progressOn(process.stdout, Date.now);
    const isNew = await seedData({ db: database.db, services, seed, size, report });
    if (!isNew) return format('This database already has sample data.');
    await database.pool.query('analyze');
    format(`Added the ${size} sample data (seed ${seed}).`);
  } finally {
    await database.close();
  }
}

await operatorCommand(USAGE, main);
