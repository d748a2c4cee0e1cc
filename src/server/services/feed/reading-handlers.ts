import type { operations } from '../../../contracts/feed';
import type { Handlers } from '../../http/handlers';
import { notFound, Refusal } from '../../http/refusal';
import { ResultCache } from '../../result-cache';
import { communityExists } from '../communities/community-queries';
import { unwantedSeal } from '../posts/post-action-handlers';
import {
  type After,
  both,
  everything,
  except,
  type Filter,
  followed,
  inCommunity,
  latest,
  nothing,
  oldest,
  ownSince,
  type PageOf,
  personal,
  popular,
  questions,
  unanswered,
  wantedBy,
} from '../posts/post-pages';
import {
  type DiscussionRow,
  type PostRow,
  readPost,
  readPosts,
  readTalkedAbout,
  readTitles,
  statusOfPost,
} from '../posts/post-queries';
import { presentDiscussion, presentPost } from '../posts/present';
import { type Viewer, viewerOf } from '../profile/account/viewer';
import type { Services } from '../services';
import { hourOf } from '../shared/cut-to-hour';
import { ONE_MORE, pageOf, positionFrom } from '../shared/positions';

type Reading = Pick<Handlers<operations>, 'listFeed' | 'readPost' | 'listCommunityPosts' | 'listTalkedAbout'>;

const USUAL_LIMIT = 10;
const deleted = () => new Refusal(410, 'POST_DELETED');
const underReview = () => new Refusal(404, 'POST_UNDER_REVIEW');
/** Lists show an excerpt of a post. */
const MAX_IN_LIST = 280;
const WHOLE = Number.MAX_SAFE_INTEGER;
/** Cached, because most pages show it and it is the same for all users. Titles are read again: a post may be gone. */
const TALKED_ABOUT = { ttl: 10_000, max: 20 };

interface PostList {
  readonly name: string;
  readonly key: 'number' | 'moment';
  readonly page: (after: After | undefined, count: number, others?: Filter) => PageOf;
  /** The contents of the newest-first lists. */
  readonly newest?: Filter;
}

/** How many of the author's own new posts come first. */
const OWN_FIRST = 10;

export const readingHandlers = (services: Services): Reading => {
  const talkedAbout = new ResultCache<readonly DiscussionRow[]>(TALKED_ABOUT, services.now);
  const respondWithPage = async (
    list: PostList,
    viewer: Viewer | undefined,
    { cursor, limit = USUAL_LIMIT }: { readonly cursor?: string; readonly limit?: number },
  ) => {
    const after = positionFrom(services.cursors, list.name, cursor, [list.key, 'string']);
    const count = limit + ONE_MORE;
    const own = (await ownPostsOfHour(services, list, viewer)).slice(0, Math.min(OWN_FIRST, limit - 1));
    const others = list.page(after, count, except(own.map(({ id }) => id)));
    const rows = await readPosts(services.db, others, viewer, MAX_IN_LIST);
    const body = pageOf(
      after ? rows : [...own, ...rows].slice(0, count),
      limit,
      (row) => presentPost(row, MAX_IN_LIST, services.now()),
      (row) => services.cursors.pack(list.name, [keyOf(row), row.id]),
    );
    return { status: 200, body } as const;
  };

  return {
    listFeed: ({ query, caller }) => {
      const viewer = viewerOf(services, caller);
      const wanted = wantedBy(viewer && unwantedSeal(services, viewer.memberId));
      return respondWithPage(feedList(query, viewer, wanted), viewer, query);
    },

    listCommunityPosts: async ({ path, query, caller }) => {
      if (!(await communityExists(services.db, path.type, path.id))) throw notFound();
      return respondWithPage(communityList(path, query), viewerOf(services, caller), query);
    },

    readPost: async ({ path, caller }) => {
      const row = await readPost(services.db, path.id, viewerOf(services, caller));
      if (!row) throw unreadable(await statusOfPost(services.db, path.id));
      return { status: 200, body: presentPost(row, WHOLE, services.now()) };
    },

    listTalkedAbout: async ({ query: { limit = USUAL_LIMIT } }) => {
      const rows = await talkedAbout.get(String(limit), () => readTalkedAbout(services.db, limit));
      return { status: 200, body: (await withTitles(services, rows)).map(presentDiscussion) };
    },
  };
};

/** Those whose posts are still public, with the titles they have now. */
async function withTitles({ db }: Services, rows: readonly DiscussionRow[]): Promise<DiscussionRow[]> {
  const ids = rows.map(({ post_id }) => post_id);
  const titles = await readTitles(db, ids);
  return rows.flatMap((row) => {
    const title = titles.get(row.post_id);
    return title === undefined ? [] : [{ ...row, title }];
  });
}

/** Posts are timed to the hour, in random order within it; authors see theirs first, which reveals no time to others. */
const ownPostsOfHour = async (services: Services, { newest }: PostList, viewer: Viewer | undefined) =>
  newest && viewer
    ? readPosts(
        services.db,
        latest(both(newest, ownSince(viewer, hourOf(services.now()))), undefined, OWN_FIRST),
        viewer,
        MAX_IN_LIST,
      )
    : [];

/** A rejected post does not exist for other users; only its author sees it. */
function unreadable(status: PostRow['status'] | undefined): Refusal {
  if (status === 'DELETED') return deleted();
  return status === 'FLAGGED' ? underReview() : notFound();
}

const keyOf = ({ key }: PostRow): number | string => (key instanceof Date ? key.toISOString() : key);

const newestFirst = (name: string, where: Filter): PostList => ({
  name,
  key: 'moment',
  page: (after, count, others = everything) => latest(both(where, others), after, count),
  newest: where,
});

type FeedQuery = operations['listFeed']['parameters']['query'];

/** A visitor follows nothing and gets the public posts. */
function feedList(
  { feedType, sort }: Pick<FeedQuery, 'feedType' | 'sort'>,
  viewer: Viewer | undefined,
  wanted: Filter,
): PostList {
  switch (sort) {
    case 'POPULAR':
      return viewer && feedType === 'PERSONALIZED'
        ? {
            name: 'feed personal',
            key: 'number',
            page: (after, count) => personal(viewer, wanted, after, count),
          }
        : { name: 'feed popular', key: 'number', page: (after, count) => popular(wanted, after, count) };
    case 'LATEST':
      return newestFirst('feed latest', wanted);
    case 'UNANSWERED':
      return {
        name: 'feed unanswered',
        key: 'moment',
        page: (after, count) => latest(both(unanswered, wanted), after, count),
      };
    case 'FOLLOWING':
      return {
        name: 'feed following',
        key: 'moment',
        page: (after, count) =>
          viewer ? followed(viewer, wanted, after, count) : latest(nothing, after, count),
      };
  }
}

function communityList(
  community: operations['listCommunityPosts']['parameters']['path'],
  { sort, postType }: operations['listCommunityPosts']['parameters']['query'],
): PostList {
  const all = inCommunity(community.type, community.id);
  const where = postType ? both(all, questions) : all;
  const name = `community ${community.type} ${community.id} ${sort} ${postType ?? 'all'}`;
  switch (sort) {
    case 'popularity':
      return { name, key: 'number', page: (after, count) => popular(where, after, count) };
    case 'newToOld':
      return newestFirst(name, where);
    case 'oldToNew':
      return { name, key: 'moment', page: (after, count) => oldest(where, after, count) };
  }
}
