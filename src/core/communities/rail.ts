import type { Community, CommunityGroup, CommunityKey } from './community';

/** The communities beside the feed: one's own, or those many people follow. */
export interface CommunityRail {
  readonly kind: 'yours' | 'popular';
  readonly communities: readonly Community[];
}

export const RAIL_LENGTH = 5;

/** Entity ids repeat across kinds, so only both together name a community. */
export const communityKey = ({ kind, id }: CommunityKey): string => `${kind} ${id}`;

/** The same community in two groups shows once. */
export const distinct = (communities: readonly Community[]): readonly Community[] => [
  ...new Map(communities.map((community) => [communityKey(community), community])).values(),
];

/** One's own communities in their order; whoever has none sees the most followed ones. */
export function railOf(groups: readonly CommunityGroup[], kind: CommunityRail['kind']): CommunityRail {
  const all = distinct(groups.flatMap(({ communities }) => communities));
  const shown = kind === 'yours' ? all : all.toSorted((a, b) => b.reach.followers - a.reach.followers);
  return { kind, communities: shown.slice(0, RAIL_LENGTH) };
}
