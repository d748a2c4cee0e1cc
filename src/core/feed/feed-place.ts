import type { Session } from '../login/session';
import { queryCodec } from '../shell/query';
import type { FeedSort, FeedType } from './feed-port';

export interface FeedPlace {
  readonly sort: FeedSort;
  readonly after: string | undefined;
}

/** In the order of the tabs of the home feed. */
export const FEED_TABS = ['POPULAR', 'LATEST', 'FOLLOWING', 'UNANSWERED'] as const satisfies FeedSort[];
const query = queryCodec(['feed', 'after']);
/** No cursor of this site is longer. */
const MAX_CURSOR_LENGTH = 400;

export function parseFeedPlace(search: string): FeedPlace {
  const { feed, after } = query.parse(search);
  const sort = FEED_TABS.find((tab) => tab.toLowerCase() === feed) ?? 'POPULAR';
  return { sort, after: after && after.length <= MAX_CURSOR_LENGTH ? after : undefined };
}

export const feedPath = ({ sort, after }: { readonly sort: FeedSort; readonly after?: string | undefined }) =>
  `/${query.build({ feed: sort === 'POPULAR' ? undefined : sort.toLowerCase(), after })}`;

/** Members get a personalized feed; all visitors see the same one. */
export const feedTypeFor = ({ profile }: Session): FeedType => (profile ? 'PERSONALIZED' : 'GENERIC');
