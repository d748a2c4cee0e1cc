import { mailerOf } from '../src/server/app';
import { readConfig } from '../src/server/config';
import {
  raiseChallenge,
  raiseFlag,
  sendReviewsLink,
  setAnswer,
  setApplicationAddress,
  setClaim,
  setQuestions,
} from '../src/server/services/companies/employers';
import type { Services } from '../src/server/services/services';
import { operatorCommand } from './setup/operator-command';
import { withServices } from './setup/with-services';

/**
 * The only way to claim a page, to reply to a review, to ask for its removal or to receive applications. "reviews" sends
 * the company a link to the page where it asks about authors itself. Companies are named as in URLs.
 */
const USAGE = `Usage:
  npm run employer -- claim <company>
  npm run employer -- release <company>
  npm run employer -- answer <review> <text>
  npm run employer -- unanswer <review>
  npm run employer -- flag <review> <rule> <explanation>
  npm run employer -- challenge <review>
  npm run employer -- reviews <company>
  npm run employer -- applications <company> [<email>]
  npm run employer -- questions <job> [<question> ...]`;

function postOf(services: Services) {
  const config = readConfig(process.env);
  return { mailer: mailerOf(config, services), origin: config.publicOrigin };
}

function carryOut(command: string, about: string, texts: readonly string[]): Promise<string> {
  return withServices(async (services) => {
    if (command === 'answer') return setAnswer(services, about, texts[0] ?? '');
    if (command === 'flag')
      return raiseFlag(services, { reviewId: about, rule: texts[0] ?? '', note: texts[1] ?? '' });
    if (command === 'challenge') return raiseChallenge(services, about);
    if (command === 'reviews') return sendReviewsLink(services, postOf(services), about);
    if (command === 'applications') return setApplicationAddress(services, about, texts[0]);
    if (command === 'questions') return setQuestions(services, about, texts);
    if (command === 'unanswer') return setAnswer(services, about, undefined);
    return setClaim(services, about, command === 'claim');
  });
}

const COMMANDS = [
  'claim',
  'release',
  'answer',
  'unanswer',
  'flag',
  'challenge',
  'reviews',
  'applications',
  'questions',
];

await operatorCommand(USAGE, async ([command = '', about = '', ...texts]) => {
  if (!COMMANDS.includes(command) || about === '') throw new Error(USAGE);
  console.log(await carryOut(command, about, texts));
});
