import type { Call } from '../shared/call';
import type { Comment, ProfileType, Reaction, Reactions } from './post';

export interface CommentInput {
  readonly text: string;
  readonly profile: ProfileType;
}

export interface CommentEdit {
  readonly text: string;
}

/** The reaction somebody wants to have given; none takes it back. */
export interface ReactionInput {
  readonly reaction: Reaction | undefined;
}

/** What is said under a post. A key that was sent before gets the first answer again and says nothing twice. */
export abstract class TalkingPort {
  abstract createComment(
    of: { readonly id: string; readonly key: string } & CommentInput,
    call?: Call,
  ): Promise<Comment>;
  abstract createReply(
    of: { readonly id: string; readonly key: string } & CommentInput,
    call?: Call,
  ): Promise<Comment>;
  abstract readComment(of: { readonly id: string }, call?: Call): Promise<Comment>;
  abstract editComment(of: { readonly id: string } & CommentEdit, call?: Call): Promise<Comment>;
  abstract deleteComment(of: { readonly id: string }, call?: Call): Promise<void>;
  abstract setReaction(of: { readonly id: string } & ReactionInput, call?: Call): Promise<Reactions>;
}
