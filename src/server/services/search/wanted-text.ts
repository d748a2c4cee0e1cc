import { type RawBuilder, sql } from 'kysely';
import { hasTrigram } from '../../db/trigrams';

type Sql = RawBuilder<unknown>;

/** Full-text search starts at three letters: fewer match nearly everything. */
const MIN_CHARACTERS = 3;
/** Words that are looked up in the index; the others are compared with what it finds. */
const MAX_INDEXED = 3;

/** Normalises the search text; `patternOf` escapes LIKE wildcards. */
export const wantedOf = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');
export const patternOf = (wanted: string): string => `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;

export const isLong = (text: string): boolean => wantedOf(text).length >= MIN_CHARACTERS;

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
