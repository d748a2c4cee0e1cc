import { BEFORE_AN_ANSWER, type ChatGroup, type ChatStanding } from './chat';

interface Standing {
  readonly kind: ChatGroup['kind'];
  readonly own: ChatStanding;
  /** How the other one of a chat of two stands to it; a room has none. */
  readonly peer: ChatStanding | undefined;
}

/**
 * Whoever asked for a chat says a little and waits, whatever became of the question: being declined or blocked must
 * look like waiting. Nobody speaks to somebody who left or wants to hear nothing.
 */
export function maySpeak({ kind, own, peer }: Standing, said: number): 'yes' | 'wait' | 'closed' {
  if (kind === 'ROOM') return own === 'ACTIVE' ? 'yes' : 'closed';
  if (own === 'ACTIVE' && peer === 'ACTIVE') return 'yes';
  if (own === 'WAITING') return said < BEFORE_AN_ANSWER ? 'yes' : 'wait';
  return 'closed';
}
