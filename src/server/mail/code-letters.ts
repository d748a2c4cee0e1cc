import { BRAND } from '../../core/shared/brand';
import { CODE_RULES } from '../../core/shared/email';
import type { Mail } from './mailer';

/** The subject contains no code: lock screens show it. */
export const codeLetter = (to: string, code: string): Mail => ({
  to,
  subject: `Your ${BRAND} code`,
  text: [
    `${code} is your code. It works for ${CODE_RULES.validMinutes} minutes, once.`,
    '',
    'We forget this address when you have entered the code. Your employer learns nothing.',
    'You did not ask for it? Then somebody mistyped their address, and nothing happens.',
  ].join('\n'),
});

/** The page responds the same either way, so only the mailbox owner learns it. */
export const usedLetter = (to: string): Mail => ({
  to,
  subject: `About your ${BRAND} code`,
  text: [
    'Somebody asked for a code for this address. It already vouches for an account, so there is none.',
    '',
    'Was it you, with a second account? Use the first one, or delete it first.',
  ].join('\n'),
});
