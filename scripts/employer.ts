import { setAnswer, setClaim } from '../src/server/services/companies/employers';
import { withServices } from './setup/with-services';

/** The only way to claim a page or to reply to a review. A company is given by its name in URLs. */
const USAGE = `Usage:
  npm run employer -- claim <company>
  npm run employer -- release <company>
  npm run employer -- answer <review> <text>
  npm run employer -- unanswer <review>`;

function carryOut(command: string, about: string, text: string): Promise<string> {
  return withServices(async (services) => {
    if (command === 'answer') return setAnswer(services, about, text);
    if (command === 'unanswer') return setAnswer(services, about, undefined);
    return setClaim(services, about, command === 'claim');
  });
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
