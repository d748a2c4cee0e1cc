import { POST_SORTS, type PostSort } from '../shared/post-sort';
import { queryCodec } from '../shell/query';
import { pathTo } from '../shell/screens';
import type { Community } from './community';
import { communityPath } from './community-path';

/** A company's page shows what is said there in two parts, each with an address of its own. */
export type CommunityPart = 'posts' | 'questions';

interface CommunityPage extends Pick<Community, 'kind' | 'slug'> {
  /** Nothing on the community's own page. */
  readonly part?: CommunityPart | undefined;
}

/** What the address of a community asks for: whose posts, in which order, and from where on. */
export interface CommunityPlace extends CommunityPage {
  readonly sort: PostSort;
  readonly after: string | undefined;
}

const query = queryCodec(['sort', 'after']);
/** A cursor longer than this was not made by us. */
const LONGEST_CURSOR = 300;

/** Reads the query of a community's address; what nobody knows is the usual order. */
export function parseCommunityPlace(community: CommunityPage, search: string): CommunityPlace {
  const { sort, after } = query.parse(search);
  return {
    kind: community.kind,
    slug: community.slug,
    ...(community.part && { part: community.part }),
    sort: POST_SORTS.find((known) => known === sort) ?? 'popularity',
    after: after && after.length <= LONGEST_CURSOR ? after : undefined,
  };
}

/** The address of a place; the usual order is the bare one. */
export const communityPlacePath = (
  place: Omit<CommunityPlace, 'after'> & { readonly after?: string | undefined },
) =>
  pagePath(place) +
  query.build({ sort: place.sort === 'popularity' ? undefined : place.sort, after: place.after });

function pagePath(page: CommunityPage): string {
  switch (page.part) {
    case undefined:
      return communityPath(page);
    case 'posts':
      return pathTo('company-posts', { urlName: page.slug });
    case 'questions':
      return pathTo('company-questions', { urlName: page.slug });
    default:
      return page.part satisfies never;
  }
}
