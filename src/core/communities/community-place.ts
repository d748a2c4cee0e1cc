import { POST_SORTS, type PostSort } from '../shared/post-sort';
import { queryCodec } from '../shell/query';
import { pathTo } from '../shell/screens';
import type { Community } from './community';
import { communityPath } from './community-path';

/** A company's page has two parts, each with a separate path. */
export type CommunityPart = 'posts' | 'questions';

interface CommunityPage extends Pick<Community, 'kind' | 'slug'> {
  /** Undefined on the community's main page. */
  readonly part?: CommunityPart | undefined;
}

export interface CommunityPlace extends CommunityPage {
  readonly sort: PostSort;
  readonly after: string | undefined;
}

const query = queryCodec(['sort', 'after']);
/** Our cursors are never longer than this. */
const MAX_CURSOR_LENGTH = 300;

/** Unknown values in the query mean the default order. */
export function parseCommunityPlace(community: CommunityPage, search: string): CommunityPlace {
  const { sort, after } = query.parse(search);
  return {
    kind: community.kind,
    slug: community.slug,
    ...(community.part && { part: community.part }),
    sort: POST_SORTS.find((known) => known === sort) ?? 'popularity',
    after: after && after.length <= MAX_CURSOR_LENGTH ? after : undefined,
  };
}

/** The default order has no query. */
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
