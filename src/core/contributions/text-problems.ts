import { abusiveWords } from '../composer/abusive-words';
import { contactDetails } from '../posts/contact-details';
import { isBlank } from '../posts/writing-rules';

export function toneProblem(text: string): 'contact' | 'abuse' | undefined {
  if (contactDetails(text).length > 0) return 'contact';
  return abusiveWords(text).length > 0 ? 'abuse' : undefined;
}

export function textProblem(text: string, min: number, max: number) {
  if (isBlank(text)) return 'required';
  if (normalized(text).length < min) return 'short';
  return text.length > max ? 'long' : toneProblem(text);
}

const UNSEEN = /[\p{Cf}\p{DI}\u2800]/gu;

/** Drops invisible characters and collapses whitespace, so that padding does not count. */
export const normalized = (text: string): string =>
  text.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim().toLowerCase();

/** Longer than words of any language that separates words, such as the compounds of Malayalam and Sanskrit. */
const MAX_WORD_LENGTH = 60;
/** Two words are no sentence. In some languages three fill thirty characters. */
const MIN_WORDS = 3;

/** False for random letters, digits and signs, and for a word that is only repeated. */
export function hasWords(text: string): boolean {
  const words = normalized(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length <= MAX_WORD_LENGTH)).size >= MIN_WORDS;
}

/** Undefined for an optional text without a visible character. */
export const visibleText = (text: string): string | undefined => (isBlank(text) ? undefined : text.trim());
