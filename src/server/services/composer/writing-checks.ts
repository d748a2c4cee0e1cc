import { automaticCheck } from '../../../core/composer/automatic-check';
import { contactDetails } from '../../../core/posts/contact-details';
import { isBlank, publicText } from '../../../core/posts/writing-rules';
import { Refusal, refusedField } from '../../http/refusal';

/** Normalizes texts for storage; rejects contact details. */
export function checkedTexts<Field extends string>(
  input: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const texts = Object.entries<string>(input).map(([field, text]) => [field, publicText(text)] as const);
  const submission = texts.filter(([, text]) => contactDetails(text).length > 0).map(([field]) => field);
  if (submission.length > 0) throw refusedField('CONTACT_DETAILS', ...submission);
  return Object.fromEntries(texts) as Record<Field, string>;
}

export function required(field: string, text: string): string {
  if (isBlank(text)) throw refusedField('EMPTY', field);
  return text;
}

export const holdReason = (texts: readonly string[]): 'ABUSE' | 'SPAM' | null =>
  automaticCheck(texts.join('\n')) ?? null;

export const forbiddenWrite = (): Refusal => new Refusal(403, 'NOT_YOURS');

export const tooLate = (): Refusal => new Refusal(403, 'TOO_LATE');
