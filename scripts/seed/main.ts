import { randomBytes } from 'node:crypto';
import { readConfig } from '../../src/server/config';
import { encryptedCursors } from '../../src/server/cursors';
import { openDatabase } from '../../src/server/db/engine';
import { migrate } from '../../src/server/db/migrate';
import { encryptionWith } from '../../src/server/encryption';
import { openPictures } from '../../src/server/media/open-pictures';
import { secretsOf } from '../../src/server/secrets';
import type { Services } from '../../src/server/services/services';
import { progressOn } from './progress';
import { seedWorld } from './seed-world';

/** A world is written for seconds between two questions to the database; no request would be. */
const LONGEST_STEP_MS = 600_000;

/** `npm run seed`: puts the world of SEED and SEED_SIZE into the database of this environment, once. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const say = (text: string): void => {
    process.stdout.write(`${text}\n`);
  };
  if (config.seedSize === 'none') return say('SEED_SIZE is none, so nothing was put in.');
  const database = await openDatabase(config, (what) => process.stderr.write(`${what}\n`), LONGEST_STEP_MS);
  try {
    await migrate(database);
    const { seal, cursorKey, encryptionKey } = secretsOf(config);
    const newId = () => randomBytes(16).toString('base64url');
    const services: Services = {
      db: database.db,
      seal,
      cursors: encryptedCursors(cursorKey),
      encryption: encryptionWith(encryptionKey),
      media: openPictures(config, newId),
      now: () => new Date(),
      newId,
      stayDays: config.cookieDays,
      sandbox: config.sandbox,
    };
    const { seed, seedSize: size } = config;
    const report = progressOn(process.stdout, Date.now);
    const isNew = await seedWorld({ db: database.db, services, seed, size, report });
    if (!isNew) return say('There is a world in this database already.');
    await database.pool.query('analyze');
    say(`The ${size} world of seed ${seed} is in.`);
  } finally {
    await database.close();
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
