import { automaticCheck } from '../../../core/composer/automatic-check';
import { contactDetails } from '../../../core/posts/contact-details';
import { cleanText, isBlank } from '../../../core/posts/writing-rules';
import { Refusal } from '../../http/refusal';

const MESSAGES = {
  EMPTY: ['Please write something.', 'is empty'],
  CONTACT_DETAILS: [
    'Please take addresses and phone numbers out.',
    'holds an address or a phone number; others could find you or be found',
  ],
  UNKNOWN_MEDIA: ['One of the pictures is not there.', 'is not there'],
  INVALID_VIDEO: ['This is not the address of a YouTube film.', 'is no film’s address'],
  UNKNOWN_OFFER: ['One of the offers is not there any more.', 'is not there'],
  MIXED_KINDS: ['Choose one: a poll, offers, pictures or a film.', 'cannot stand together'],
  TOO_SHORT: ['Write at least 20 characters to use ‘Rephrase with AI’.', 'is too short'],
} as const;

export const refusedWriting = (code: keyof typeof MESSAGES, ...fields: readonly string[]): Refusal => {
  const [message, short] = MESSAGES[code];
  return new Refusal(422, code, message, {
    fields: fields.map((field) => ({ field: `/body/${field}`, code, message: short })),
  });
};

/** Normalizes texts for storage; rejects contact details. */
export function checkedTexts<Field extends string>(
  given: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const texts = Object.entries<string>(given).map(([field, text]) => [field, cleanText(text)] as const);
  const telling = texts.filter(([, text]) => contactDetails(text).length > 0).map(([field]) => field);
  if (telling.length > 0) throw refusedWriting('CONTACT_DETAILS', ...telling);
  return Object.fromEntries(texts) as Record<Field, string>;
}

export function required(field: string, text: string): string {
  if (isBlank(text)) throw refusedWriting('EMPTY', field);
  return text;
}

export const heldFor = (texts: readonly string[]): 'ABUSE' | 'SPAM' | null =>
  automaticCheck(texts.join('\n')) ?? null;

export const notYours = (): Refusal => new Refusal(403, 'NOT_YOURS', 'Only who wrote this can do that.');

export const tooLate = (): Refusal =>
  new Refusal(403, 'TOO_LATE', 'What was written can be changed for a day. You can still delete it.');
