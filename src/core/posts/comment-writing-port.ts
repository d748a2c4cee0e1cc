import type { Call } from '../shared/call';
import type { CommentId, PostId } from '../shared/ids';
import type { Comment, ProfileType, Reaction, Reactions } from './post';

export interface CommentInput {
  readonly text: string;
  readonly profile: ProfileType;
}

export interface CommentEdit {
  readonly text: string;
}

/** The chosen reaction; undefined withdraws it. */
export interface ReactionInput {
  readonly reaction: Reaction | undefined;
}

/** Writes comments. A repeated idempotency key returns the first response and creates nothing. */
export abstract class CommentWritingPort {
  abstract createComment(
    input: { readonly id: PostId; readonly key: string } & CommentInput,
    call?: Call,
  ): Promise<Comment>;
  abstract createReply(
    input: { readonly id: CommentId; readonly key: string } & CommentInput,
    call?: Call,
  ): Promise<Comment>;
  abstract readComment(input: { readonly id: CommentId }, call?: Call): Promise<Comment>;
  abstract editComment(input: { readonly id: CommentId } & CommentEdit, call?: Call): Promise<Comment>;
  abstract deleteComment(input: { readonly id: CommentId }, call?: Call): Promise<void>;
  abstract setReaction(input: { readonly id: CommentId } & ReactionInput, call?: Call): Promise<Reactions>;
}
