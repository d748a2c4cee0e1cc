import type { ChatMembership, ChatStatusInput } from './chat';

interface Pair {
  readonly own: ChatMembership;
  readonly peer: ChatMembership;
}

/** The statuses after one member accepts, leaves, blocks or unblocks. Undefined when the change is not allowed. */
export function nextMembership({ own, peer }: Pair, query: ChatStatusInput['status']): Pair | undefined {
  if (own === 'LEFT') return query === 'LEFT' ? { own, peer } : undefined;
  switch (query) {
    case 'LEFT':
    case 'BLOCKED':
      return { own: query, peer };
    case 'ACTIVE':
      if (own === 'REQUESTED') return { own: 'ACTIVE', peer: peer === 'WAITING' ? 'ACTIVE' : peer };
      // Unblocking does not accept the pending request.
      if (own === 'BLOCKED') return { own: peer === 'WAITING' ? 'REQUESTED' : 'ACTIVE', peer };
      return { own, peer };
    default:
      return query satisfies never;
  }
}
