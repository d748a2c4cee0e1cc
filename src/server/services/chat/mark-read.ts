import { notFound } from '../../http/refusal';
import { readMessages } from '../notifications/notice-queries';
import { readPreferences } from '../profile/account/preference-queries';
import type { Services } from '../services';
import type { ChatParticipant } from './chat-participant';
import type { LiveChat } from './live-chat';
import { moveMark } from './seat-queries';

/** Moves the read mark and returns it. Notifies the member's other tabs and, where both allow it, the peer. */
export async function markRead(
  { db }: Pick<Services, 'db'>,
  { memberId, aliases }: ChatParticipant,
  { groupId, number }: { readonly groupId: string; readonly number: number },
  live: LiveChat,
): Promise<number> {
  const preferences = await readPreferences(db, memberId);
  const mark = await moveMark(db, {
    groupId,
    aliases,
    number,
    shows: { ANONYMOUS: preferences.read_receipts, DESIGNATION: preferences.designation_read_receipts },
  });
  if (!mark) throw notFound();
  if (mark.moved) {
    // Reads in rooms are not shared with anyone.
    if (mark.kind === 'DIRECT') await readMessages(db, mark.alias_id);
    live.read(mark.alias_id, groupId, mark.read_number);
    if (mark.peer_alias_id !== null) live.peerRead(mark.peer_alias_id, groupId, mark.read_number);
  }
  return mark.read_number;
}
