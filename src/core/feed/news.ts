import type { Post } from '../posts/post';
import type { Page } from '../shared/page';
import type { FeedList } from './feed-list';

/** The posts of a fresh first page the list on the screen does not have. */
export function newsIn(list: FeedList, page: Page<Post>): readonly Post[] {
  const known = new Set(list.posts.map(({ id }) => id));
  return page.items.filter(({ id }) => !known.has(id));
}

/** The list with what is known of its posts brought up to date; nothing in it moves. */
export function upToDate(list: FeedList, page: Page<Post>): FeedList {
  const fresh = new Map(page.items.map((post) => [post.id, post]));
  return { ...list, posts: list.posts.map((post) => fresh.get(post.id) ?? post) };
}
