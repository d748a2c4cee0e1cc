import type { Post } from '../posts/post';
import type { Call } from '../shared/call';
import type { Page, Slice } from '../shared/page';

/** How many posts the member has, and how many are not public. */
export interface OwnFigures {
  readonly posts: number;
  readonly onHold: number;
  readonly hidden: number;
  readonly comments: number;
}

export abstract class OwnPostsPort {
  abstract listOwnPosts(slice: Slice, call?: Call): Promise<Page<Post>>;
  abstract readOwnFigures(input?: undefined, call?: Call): Promise<OwnFigures>;
}
