import type { LoaderFunctionArgs } from 'react-router';
import type { Community } from '../../core/communities/community';
import { communityPath } from '../../core/communities/community-path';
import { type CommunityPart, parseCommunityPlace } from '../../core/communities/community-place';
import { communityText } from '../../core/communities/text';
import type { CommunityKind } from '../../core/shared/community-kind';
import { loaded } from '../../core/shared/loadable';
import { CommunityStore } from '../../stores/communities/community-store';
import { TrendingStore } from '../../stores/feed/trending-store';
import { PinnedStore } from '../../stores/posts/pinned-store';
import type { ScreenHandle, ScreenPlace } from '../shared/screen-module';
import { storesContext } from '../use-store';

type Params = LoaderFunctionArgs['params'] | ScreenPlace['params'];

/** The route param with the community name differs by kind. */
const slugIn = ({ communityUrl, companyUrl, urlName }: Params): string =>
  communityUrl ?? companyUrl ?? urlName ?? '';

export const communityLoader =
  (kind: CommunityKind, part?: CommunityPart) =>
  async ({ request, params, context }: LoaderFunctionArgs): Promise<void> => {
    const resolve = context.get(storesContext);
    const call = { signal: request.signal };
    const place = parseCommunityPlace({ kind, slug: slugIn(params), part }, new URL(request.url).search);
    const pinned = (community: Community) => resolve(PinnedStore).open(community, call);
    await Promise.all([resolve(CommunityStore).open(place, call, pinned), resolve(TrendingStore).open(call)]);
    const { failure } = resolve(CommunityStore);
    if (failure) throw failure;
  };

export const communityHandle = (kind: CommunityKind): ScreenHandle => ({
  head: (resolve, { params, search }) => {
    const community = loaded(resolve(CommunityStore).community);
    const { slug, after } = parseCommunityPlace({ kind, slug: slugIn(params) }, search);
    const name = community?.name ?? slug;
    return {
      title: name,
      description: communityText.page.description(name),
      canonical: communityPath({ kind, slug }),
      hidden: after !== undefined,
    };
  },
});
