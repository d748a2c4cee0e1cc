import { SIGNATURE_ALGORITHMS } from './author-request';
import type { OwnPost } from './wallet';

const NAME = 'humkaar-post-key-1';

/** The file with which an author can move the key of a post or comment to another device. */
export const exportedKey = ({ postId, title, commentOn, pair, number }: OwnPost): string =>
  JSON.stringify({ kind: NAME, postId, title, commentOn, ...pair, number }, undefined, 2);

/** Undefined for any other file. */
export function importedKey(text: string): OwnPost | undefined {
  try {
    const file = JSON.parse(text) as Record<string, unknown>;
    const { kind, postId, title, commentOn, algorithm, value, privateKey, number } = file;
    const known = SIGNATURE_ALGORITHMS.find((item) => item === algorithm);
    if (
      kind !== NAME ||
      !known ||
      ![postId, title, value, privateKey].every((item) => typeof item === 'string')
    )
      return undefined;
    return {
      postId: String(postId),
      title: String(title),
      ...(typeof commentOn === 'string' && { commentOn }),
      pair: { algorithm: known, value: String(value), privateKey: String(privateKey) },
      number: Number.isSafeInteger(number) ? Number(number) : 0,
    };
  } catch {
    return undefined;
  }
}
