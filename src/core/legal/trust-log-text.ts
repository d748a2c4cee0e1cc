import type { Part } from './legal-text';

const AUDIT = 'npm run audit -- --base-url https://…';
const test = (file: string) => ({ command: `npm run test:one -- ${file}` });

/** The part of /trust about the public log. */
export const trustLogText: Part = {
  id: 'log',
  title: 'The public log',
  blocks: [
    'Every post, comment, review and interview that we accept enters a log that anyone can copy, as a hash that shows neither text nor author. So does every time we hide or restore one, and when its author deletes it.',
    {
      claims: [
        {
          id: 'removal',
          claim:
            'Once a contribution is in the log, we can’t remove or change it silently. If it’s gone, the log says why.',
          check: [
            'compare everything we accepted with everything we show, page by page: ',
            { command: `${AUDIT} --pages all` },
          ],
        },
        {
          id: 'append',
          claim: 'We can’t change or remove an entry of the log without anyone noticing.',
          check: [
            'keep today’s checkpoint: ',
            { command: `${AUDIT} --save checkpoint` },
            ' and compare with it later: ',
            { command: `${AUDIT} --since checkpoint` },
          ],
        },
        {
          id: 'button',
          claim:
            'Your own browser can prove that a post, comment, review or interview is in the log exactly as you read it.',
          check: ['press “Check this” below any of them.'],
        },
        {
          id: 'receipt',
          claim:
            'You can save a receipt for what you wrote. It proves that the log had your text, even if we and the site are gone.',
          check: [
            'press “Check this” below your own text, save the receipt, and check it at any time: ',
            { command: 'npm run audit -- --receipt receipt.json' },
          ],
        },
        {
          id: 'logged',
          claim: 'The log doesn’t show who wrote something, nor which contributions have the same author.',
          check: ['this test looks for both: ', test('src/server/services/trust/log-anonymity.test.ts')],
        },
        {
          id: 'rules',
          claim:
            'If we change how ratings are calculated, our moderation rules or the token keys, the log shows it.',
          check: [
            'the ',
            { says: 'transparency report', to: 'transparency' },
            ' counts rule changes, decisions and everything else in the log.',
          ],
        },
        {
          id: 'flags',
          claim:
            'If a company asks us to remove reviews, its page says how often, for how many stars, and what we decided. The log also says how long decisions take.',
          check: [
            'the page of a company shows this with its reviews, the ',
            { says: 'transparency report', to: 'transparency' },
            ' for all companies. Count it again: ',
            { command: AUDIT },
          ],
        },
        {
          id: 'standard',
          claim:
            'Our log follows a public standard (C2SP tlog-tiles), so you don’t need our software to check it.',
          check: [
            'in this test, Go’s own log packages read our log: ',
            test('src/server/services/trust/publish-log.test.ts'),
          ],
        },
      ],
    },
  ],
};
