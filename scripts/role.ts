import { makeServer } from '../src/server/app';
import { readConfig } from '../src/server/config';
import { openDatabase } from '../src/server/db/engine';
import { migrate } from '../src/server/db/migrate';
import { findMembers, listOffices, setOffice } from '../src/server/services/user/offices';

/**
 * npm run role -- grant <member> moderator|officer
 * npm run role -- revoke <member>
 * npm run role -- find <part of a name>
 * npm run role -- list
 *
 * The only way to either office. Each grant and each end of one is in the office log.
 */
const USAGE = `Say one of:
  npm run role -- grant <member> moderator|officer
  npm run role -- revoke <member>
  npm run role -- find <part of a name>
  npm run role -- list`;

async function answer(command: string, member: string, office: string): Promise<readonly string[]> {
  const config = readConfig({ ...process.env, RATE_LIMIT: 'off' });
  const database = await openDatabase(config);
  await migrate(database);
  const { app, services } = await makeServer(config, { database });
  try {
    switch (command) {
      case 'grant':
        return [await setOffice(services, member, office)];
      case 'revoke':
        return [await setOffice(services, member, undefined)];
      case 'find':
        return await findMembers(services, member);
      default:
        return await listOffices(services);
    }
  } finally {
    await app.close();
    await database.close();
  }
}

const [command = '', member = '', office = ''] = process.argv.slice(2);
const isKnown = ['grant', 'revoke', 'find', 'list'].includes(command);
const lacks = (command !== 'list' && member === '') || (command === 'grant' && office === '');
try {
  if (!isKnown || lacks) throw new Error(USAGE);
  const lines = await answer(command, member, office);
  console.log(lines.length === 0 ? 'Nobody.' : lines.join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
