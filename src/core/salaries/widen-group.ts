import {
  balanced,
  effectiveSize,
  MIN_COLLEAGUES,
  MIN_CONTRIBUTORS,
  type Peer,
  type PeerBucket,
  peersFrom,
} from './peers';

/** How far the peer group was widened, from profile + company + city (0) to the role family in India (6). */
export type PeerLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface PeerGroupFound {
  readonly level: PeerLevel;
  readonly peers: readonly Peer[];
}

const ENOUGH_EFFECTIVE = 30;
/** From this level on a group mixes many companies, and none may dominate it. */
const MIXED = 2;
/** At exactly this level the experience does not matter. */
const ANY_EXPERIENCE = 5;

export const isMixed = (level: PeerLevel): boolean => level >= MIXED;

export const isOfAnyExperience = (level: PeerLevel): boolean => level === ANY_EXPERIENCE;

/**
 * Widens the group level by level and stops at the first that is big enough; otherwise the level with the most
 * effective peers among those with enough people, the narrower of two equals.
 */
export async function widen(
  levels: readonly PeerLevel[],
  read: (level: PeerLevel) => Promise<readonly PeerBucket[]>,
): Promise<PeerGroupFound | undefined> {
  let best: (PeerGroupFound & { readonly effective: number }) | undefined;
  for (const level of levels) {
    const all = peersFrom(await read(level));
    const peers = isMixed(level) ? balanced(all) : all;
    if (!peers || peers.length < (isMixed(level) ? MIN_CONTRIBUTORS : MIN_COLLEAGUES)) continue;
    const effective = effectiveSize(peers);
    if (effective >= ENOUGH_EFFECTIVE) return { level, peers };
    if (!best || effective > best.effective) best = { level, peers, effective };
  }
  return best;
}
