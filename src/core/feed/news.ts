import type { Post } from '../posts/post';
import type { Page } from '../shared/page';
import type { FeedList } from './feed-list';

const FRESH_FOR = 5 * 60_000;

export const isFresh = (list: FeedList, now: number): boolean => now - list.at < FRESH_FOR;

/** The posts of a fresh first page that the list does not have. */
export function newsIn(list: FeedList, page: Page<Post>): readonly Post[] {
  const known = new Set(list.posts.map(({ id }) => id));
  return page.items.filter(({ id }) => !known.has(id));
}

/** Updates the posts in the list without moving any. */
export function upToDate(list: FeedList, page: Page<Post>): FeedList {
  const fresh = new Map(page.items.map((post) => [post.id, post]));
  return { ...list, posts: list.posts.map((post) => fresh.get(post.id) ?? post) };
}
