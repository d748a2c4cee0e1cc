import { utf8 } from '../trust/bytes';

/** Actions that the key of an untraceable post allows its author. */
export type AuthorAction =
  | { readonly kind: 'READ' | 'DELETE' }
  | { readonly kind: 'EDIT'; readonly title: string; readonly text: string }
  | { readonly kind: 'APPEAL'; readonly text: string };

interface Signed {
  readonly postId: string;
  /** Larger than that of every request before it, so that none can be repeated. */
  readonly number: number;
  readonly kind: AuthorAction['kind'];
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/** The bytes that the author signs. */
export const authorRequestBytes = ({ postId, number, kind, title = '', text = '' }: Signed): Uint8Array =>
  utf8(JSON.stringify(['humkaar-author-request-1', postId, number, kind, title, text]));

/** The bytes of which the id of a post is made: the same token and text are the same post. */
export const postIdBytes = (nonceHash: string, content: readonly unknown[]): Uint8Array =>
  utf8(JSON.stringify(['humkaar-untraceable-post-1', nonceHash, ...content]));

export const SIGNATURE_ALGORITHMS = ['Ed25519', 'P-256'] as const;
export type SignatureAlgorithm = (typeof SIGNATURE_ALGORITHMS)[number];
