import type { PostId } from '../shared/ids';
import { POST_SORTS, type PostSort } from '../shared/post-sort';
import { queryCodec } from '../shell/query';
import { pathTo } from '../shell/screens';

export interface PostPlace {
  readonly postId: PostId;
  readonly after: string | undefined;
  /** Defaults to the best comments first. */
  readonly order?: PostSort | undefined;
}

const query = queryCodec(['order', 'after']);
/** No cursor of this site is longer. */
const MAX_CURSOR_LENGTH = 300;

export function parsePostPlace(postId: PostId, search: string): PostPlace {
  const { after, order } = query.parse(search);
  const known = POST_SORTS.find((item) => item === order);
  return {
    postId,
    ...(known && known !== 'popularity' && { order: known }),
    after: after && after.length <= MAX_CURSOR_LENGTH ? after : undefined,
  };
}

export const postPath = ({
  postId,
  order,
  after,
}: {
  readonly postId: PostId;
  readonly order?: PostSort | undefined;
  readonly after?: string | undefined;
}) => pathTo('post', { postId }) + query.build({ order: order === 'popularity' ? undefined : order, after });

/** Separates the slug words from the post id; slugs never contain it. */
const BEFORE_ID = '--';

/** The post id after the separator, or the whole slug without one. */
export function questionIdOf(slug: string): string {
  const index = slug.indexOf(BEFORE_ID);
  return index < 0 ? slug : slug.slice(index + BEFORE_ID.length);
}
