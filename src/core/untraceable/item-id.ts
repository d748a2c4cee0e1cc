import type { Sha256 } from '../trust/digest';
import { commentIdBytes, ITEM_ID_LENGTH, postIdBytes } from './author-request';
import { toBase64url } from './base64url';
import { nonceOf } from './token';
import type { UntraceableCommentInput, UntraceableInput } from './untraceable-port';

export type NewItem = Omit<UntraceableInput, 'authorKey'> | Omit<UntraceableCommentInput, 'authorKey'>;

interface Paid {
  readonly token: string;
  /** The public part. */
  readonly authorKey: string;
}

/** The id that the server derives, too: with it, the author of an item can manage it without the response. */
export async function itemIdOf(sha256: Sha256, item: NewItem, { token, authorKey }: Paid): Promise<string> {
  const nonceHash = toBase64url(await sha256(nonceOf(token)));
  const bytes =
    'postId' in item
      ? commentIdBytes(nonceHash, [item.postId, item.replyTo, item.text, authorKey])
      : postIdBytes(nonceHash, [item.title, item.text, item.community.kind, item.community.id, authorKey]);
  return toBase64url(await sha256(bytes)).slice(0, ITEM_ID_LENGTH);
}
