import type { PostSort } from '../feed/feed-port';
import { queryCodec } from '../navigation/query';
import type { Community } from './community';
import { communityPath } from './community-path';

/** What the address of a community asks for: whose posts, in which order, and from where on. */
export interface CommunityPlace extends Pick<Community, 'kind' | 'slug'> {
  readonly sort: PostSort;
  readonly after: string | undefined;
}

export const POST_SORTS = ['popularity', 'newToOld', 'oldToNew'] as const satisfies PostSort[];
const query = queryCodec(['sort', 'after']);
/** A cursor longer than this was not made by us. */
const LONGEST_CURSOR = 300;

/** Reads the query of a community's address; what nobody knows is the usual order. */
export function parseCommunityPlace(
  community: Pick<Community, 'kind' | 'slug'>,
  search: string,
): CommunityPlace {
  const { sort, after } = query.parse(search);
  return {
    kind: community.kind,
    slug: community.slug,
    sort: POST_SORTS.find((known) => known === sort) ?? 'popularity',
    after: after && after.length <= LONGEST_CURSOR ? after : undefined,
  };
}

/** The address of a place; the usual order is the bare one. */
export const communityPlacePath = (place: Omit<CommunityPlace, 'after'> & { readonly after?: string }) =>
  communityPath(place) +
  query.build({ sort: place.sort === 'popularity' ? undefined : place.sort, after: place.after });
