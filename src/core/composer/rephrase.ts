export type RephraseOutcome =
  | 'VALID'
  | 'JUNK'
  | 'UNCHANGED'
  | 'USER_LIMIT_EXCEEDED'
  | 'POST_LIMIT_EXCEEDED'
  | 'UNKNOWN';

/** A language model, or the local rules below. */
export type RephraseMethod = 'AI' | 'TIDY_UP';

export interface RephraseLimits {
  readonly perDay: number;
  readonly perPost: number;
}

const MIN_TO_REPHRASE = 20;
export const REPHRASE_LIMITS: RephraseLimits = { perDay: 20, perPost: 3 };

export const isTooShortToRephrase = (title: string, text: string): boolean =>
  [...`${title}${text}`.replace(/\s+/g, '')].length < MIN_TO_REPHRASE;

/** The limit reached, if any; the limit per post comes first, because users reach it sooner. */
export function rephraseLimit(
  used: { readonly today: number; readonly forPost: number },
  { perDay, perPost }: RephraseLimits,
): 'POST_LIMIT_EXCEEDED' | 'USER_LIMIT_EXCEEDED' | undefined {
  if (used.forPost >= perPost) return 'POST_LIMIT_EXCEEDED';
  return used.today >= perDay ? 'USER_LIMIT_EXCEEDED' : undefined;
}

const WORD = /\p{Letter}{2,}/gu;
const VOWEL = /[aeiouyAEIOUY]|[^ -~]/;

/** Accepts at least three words, most of them pronounceable and not all the same. */
export function isJunk(text: string): boolean {
  const texts = text.match(WORD) ?? [];
  const isPronounceable = texts.filter((word) => VOWEL.test(word) && word.length <= 24);
  const different = new Set(texts.map((word) => word.toLowerCase()));
  return texts.length < 3 || isPronounceable.length < texts.length * 0.6 || different.size < texts.length / 4;
}

const QUESTION =
  /^(who|what|when|where|why|which|how|is|are|am|do|does|did|can|could|should|would|will|has|have)\b|[,;] (who|what|when|where|why|which|how)\b[^,;]*$/i;

/** Tidies without a model: spaces, capital letters, full stops and common abbreviations. */
export function tidied(text: string): string {
  const spaced = text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/([!?])[!?]+/g, '$1')
    .replace(/([,;!?])(?=\p{Letter})/gu, '$1 ')
    .replace(/\.(?=\p{Letter}{2})(?!(com|in|org|net|io|co|gov|edu)\b)/gu, '. ')
    .trim();
  return spaced
    .split('\n')
    .map((line) => line.split(SENTENCE).map(sentence).join(' '))
    .join('\n');
}

const SENTENCE = /(?<=[.!?]) +/;

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\bpls\b|\bplz\b/gi, 'please'],
  [/\bthx\b/gi, 'thanks'],
  [/\bbcoz\b|\bcoz\b/gi, 'because'],
  [/\bi\b(?!\.)/g, 'I'],
  [/\bdont\b/gi, 'don’t'],
  [/\bcant\b/gi, 'can’t'],
  [/\bim\b/gi, 'I’m'],
];

function sentence(input: string): string {
  const plain = SHORT.reduce((text, [from, to]) => text.replace(from, to), calm(input));
  const started = plain.replace(
    /^(\P{Letter}*)(\p{Lowercase})/u,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );
  if (started === '' || /[.!?:;…)\]]$/u.test(started)) return request(started);
  return /\p{Letter}|\p{Number}$/u.test(started)
    ? `${started}${QUESTION.test(started) ? '?' : '.'}`
    : started;
}

/** Ends a question with a question mark instead of a full stop. */
const request = (text: string): string =>
  QUESTION.test(text) && text.endsWith('.') ? `${text.slice(0, -1)}?` : text;

/** Lower-cases sentences written entirely in capital letters. */
const calm = (text: string): string =>
  text.length > 12 && text === text.toUpperCase() && /\p{Uppercase}{4}/u.test(text)
    ? text.toLowerCase()
    : text;
