import { utf8 } from '../trust/bytes';

/** Actions that the key of an untraceable post or comment allows its author. */
export type AuthorAction =
  | { readonly kind: 'READ' | 'DELETE' }
  /** A comment has an empty title. */
  | { readonly kind: 'EDIT'; readonly title: string; readonly text: string }
  | { readonly kind: 'APPEAL'; readonly text: string };

interface Signed {
  readonly itemId: string;
  /** Larger than in every earlier request, so that no request can be repeated. */
  readonly number: number;
  readonly kind: AuthorAction['kind'];
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/** The bytes that the author signs. */
export const authorRequestBytes = ({ itemId, number, kind, title = '', text = '' }: Signed): Uint8Array =>
  utf8(JSON.stringify(['humkaar-author-request-1', itemId, number, kind, title, text]));

export const ITEM_ID_LENGTH = 22;

/** The bytes from which a post's id is derived: the same token and text give the same post. */
export const postIdBytes = (nonceHash: string, content: readonly unknown[]): Uint8Array =>
  utf8(JSON.stringify(['humkaar-untraceable-post-1', nonceHash, ...content]));

/** Without a comment above, undefined and null give the same bytes. */
export const commentIdBytes = (nonceHash: string, content: readonly unknown[]): Uint8Array =>
  utf8(JSON.stringify(['humkaar-untraceable-comment-1', nonceHash, ...content]));

export const SIGNATURE_ALGORITHMS = ['Ed25519', 'P-256'] as const;
export type SignatureAlgorithm = (typeof SIGNATURE_ALGORITHMS)[number];
