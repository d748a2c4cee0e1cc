import type { Post } from '../../core/posts/post';
import { goOnAfter } from '../kit/go-on-after';

/** Reads a feed anew that a post has left. A keyboard that stood on the post goes on at the one in its place. */
export const leaveFeed = ({ id }: Post, refresh: () => Promise<void>): Promise<void> =>
  goOnAfter('[role=feed] article', (post) => post.id === `post-${id}`, refresh);
