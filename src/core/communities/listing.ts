import type { CommunityKind } from '../shared/community-kind';
import { queryCodec } from '../shell/query';
import { shortText } from '../shell/query-values';
import { pathTo } from '../shell/screens';
import type { Community, CommunityGroup, CommunityShelf } from './community';
import { communityKey } from './rail';

export const LISTING_CHIPS = ['all', 'topics', 'companies', 'roles'] as const;
export type ListingChip = (typeof LISTING_CHIPS)[number];

export interface ListingPlace {
  readonly chip: ListingChip;
  readonly text: string;
}

export interface Shelf {
  readonly name: CommunityShelf | 'found';
  readonly communities: readonly Community[];
}

export const KIND_OF = {
  all: undefined,
  topics: 'TOPIC',
  companies: 'COMPANY',
  roles: 'DEPARTMENT',
} as const satisfies Record<ListingChip, CommunityKind | undefined>;

/** The server may send newer kinds, which have no name or address on this page yet. */
const isKnown = ({ kind }: Community): boolean => Object.values(KIND_OF).includes(kind);

const query = queryCodec(['show', 'q']);
/** The service does not accept longer names. */
const MAX_TEXT_LENGTH = 80;

export function parseListing(search: string): ListingPlace {
  const { show, q = '' } = query.parse(search);
  return { chip: LISTING_CHIPS.find((chip) => chip === show) ?? 'all', text: searched(q) };
}

export const searched = (typed: string): string => shortText(typed, MAX_TEXT_LENGTH);

export const listingPath = ({ chip, text }: ListingPlace): string =>
  pathTo('communities') + query.build({ show: chip === 'all' ? undefined : chip, q: text || undefined });

/** Filters by kind, shows each community on the first shelf that has it and drops empty shelves. */
export function shelvesOf(
  answers: readonly (readonly [
    name: Shelf['name'],
    groups: readonly Pick<CommunityGroup, 'communities'>[],
  ])[],
  chip: ListingChip,
): readonly Shelf[] {
  const kind = KIND_OF[chip];
  const seen = new Set<string>();
  return answers
    .map(([name, groups]) => ({
      name,
      communities: groups
        .flatMap(({ communities }) => communities)
        .filter((community) => (kind === undefined ? isKnown(community) : community.kind === kind))
        .filter((community) => !seen.has(communityKey(community)) && seen.add(communityKey(community))),
    }))
    .filter(({ communities }) => communities.length > 0);
}
