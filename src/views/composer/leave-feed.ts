import type { Post } from '../../core/posts/post';
import { continueAfter } from '../kit/continue-after';

/** Reloads a feed after a post was removed; the focus moves to the post now in its place. */
export const leaveFeed = ({ id }: Post, refresh: () => Promise<void>): Promise<void> =>
  continueAfter('[role=feed] article', (post) => post.id === `post-${id}`, refresh);
