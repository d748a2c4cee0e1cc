import type { CommunityKind } from '../shared/community-kind';
import { queryCodec } from '../shell/query';
import { pathTo } from '../shell/screens';
import type { Community, CommunityGroup, CommunityShelf } from './community';
import { communityKey } from './rail';

export const LISTING_CHIPS = ['all', 'topics', 'companies', 'roles'] as const;
export type ListingChip = (typeof LISTING_CHIPS)[number];

/** What the address of the communities' page asks for. */
export interface ListingPlace {
  readonly chip: ListingChip;
  /** What is searched for; empty when nothing is. */
  readonly text: string;
}

/** Communities under one heading. */
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

/** A kind that comes later has neither a name nor an address on this page yet. */
const isKnown = ({ kind }: Community): boolean => Object.values(KIND_OF).includes(kind);

const query = queryCodec(['show', 'q']);
/** The service takes no longer names. */
const LONGEST_TEXT = 80;

export function parseListing(search: string): ListingPlace {
  const { show, q = '' } = query.parse(search);
  return { chip: LISTING_CHIPS.find((chip) => chip === show) ?? 'all', text: searched(q) };
}

/** Only a text with something in it is searched for. */
export const searched = (typed: string): string => typed.trim().slice(0, LONGEST_TEXT).trim();

export const listingPath = ({ chip, text }: ListingPlace): string =>
  pathTo('communities') + query.build({ show: chip === 'all' ? undefined : chip, q: text || undefined });

/** The shelves of a page: of the chosen kind, each community on the first one that has it, and none empty. */
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
        .filter((one) => (kind === undefined ? isKnown(one) : one.kind === kind))
        .filter((one) => !seen.has(communityKey(one)) && seen.add(communityKey(one))),
    }))
    .filter(({ communities }) => communities.length > 0);
}
