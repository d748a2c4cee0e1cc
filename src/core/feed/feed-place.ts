import type { Session } from '../login/session';
import { queryCodec } from '../shell/query';
import type { FeedSort, FeedType } from './feed-port';

/** What the home address asks for: which order, and after which post. */
export interface FeedPlace {
  readonly sort: FeedSort;
  readonly after: string | undefined;
}

/** The orders of the home feed and their names in the address, as its tabs show them. */
export const FEED_TABS = ['POPULAR', 'LATEST', 'FOLLOWING', 'UNANSWERED'] as const satisfies FeedSort[];
const query = queryCodec(['feed', 'after']);
/** A cursor longer than this was not made by us. */
const LONGEST_CURSOR = 400;

/** Reads the query of the home address; what nobody knows is the usual feed. */
export function parseFeedPlace(search: string): FeedPlace {
  const { feed, after } = query.parse(search);
  const sort = FEED_TABS.find((tab) => tab.toLowerCase() === feed) ?? 'POPULAR';
  return { sort, after: after && after.length <= LONGEST_CURSOR ? after : undefined };
}

/** The home address of a place; the usual feed is the bare one. */
export const feedPath = ({ sort, after }: { readonly sort: FeedSort; readonly after?: string | undefined }) =>
  `/${query.build({ feed: sort === 'POPULAR' ? undefined : sort.toLowerCase(), after })}`;

/** Whoever is known gets a feed of their own; visitors all see the same. */
export const feedTypeFor = ({ profile }: Session): FeedType => (profile ? 'PERSONALIZED' : 'GENERIC');
