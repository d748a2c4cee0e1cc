import type { Call } from '../shared/call';
import type { Page, Slice } from '../shared/page';
import type { Comment } from './post';

export abstract class CommentsPort {
  /** Oldest first. */
  abstract listReplies(input: { readonly id: string } & Slice, call?: Call): Promise<Page<Comment>>;
}
