import type { ChatMembership, ChatStatusInput } from './chat';

/** What a member accepted or asked before they blocked the other one. */
export type StatusBeforeBlock = Exclude<ChatMembership, 'BLOCKED' | 'LEFT'>;

interface Pair {
  readonly own: ChatMembership;
  readonly peer: ChatMembership;
}

/** The statuses after one member accepts, leaves, blocks or unblocks. Undefined when the change is not allowed. */
export function nextMembership(
  { own, peer, before }: Pair & { readonly before?: StatusBeforeBlock | undefined },
  query: ChatStatusInput['status'],
): Pair | undefined {
  if (own === 'LEFT') return query === 'LEFT' ? { own, peer } : undefined;
  switch (query) {
    case 'LEFT':
    case 'BLOCKED':
      return { own: query, peer };
    case 'ACTIVE':
      if (own === 'REQUESTED') return { own: 'ACTIVE', peer: peer === 'WAITING' ? 'ACTIVE' : peer };
      if (own === 'BLOCKED') return { own: unblocked(peer, before ?? usualBefore(peer)), peer };
      return { own, peer };
    default:
      return query satisfies never;
  }
}

/** Unblocking accepts no request: neither the pending one nor, if the sender has left or blocked, their next one. */
function unblocked(peer: ChatMembership, before: StatusBeforeBlock): StatusBeforeBlock {
  if (peer === 'WAITING') return 'REQUESTED';
  return before === 'WAITING' && peer === 'ACTIVE' ? 'ACTIVE' : before;
}

/** For a block of which nothing is known but the block itself. */
function usualBefore(peer: ChatMembership): StatusBeforeBlock {
  if (peer === 'ACTIVE') return 'ACTIVE';
  return peer === 'REQUESTED' ? 'WAITING' : 'REQUESTED';
}
