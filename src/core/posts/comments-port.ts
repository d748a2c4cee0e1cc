import type { Call } from '../shared/call';
import type { Page, Slice } from '../shared/page';
import type { Comment } from './post';

export abstract class CommentsPort {
  /** The replies to one comment, earliest first. */
  abstract listReplies(of: { readonly id: string } & Slice, call?: Call): Promise<Page<Comment>>;
}
