import { type RawBuilder, sql } from 'kysely';
import { hasTrigram, joined, joinedWords } from '../../db/trigrams';
import { unplannedText } from '../../db/unplanned';

type Sql = RawBuilder<unknown>;

/** Full-text search starts at three letters or digits: for fewer, and for "!!!", PostgreSQL compares nearly every text. */
const MIN_CHARACTERS = 3;
/** Words that are looked up in the index; the others are compared with what it finds. */
const MAX_INDEXED = 3;
/** Signs that are part of short names, such as "c++" and "r&d"; as in the index `posts_by_signs`. */
const SIGN = String.raw`[-+#&/%@*]|\.(?=\S)`;
const GRAM = 3;

/** Normalises the search text; `patternOf` escapes LIKE wildcards. */
export const wantedOf = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');
export const patternOf = (wanted: string): string => `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;

export function isLong(text: string): boolean {
  const wanted = wantedOf(text);
  const characters = wanted.match(/[\p{Alphabetic}\p{Nd}]/gu) ?? [];
  return characters.length >= MIN_CHARACTERS || signGramsOf(wanted).length > 0;
}

/** A post's title with its words joined, as in the indexes `posts_by_joined_title` and `posts_by_joined_title_sampled`. */
export const joinedTitle = joinedWords(sql`lower(title)`);

/** Each word once; undefined for a text that is only found as it was written: one word, or none that the index finds. */
export function wordsOf(wanted: string): readonly string[] | undefined {
  const words = wanted.split(' ');
  return words.length > 1 && words.some(hasTrigram) ? [...new Set(words)] : undefined;
}

/**
 * The longest words that the index finds. Always the same number of conditions, so that PostgreSQL plans one query for
 * all texts; an index scan ignores those without letters.
 */
export function hasIndexed(column: Sql, words: readonly string[], value: (pattern: string) => unknown): Sql {
  const longest = words.filter(hasTrigram).toSorted((a, b) => b.length - a.length);
  const conditions = Array.from(
    { length: MAX_INDEXED },
    (_, place) => sql`${column} like ${value(patternOf(longest[place] ?? ''))}`,
  );
  return sql.join(conditions, sql` and `);
}

export const hasAll = (column: Sql, words: readonly string[]): Sql =>
  sql`${column} like all ((select ${words.map(patternOf)}::text[])::text[])`;

/** Three characters in a row with a sign, as SQL's `sign_grams` finds them. */
function signGramsOf(wanted: string): readonly string[] {
  const characters = Array.from(wanted);
  const starts = [...wanted.matchAll(new RegExp(SIGN, 'gu'))].flatMap(({ index }) => {
    const place = Array.from(wanted.slice(0, index)).length;
    return [place - 2, place - 1, place].filter((start) => start >= 0 && start + GRAM <= characters.length);
  });
  return [...new Set(starts.map((start) => characters.slice(start, start + GRAM).join('')))];
}

/** Whether a post's title has a text without a trigram, such as "r&d"; their index would be read as a whole. */
export function titleHasSigns(wanted: string): Sql {
  const grams = signGramsOf(wanted);
  return grams.length === 0
    ? sql`${joinedTitle} like ${unplannedText(patternOf(joined(wanted)))}`
    : sql`title ~ ${sql.lit(SIGN)} and sign_grams(lower(title)) @> (select ${grams}::text[]) and strpos(lower(title), ${wanted}) > 0`;
}
