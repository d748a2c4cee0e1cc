import { BEFORE_AN_ANSWER, type ChatGroup, type ChatStanding } from './chat';

interface Standing {
  readonly kind: ChatGroup['kind'];
  readonly own: ChatStanding;
  /** The other member's status in a direct chat; undefined in a room. */
  readonly peer: ChatStanding | undefined;
}

/** Declined and blocked must look like waiting to the requester. No messages to a member who left or blocked. */
export function maySpeak({ kind, own, peer }: Standing, said: number): 'yes' | 'wait' | 'closed' {
  if (kind === 'ROOM') return own === 'ACTIVE' ? 'yes' : 'closed';
  if (own === 'ACTIVE' && peer === 'ACTIVE') return 'yes';
  if (own === 'WAITING') return said < BEFORE_AN_ANSWER ? 'yes' : 'wait';
  return 'closed';
}
