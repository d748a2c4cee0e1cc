import type { CommunityKey } from '../communities/community';
import type { RuleId, Verdict } from '../moderation/rules';
import type { Call } from '../shared/call';
import type { CommentId, KeyId, PostId } from '../shared/ids';
import type { AuthorAction, SignatureAlgorithm } from './author-request';
import type { GroupKind } from './rules';

export interface TokenKey {
  readonly keyId: KeyId;
  /** In base64url. */
  readonly publicKey: string;
  readonly kind: GroupKind;
  readonly groupId: number;
  readonly name: string;
  /** Its first day, such as 2026-11-01. */
  readonly month: string;
}

export interface ListedKey extends TokenKey {
  /** Rounded down. */
  readonly members: number;
}

export interface KeyDirectory {
  readonly keys: readonly ListedKey[];
}

export interface AuthorKey {
  readonly algorithm: SignatureAlgorithm;
  /** The raw public key in base64url. */
  readonly value: string;
}

export interface UntraceableInput {
  readonly title: string;
  readonly text: string;
  readonly community: CommunityKey;
  readonly authorKey: AuthorKey;
}

export interface UntraceableOutcome {
  readonly postId: PostId;
  /** A full hour. */
  readonly appearsAt: Date;
}

export interface UntraceableCommentInput {
  readonly postId: PostId;
  /** The comment it answers. */
  readonly replyTo: string | undefined;
  readonly text: string;
  readonly authorKey: AuthorKey;
}

export interface UntraceableCommentOutcome {
  readonly commentId: CommentId;
  /** A full hour. */
  readonly appearsAt: Date;
}

export interface AuthorRequest {
  readonly number: number;
  readonly kind: AuthorAction['kind'];
  readonly authorKey: AuthorKey;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly signature: string;
}

export interface AuthorDecision {
  readonly verdict: Verdict;
  readonly rule: RuleId;
  readonly text: string;
  readonly appeal: 'NONE' | 'OPEN' | 'DECIDED';
}

export interface AuthorReply {
  readonly author: string;
  readonly text: string;
  readonly createdAt: Date;
}

/** A post or comment as its author sees it; a comment has the id of its post and no title. */
export interface AuthorView extends UntraceableOutcome {
  readonly status: 'WAITING' | 'LIVE' | 'FLAGGED' | 'AUTHOR_REJECTED' | 'DELETED';
  readonly title: string;
  readonly text: string;
  readonly editable: boolean;
  readonly decision: AuthorDecision | undefined;
  readonly replies: readonly AuthorReply[];
}

/** The service that takes tokens and never sees a member. */
export abstract class UntraceablePort {
  abstract listTokenKeys(input?: Record<never, never>, call?: Call): Promise<KeyDirectory>;
  abstract createUntraceablePost(
    post: UntraceableInput & { readonly token: string },
    call?: Call,
  ): Promise<UntraceableOutcome>;
  abstract createUntraceableComment(
    comment: UntraceableCommentInput & { readonly token: string },
    call?: Call,
  ): Promise<UntraceableCommentOutcome>;
  abstract sendCommentAuthorRequest(
    request: AuthorRequest & { readonly id: string },
    call?: Call,
  ): Promise<AuthorView>;
  abstract sendAuthorRequest(
    request: AuthorRequest & { readonly id: string },
    call?: Call,
  ): Promise<AuthorView>;
}
