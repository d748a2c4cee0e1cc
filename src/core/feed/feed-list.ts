import type { Post } from '../posts/post';
import type { Page } from '../shared/page';

/** The part of a feed on the screen. */
export interface FeedList {
  readonly posts: readonly Post[];
  readonly nextCursor: string | undefined;
  /** How many pages came after the first. */
  readonly added: number;
  /** When the first page came. */
  readonly at: number;
}

const PAGES_BY_THEMSELVES = 3;
const FRESH_FOR = 5 * 60_000;
const KEPT_FOR = 30 * 60_000;

export const firstPage = (page: Page<Post>, at: number): FeedList => ({
  posts: unique(page.items),
  nextCursor: page.nextCursor,
  added: 0,
  at,
});

/** The list with one more page. A post that moved between the two calls keeps its first place. */
export const withPage = (list: FeedList, page: Page<Post>): FeedList => ({
  ...list,
  posts: unique([...list.posts, ...page.items]),
  nextCursor: page.nextCursor,
  added: list.added + 1,
});

/** The first pages come while one scrolls; then a button asks, so that the end of the page stays within reach. */
export const comesByItself = (list: FeedList): boolean =>
  list.nextCursor !== undefined && list.added < PAGES_BY_THEMSELVES;

/** Within a few minutes nothing new is looked for. */
export const isFresh = (list: FeedList, now: number): boolean => now - list.at < FRESH_FOR;

/** Coming back within half an hour finds the list as it was left; what is new is offered, not put in between. */
export const isKept = (list: FeedList, now: number): boolean => now - list.at < KEPT_FOR;

function unique(posts: readonly Post[]): readonly Post[] {
  const seen = new Set<string>();
  return posts.filter(({ id }) => !seen.has(id) && seen.add(id));
}
