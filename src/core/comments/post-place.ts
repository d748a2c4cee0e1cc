import { queryCodec } from '../navigation/query';
import { pathTo } from '../navigation/screens';

/** What the address of a post asks for: which post, and from where on its comments. */
export interface PostPlace {
  readonly postId: string;
  readonly after: string | undefined;
}

const query = queryCodec(['after']);
/** A cursor longer than this was not made by us. */
const LONGEST_CURSOR = 300;

export function parsePostPlace(postId: string, search: string): PostPlace {
  const { after } = query.parse(search);
  return { postId, after: after && after.length <= LONGEST_CURSOR ? after : undefined };
}

export const postPath = ({
  postId,
  after,
}: {
  readonly postId: string;
  readonly after?: string | undefined;
}) => pathTo('post', { postId }) + query.build({ after });
