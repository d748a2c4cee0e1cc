import { BRAND } from '../shared/brand';
import { CODE_RULES } from '../shared/email';

/** The emails that verify an address. */
export const codeEmailText = {
  code: {
    /** Without the code: lock screens show it. */
    subject: `Your ${BRAND} code`,
    text: (code: string): readonly string[] => [
      `${code} is your code. It’s valid for ${CODE_RULES.validMinutes} minutes and works once.`,
      '',
      'We delete this address once you’ve entered the code, and we don’t tell your employer.',
      'Didn’t ask for this? You can ignore this email.',
    ],
  },
  used: {
    subject: `About your ${BRAND} code`,
    text: [
      'Someone asked for a code for this address.',
      'It has already verified another account, so we didn’t send one.',
      '',
      'Was it you? Log in to your other account, or delete that one first.',
    ] as readonly string[],
  },
};
