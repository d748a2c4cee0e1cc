/** Full-text search starts at three letters: fewer match nearly everything. */
const MIN_CHARACTERS = 3;
/** Each word is one more condition of the query. */
const MAX_WORDS = 8;
/** The trigram index finds only words with three letters in a row. */
const HAS_TRIGRAM = /[\p{L}\p{M}\p{N}]{3}/u;

/** Normalises the search text; `patternOf` escapes LIKE wildcards. */
export const wantedOf = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');
export const patternOf = (wanted: string): string => `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;

export const isLong = (text: string): boolean => wantedOf(text).length >= MIN_CHARACTERS;

/** The longest words, each once; the whole text if the index finds none of them. */
export function wordsOf(wanted: string): readonly string[] {
  const words = [...new Set(wanted.split(' '))].toSorted((a, b) => b.length - a.length).slice(0, MAX_WORDS);
  return words.some((word) => HAS_TRIGRAM.test(word)) ? words : [wanted];
}
