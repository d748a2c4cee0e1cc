import { canSendMessage } from '../../../core/chat/can-send-message';
import { MAX_MESSAGES_BEFORE_REPLY, type OutgoingMessage, PACE } from '../../../core/chat/chat';
import { publicText } from '../../../core/posts/writing-rules';
import { inTransaction } from '../../db/in-transaction';
import { notFound, Refusal } from '../../http/refusal';
import { checkedTexts, required } from '../composer/writing-checks';
import { sendNotification } from '../notifications/notify';
import type { Services } from '../services';
import { hourOf } from '../shared/cut-to-hour';
import type { ChatParticipant } from './chat-participant';
import { limitSeal } from './limit-seal';
import type { LiveChat, Reach } from './live-chat';
import { lockSeat, type MessageRow, type SeatRow } from './message-queries';
import { saveMessage } from './save-message';

type Sending = Pick<Services, 'db' | 'now' | 'newId' | 'seal' | 'cursors'>;

/** The database's integer maximum. */
const NO_END = 2_147_483_647;

interface SendInput {
  readonly row: MessageRow;
  readonly seat: SeatRow;
  readonly isNew: boolean;
}

/** Stores a message once, whether it came by socket or HTTP, and notifies every listener. */
export async function sendMessage(
  services: Sending,
  participant: ChatParticipant,
  message: OutgoingMessage,
  live: LiveChat,
): Promise<MessageRow> {
  const key = `message:${limitSeal(services, participant.memberId)}`;
  const waitSeconds = await live.limiter.take(key, PACE, 1);
  const giveBack = async () => {
    if (waitSeconds === undefined) await live.limiter.take(key, PACE, -1);
  };
  const { row, seat, isNew } = await inTransaction(services.db, (db) =>
    keep({ ...services, db }, participant, message, waitSeconds),
  ).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  // A repeated message already counted towards the limit.
  if (!isNew) await giveBack();
  if (isNew) {
    const reach = reachOf(seat);
    live.sent(row, reach);
    // A member with an unanswered request does not listen to the chat's room yet.
    if (seat.peer_alias_id !== null && reach === 'pair') live.changed(message.groupId, [seat.peer_alias_id]);
  }
  return row;
}

async function keep(
  services: Sending,
  { aliases }: ChatParticipant,
  outgoing: OutgoingMessage,
  waitSeconds: number | undefined,
): Promise<SendInput> {
  const { db, now, newId } = services;
  const { groupId, clientId } = outgoing;
  const seat = await lockSeat(db, groupId, aliases);
  if (!seat || seat.status === 'LEFT') throw notFound();
  const membership = profileStatusOf(seat);
  const message = {
    id: newId(),
    group_id: groupId,
    alias_id: seat.alias_id,
    client_id: clientId,
    text: textOf(outgoing.text, seat.kind),
    created_at: hourOf(now()),
  };
  const limits = { aliases, maxForGroup: waitSeconds === undefined ? maxForGroup(membership) : 0 };
  const { row, isNew, isSame, here } = await saveMessage(db, message, limits);
  if (!row)
    throw waitSeconds === undefined ? refused(canSendMessage(membership, here)) : tooFast(waitSeconds);
  if (!isSame) throw new Refusal(409, 'IDEMPOTENCY_KEY_REUSED');
  if (!isNew) return { row, seat, isNew };
  if (seat.peer_alias_id !== null && seat.peer_status === 'ACTIVE' && !seat.is_blocked)
    await sendNotification(services, db, { kind: 'messaged', aliasId: seat.peer_alias_id });
  return { row, seat, isNew: true };
}

/** Rooms are public to their members, so contact details are refused; direct chats allow them. */
const textOf = (text: string, kind: SeatRow['kind']): string =>
  required('text', kind === 'ROOM' ? checkedTexts({ text }).text : publicText(text));

const reachOf = ({ kind, is_blocked, peer_status }: SeatRow): Reach =>
  kind === 'ROOM'
    ? 'room'
    : is_blocked || peer_status === 'BLOCKED' || peer_status === 'LEFT'
      ? 'nobody'
      : 'pair';

const maxForGroup = (membership: ReturnType<typeof profileStatusOf>): number =>
  canSendMessage(membership, 0) !== 'yes'
    ? 0
    : canSendMessage(membership, MAX_MESSAGES_BEFORE_REPLY) === 'yes'
      ? NO_END
      : MAX_MESSAGES_BEFORE_REPLY;

const profileStatusOf = (seat: SeatRow) => ({
  kind: seat.kind,
  own: seat.status,
  peer: seat.is_blocked ? ('BLOCKED' as const) : (seat.peer_status ?? undefined),
});

const refused = (may: ReturnType<typeof canSendMessage>): Refusal =>
  new Refusal(409, may === 'wait' ? 'NOT_ANSWERED_YET' : 'CHAT_CLOSED');

const tooFast = (retryAfter: number): Refusal => new Refusal(429, 'TOO_MANY_MESSAGES', { retryAfter });
