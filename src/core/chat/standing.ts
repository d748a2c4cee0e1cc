import type { ChatStanding, StatusWish } from './chat';

interface Pair {
  readonly own: ChatStanding;
  readonly peer: ChatStanding;
}

/** The statuses after one member accepts, leaves, blocks or unblocks. Undefined when the change is not allowed. */
export function nextStanding({ own, peer }: Pair, wish: StatusWish['status']): Pair | undefined {
  if (own === 'LEFT') return wish === 'LEFT' ? { own, peer } : undefined;
  switch (wish) {
    case 'LEFT':
    case 'BLOCKED':
      return { own: wish, peer };
    case 'ACTIVE':
      if (own === 'REQUESTED') return { own: 'ACTIVE', peer: peer === 'WAITING' ? 'ACTIVE' : peer };
      // Unblocking does not accept the pending request.
      if (own === 'BLOCKED') return { own: peer === 'WAITING' ? 'REQUESTED' : 'ACTIVE', peer };
      return { own, peer };
    default:
      return wish satisfies never;
  }
}
