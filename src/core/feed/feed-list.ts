import type { Post } from '../posts/post';
import type { Page } from '../shared/page';

export interface FeedList {
  readonly posts: readonly Post[];
  readonly nextCursor: string | undefined;
  /** The number of pages loaded after the first. */
  readonly added: number;
  /** When the first page was loaded. */
  readonly at: number;
}

const PAGES_BY_THEMSELVES = 3;
const CACHED_FOR = 30 * 60_000;

export const firstPage = (page: Page<Post>, index: number): FeedList => ({
  posts: unique(page.items),
  nextCursor: page.nextCursor,
  added: 0,
  at: index,
});

/** A post that moved between the two requests keeps its first position. */
export const withPage = (list: FeedList, page: Page<Post>): FeedList => ({
  ...list,
  posts: unique([...list.posts, ...page.items]),
  nextCursor: page.nextCursor,
  added: list.added + 1,
});

/** The first pages load on scroll; then a button loads more, so that the page footer stays within reach. */
export const loadsAutomatically = (list: FeedList): boolean =>
  list.nextCursor !== undefined && list.added < PAGES_BY_THEMSELVES;

/** Returning within half an hour restores the list; new posts are offered, not inserted. */
export const isCached = (list: FeedList, now: number): boolean => now - list.at < CACHED_FOR;

function unique(posts: readonly Post[]): readonly Post[] {
  const seen = new Set<string>();
  return posts.filter(({ id }) => !seen.has(id) && seen.add(id));
}
