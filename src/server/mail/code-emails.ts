import type { Language } from '../../core/shared/languages';
import { serverTexts } from '../texts';
import type { Mail } from './mailer';

interface Recipient {
  readonly to: string;
  readonly language: Language;
}

export function codeEmail({ to, language }: Recipient, code: string): Mail {
  const { subject, text } = serverTexts[language].codeEmail.code;
  return { to, subject, text: text(code).join('\n') };
}

/** The page responds the same either way, so only the mailbox owner learns it. */
export function codeUsedEmail({ to, language }: Recipient): Mail {
  const { subject, text } = serverTexts[language].codeEmail.used;
  return { to, subject, text: text.join('\n') };
}
