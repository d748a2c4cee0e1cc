import type { Community, CommunityGroup, CommunityKey } from './community';

/** The communities next to the feed: the user's own, or the most followed ones. */
export interface CommunityRail {
  readonly kind: 'yours' | 'popular';
  readonly communities: readonly Community[];
}

export const RAIL_LENGTH = 5;

export const communityKey = ({ kind, id }: CommunityKey): string => `${kind} ${id}`;

export const distinct = (communities: readonly Community[]): readonly Community[] => [
  ...new Map(communities.map((community) => [communityKey(community), community])).values(),
];

/** The user's own communities in their order; members without any see the most followed ones. */
export function railOf(groups: readonly CommunityGroup[], kind: CommunityRail['kind']): CommunityRail {
  const all = distinct(groups.flatMap(({ communities }) => communities));
  const shown = kind === 'yours' ? all : all.toSorted((a, b) => b.reach.followers - a.reach.followers);
  return { kind, communities: shown.slice(0, RAIL_LENGTH) };
}
