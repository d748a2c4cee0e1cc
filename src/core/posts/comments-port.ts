import type { Call } from '../shared/call';
import type { CommentId } from '../shared/ids';
import type { Page, Slice } from '../shared/page';
import type { Comment } from './post';

export abstract class CommentsPort {
  /** Oldest first. */
  abstract listReplies(input: { readonly id: CommentId } & Slice, call?: Call): Promise<Page<Comment>>;
}
