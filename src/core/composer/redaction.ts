import { COMMON_NAMES } from './common-names';
import { BEFORE_A_NAME, COMMON_WORDS } from './common-words';
import { COMMON_HINDI_WORDS } from './common-words-hi';

/** Texts whose contact details and names are replaced by placeholders such as [[1]]. */
export interface Redaction {
  readonly texts: readonly string[];
  /** The removed value of each placeholder; the first one is number 1. */
  readonly removed: readonly string[];
}

const PLACEHOLDER = /\[\[(\d+)\]\]/g;

const EMAIL_OR_HANDLE =
  /(?<![\p{L}\p{N}._%+-])(?:[\p{L}\p{N}._%+-]+\s?)?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}_-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)*/u;
const LINK =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}.-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|in|org|net|io|co|me)\b(?:\/\S*)?/u;
const SPELLED_EMAIL = /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]+\sat\s[\p{L}\p{N}-]+\sdot\s\p{L}{2,}/u;
const LONG_NUMBER = /\+?\p{Nd}(?:[\s.-]?\p{Nd}){7,}/u;
const DIGIT = 'zero|one|two|three|four|five|six|seven|eight|nine|double|triple';
const SPELLED_NUMBER = new RegExp(`(?<!\\p{L})(?:(?:${DIGIT})[\\s,-]+){6,}(?:${DIGIT})(?!\\p{L})`, 'u');
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'_-]*/u;

const anyOf = (...patterns: readonly RegExp[]): string =>
  patterns.map(({ source }) => `(?:${source})`).join('|');
const CONTACT = anyOf(EMAIL_OR_HANDLE, SPELLED_EMAIL, LINK, LONG_NUMBER, SPELLED_NUMBER);
const HAS_CONTACT = new RegExp(CONTACT, 'iu');
const TOKEN = new RegExp(`(${anyOf(PLACEHOLDER)}|${CONTACT})|${WORD.source}`, 'giu');

/** Shorter parts of a name occur in many words. */
const MIN_NAME_LENGTH = 3;

/**
 * Removes email addresses, links, handles, long numbers, the names of the author, frequent names, and every word that
 * could be a name: not a common word, and capitalised or of a script without capital letters. Removing a word that
 * is not a name does no harm, because it is put back.
 */
export function redact(texts: readonly string[], ownNames: readonly string[]): Redaction {
  const own = new Set(
    ownNames.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)).filter(isLongEnough),
  );
  const removed: string[] = [];
  const placeholder = (value: string): string => {
    if (!removed.includes(value)) removed.push(value);
    return `[[${removed.indexOf(value) + 1}]]`;
  };
  const clean = (text: string): string => {
    let before = '';
    return text.replace(TOKEN, (token, contact: string | undefined) => {
      const word = token.toLowerCase();
      const isName =
        own.has(word) ||
        COMMON_NAMES.has(word) ||
        (!isCommon(word) && (couldBeName(token) || BEFORE_A_NAME.has(before)));
      before = word;
      return contact !== undefined || isName ? placeholder(token) : token;
    });
  };
  return { texts: texts.map(clean), removed };
}

/** Whether a text has an email address, a link, a handle or a long number. Placeholders are none. */
export const hasContactDetails = (text: string): boolean => HAS_CONTACT.test(text);

/** Puts the removed values back. Undefined when a placeholder is missing or unknown. */
export function restored({ texts, removed }: Redaction): readonly string[] | undefined {
  const found = new Set(texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, number]) => number)));
  const isComplete = found.size === removed.length && removed.every((_, index) => found.has(`${index + 1}`));
  if (!isComplete) return undefined;
  return texts.map((text) =>
    text.replace(PLACEHOLDER, (_, number: string) => removed[Number(number) - 1] ?? ''),
  );
}

const isLongEnough = (part: string): boolean => part.length >= MIN_NAME_LENGTH;

const couldBeName = (token: string): boolean => /^[\p{Lu}\p{Lo}]/u.test(token);

const isCommon = (word: string): boolean =>
  COMMON_WORDS.has(word.replace(/['’].*$/u, '')) || COMMON_HINDI_WORDS.has(word) || word.length === 1;
