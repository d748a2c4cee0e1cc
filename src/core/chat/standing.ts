import type { ChatStanding, StatusWish } from './chat';

interface Pair {
  readonly own: ChatStanding;
  readonly peer: ChatStanding;
}

/** How two stand to their chat when one of them accepts, leaves, blocks or takes a block back. Undefined: there is no way back. */
export function nextStanding({ own, peer }: Pair, wish: StatusWish['status']): Pair | undefined {
  if (own === 'LEFT') return wish === 'LEFT' ? { own, peer } : undefined;
  switch (wish) {
    case 'LEFT':
    case 'BLOCKED':
      return { own: wish, peer };
    case 'ACTIVE':
      if (own === 'REQUESTED') return { own: 'ACTIVE', peer: peer === 'WAITING' ? 'ACTIVE' : peer };
      // Hearing somebody again is not yet the answer they wait for.
      if (own === 'BLOCKED') return { own: peer === 'WAITING' ? 'REQUESTED' : 'ACTIVE', peer };
      return { own, peer };
    default:
      return wish satisfies never;
  }
}
