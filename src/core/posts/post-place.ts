import { POST_SORTS, type PostSort } from '../shared/post-sort';
import { queryCodec } from '../shell/query';
import { pathTo } from '../shell/screens';

/** What the address of a post asks for: which post, in which order its comments, and from where on. */
export interface PostPlace {
  readonly postId: string;
  readonly after: string | undefined;
  /** The best first when left out. */
  readonly order?: PostSort | undefined;
}

const query = queryCodec(['order', 'after']);
/** A cursor longer than this was not made by us. */
const LONGEST_CURSOR = 300;

export function parsePostPlace(postId: string, search: string): PostPlace {
  const { after, order } = query.parse(search);
  const known = POST_SORTS.find((one) => one === order);
  return {
    postId,
    ...(known && known !== 'popularity' && { order: known }),
    after: after && after.length <= LONGEST_CURSOR ? after : undefined,
  };
}

export const postPath = ({
  postId,
  order,
  after,
}: {
  readonly postId: string;
  readonly order?: PostSort | undefined;
  readonly after?: string | undefined;
}) => pathTo('post', { postId }) + query.build({ order: order === 'popularity' ? undefined : order, after });

/** What stands between the words of an answer's address and the id they are about; no words hold it. */
const BEFORE_ID = '--';

/** The question an address of answers names: what follows the words, or all of it. */
export function questionIdOf(slug: string): string {
  const at = slug.indexOf(BEFORE_ID);
  return at < 0 ? slug : slug.slice(at + BEFORE_ID.length);
}
