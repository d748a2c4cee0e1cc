import { automaticCheck } from '../../../core/composer/automatic-check';
import { contactDetails } from '../../../core/posts/contact-details';
import { cleanText, isBlank } from '../../../core/posts/writing-rules';
import { Refusal } from '../../http/refusal';

const MESSAGES = {
  EMPTY: 'Write something first.',
  CONTACT_DETAILS: 'Remove email addresses and phone numbers. They could identify you or someone else.',
  UNKNOWN_MEDIA: 'One of your photos is no longer available. Please add it again.',
  INVALID_VIDEO: 'Enter a valid YouTube link.',
  UNKNOWN_OFFER: 'One of these offers is no longer available. Choose another one.',
  MIXED_KINDS: 'Add only one of these: a poll, offers, photos or a video.',
  TOO_SHORT: 'Write at least 20 characters to use ‘Rephrase with AI’.',
} as const;

export const refusedWriting = (code: keyof typeof MESSAGES, ...fields: readonly string[]): Refusal => {
  const message = MESSAGES[code];
  return new Refusal(422, code, message, {
    fields: fields.map((field) => ({ field: `/body/${field}`, code, message })),
  });
};

/** Normalizes texts for storage; rejects contact details. */
export function checkedTexts<Field extends string>(
  input: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const texts = Object.entries<string>(input).map(([field, text]) => [field, cleanText(text)] as const);
  const submission = texts.filter(([, text]) => contactDetails(text).length > 0).map(([field]) => field);
  if (submission.length > 0) throw refusedWriting('CONTACT_DETAILS', ...submission);
  return Object.fromEntries(texts) as Record<Field, string>;
}

export function required(field: string, text: string): string {
  if (isBlank(text)) throw refusedWriting('EMPTY', field);
  return text;
}

export const holdReason = (texts: readonly string[]): 'ABUSE' | 'SPAM' | null =>
  automaticCheck(texts.join('\n')) ?? null;

export const forbiddenWrite = (): Refusal => new Refusal(403, 'NOT_YOURS', 'Only the author can do this.');

export const tooLate = (): Refusal =>
  new Refusal(403, 'TOO_LATE', 'You can edit for 24 hours. You can still delete it.');
