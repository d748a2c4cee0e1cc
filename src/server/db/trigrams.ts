/**
 * Whether PostgreSQL finds a part of this text in a trigram index. It may read the whole index for a text without three
 * letters or digits in a row, such as "hr"; signs that join letters in Hindi are neither.
 */
export const hasTrigram = (text: string): boolean => /[\p{Alphabetic}\p{Nd}]{3}/u.test(text);
