import { type ChatGroup, type ChatMembership, MAX_MESSAGES_BEFORE_REPLY } from './chat';

interface Membership {
  readonly kind: ChatGroup['kind'];
  readonly own: ChatMembership;
  /** The other member's status in a direct chat; undefined in a room. */
  readonly peer: ChatMembership | undefined;
}

/** Declined and blocked must look like waiting to the requester. No messages to a member who left or blocked. */
export function canSendMessage({ kind, own, peer }: Membership, message: number): 'yes' | 'wait' | 'closed' {
  if (kind === 'ROOM') return own === 'ACTIVE' ? 'yes' : 'closed';
  if (own === 'ACTIVE' && peer === 'ACTIVE') return 'yes';
  if (own === 'WAITING') return message < MAX_MESSAGES_BEFORE_REPLY ? 'yes' : 'wait';
  return 'closed';
}
