import { type Feedback, readAllFeedback } from '../src/server/services/profile/account/feedback';
import { plainText } from './audit/plain-text';
import { operatorCommand } from './setup/operator-command';
import { withServices } from './setup/with-services';

const USAGE = `Usage:
  npm run feedback
Prints what members wrote on "Need help", by topic. Who wrote it is not stored readably.`;

const lineOf = ({ topic, rating, text }: Feedback): string =>
  `${topic}${rating === null ? '' : `, ${rating} of 5`}: ${plainText(text)}`;

await operatorCommand(USAGE, async () => {
  const lines = (await withServices(readAllFeedback)).map(lineOf);
  console.log(lines.length === 0 ? 'There is no feedback.' : lines.join('\n'));
});
