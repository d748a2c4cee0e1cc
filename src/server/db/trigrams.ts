import { type RawBuilder, sql } from 'kysely';

/**
 * Whether PostgreSQL finds a part of this text in a trigram index. It may read the whole index for a text without three
 * letters or digits in a row, such as "hr"; signs that join letters in Hindi are neither.
 */
export const hasTrigram = (text: string): boolean => /[\p{Alphabetic}\p{Nd}]{3}/u.test(text);

/** A rare letter for each space. Trigrams never contain spaces, and so would not tell which words are side by side. */
const JOINT = 'ʘ';

export const joined = (text: string): string => text.replaceAll(' ', JOINT);

/** A text with its words joined, as in the indexes of titles and reviews. */
export const joinedWords = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`replace(${text}, ' ', ${sql.lit(JOINT)})`;
