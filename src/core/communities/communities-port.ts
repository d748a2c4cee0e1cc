import type { Call } from '../shared/call';
import type { CommunityKind } from '../shared/community-kind';
import type { Community, CommunityGroup, CommunityKey, CommunityShelf } from './community';

export abstract class CommunitiesPort {
  abstract listCommunities(
    input: { readonly shelf: CommunityShelf; readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly CommunityGroup[]>;
  abstract searchCommunities(
    input: { readonly text: string; readonly limit?: number | undefined },
    call?: Call,
  ): Promise<readonly Community[]>;
  abstract readCommunity(
    input: { readonly kind: CommunityKind; readonly slug: string },
    call?: Call,
  ): Promise<Community>;
  abstract joinCommunity(key: CommunityKey, call?: Call): Promise<void>;
  abstract leaveCommunity(key: CommunityKey, call?: Call): Promise<void>;
}
