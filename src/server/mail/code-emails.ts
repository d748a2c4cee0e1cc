import { BRAND } from '../../core/shared/brand';
import { CODE_RULES } from '../../core/shared/email';
import type { Mail } from './mailer';

/** The subject contains no code: lock screens show it. */
export const codeEmail = (to: string, code: string): Mail => ({
  to,
  subject: `Your ${BRAND} code`,
  text: [
    `${code} is your code. It’s valid for ${CODE_RULES.validMinutes} minutes and works once.`,
    '',
    'We delete this address once you’ve entered the code, and we don’t tell your employer.',
    'Didn’t ask for this? You can ignore this email.',
  ].join('\n'),
});

/** The page responds the same either way, so only the mailbox owner learns it. */
export const codeUsedEmail = (to: string): Mail => ({
  to,
  subject: `About your ${BRAND} code`,
  text: [
    'Someone asked for a code for this address.',
    'It has already verified another account, so we didn’t send one.',
    '',
    'Was it you? Log in to your other account, or delete that one first.',
  ].join('\n'),
});
