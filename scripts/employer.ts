import { makeServer } from '../src/server/app';
import { readConfig } from '../src/server/config';
import { openDatabase } from '../src/server/db/engine';
import { migrate } from '../src/server/db/migrate';
import { setAnswer, setClaim } from '../src/server/services/company/employers';

/**
 * npm run employer -- claim <company>
 * npm run employer -- release <company>
 * npm run employer -- answer <review> <text>
 * npm run employer -- unanswer <review>
 *
 * The only way a page is claimed and a review answered here. A company goes by its name in addresses.
 */
const USAGE = `Say one of:
  npm run employer -- claim <company>
  npm run employer -- release <company>
  npm run employer -- answer <review> <text>
  npm run employer -- unanswer <review>`;

async function carryOut(command: string, about: string, text: string): Promise<string> {
  const config = readConfig({ ...process.env, RATE_LIMIT: 'off' });
  const database = await openDatabase(config);
  await migrate(database);
  const { app, services } = await makeServer(config, { database });
  try {
    if (command === 'answer') return await setAnswer(services, about, text);
    if (command === 'unanswer') return await setAnswer(services, about, undefined);
    return await setClaim(services, about, command === 'claim');
  } finally {
    await app.close();
    await database.close();
  }
}

const [command = '', about = '', text = ''] = process.argv.slice(2);
const isKnown = ['claim', 'release', 'answer', 'unanswer'].includes(command);
try {
  if (!isKnown || about === '') throw new Error(USAGE);
  console.log(await carryOut(command, about, text));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
