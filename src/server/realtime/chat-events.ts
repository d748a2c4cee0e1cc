import contract from '../../contracts/chat-socket.json';
import { MAX_GROUPS, MAX_MESSAGE_LENGTH } from '../../core/chat/chat';
import { EVERY_ROOM } from '../../core/chat/chat-connection';
import { invalid } from '../http/problem';
import { Refusal } from '../http/refusal';
import { isStorable } from '../http/storable-text';
import type { Allowance } from '../http/token-bucket';
import { type ChatParticipant, participantOf } from '../services/chat/chat-participant';
import { limitSeal } from '../services/chat/limit-seal';
import {
  aliasRoom,
  blockersRoom,
  chatRoom,
  type LiveChat,
  type LiveSocket,
} from '../services/chat/live-chat';
import { markRead } from '../services/chat/mark-read';
import { presentMessage } from '../services/chat/present';
import { readAudience, readBlocked, readOwnSeats } from '../services/chat/seat-queries';
import { sendMessage } from '../services/chat/send-message';
import type { Services } from '../services/services';

/** State shared by all sockets of one server. */
export interface Line {
  readonly services: Services;
  readonly live: LiveChat;
}

/** Messages have an additional limit. A client that continues after `refusedEvents` is not a person. */
const { events: EVENTS, typing: TYPING, refusedEvents: MAX_REFUSALS } = contract['x-limits'];

/** Handles a member's socket events. The member is known from the session, never from the payload. */
export function handleChatEvents(socket: LiveSocket, line: Line): void {
  const { services, live } = line;
  const { memberId } = socket.data;
  const caller = limitSeal(services, memberId);
  let refusals = 0;
  const wait = async (kind: string, allowance: Allowance): Promise<number | undefined> => {
    const seconds = await live.limiter.take(`${kind}:${caller}`, allowance, 1);
    if (seconds !== undefined && ++refusals > MAX_REFUSALS) socket.disconnect(true);
    return seconds;
  };
  /** Runs the requested work and acknowledges its result; the acknowledgement is optional. */
  const doing = async (acknowledge: unknown, work: (participant: ChatParticipant) => Promise<object>) => {
    const report =
      typeof acknowledge === 'function' ? (acknowledge as (message: object) => void) : () => undefined;
    try {
      const seconds = await wait('socket', EVENTS);
      if (seconds !== undefined) return report({ ok: false, code: 'TOO_MANY_EVENTS', retryAfter: seconds });
      report({ ok: true, ...(await work(await participantOf(services, memberId))) });
    } catch (error) {
      report(declined(error));
    }
  };

  void settle(socket, services);

  handleRoomEvents(socket, services, doing);
  socket.on('message', (message, acknowledge) =>
    doing(acknowledge, async (participant) => {
      if (!socket.data.isWriter) throw new Refusal(403, 'WRITER_REQUIRED');
      const row = await sendMessage(services, participant, outgoing(message), live);
      return { message: presentMessage(row, true) };
    }),
  );
  socket.on('read', (mark, acknowledge) =>
    doing(acknowledge, async (participant) => {
      if (!isId(mark?.groupId) || !isNumber(mark.number)) throw invalid([]);
      await markRead(services, participant, { groupId: mark.groupId, number: mark.number }, live);
      return {};
    }),
  );
  socket.on('typing', (groupId) => {
    void wait('typing', TYPING)
      .then((seconds) => (seconds === undefined ? publishTyping(socket, services, groupId) : undefined))
      .catch(() => undefined);
  });
}

type Doing = (acknowledge: unknown, work: (participant: ChatParticipant) => Promise<object>) => Promise<void>;

function handleRoomEvents(socket: LiveSocket, services: Services, doing: Doing): void {
  socket.on('joinRoom', (groupIds, acknowledge) =>
    doing(acknowledge, async ({ aliases }) => {
      if (!areIds(groupIds)) throw invalid([]);
      const seats = await readOwnSeats(services.db, aliases, groupIds);
      for (const { group_id, alias_id } of seats)
        await socket.join([chatRoom(group_id), aliasRoom(alias_id)]);
      return { joined: seats.map(({ group_id }) => group_id) };
    }),
  );
  socket.on('leaveRoom', (groupId, acknowledge) =>
    doing(acknowledge, async () => {
      if (groupId !== EVERY_ROOM && !isId(groupId)) throw invalid([]);
      const rooms = [...socket.rooms].filter((room) => room.startsWith(chatRoom('')));
      for (const room of groupId === EVERY_ROOM ? rooms : [chatRoom(groupId)]) await socket.leave(room);
      return {};
    }),
  );
}

async function publishTyping(socket: LiveSocket, services: Services, groupId: unknown): Promise<void> {
  if (!isId(groupId) || !socket.rooms.has(chatRoom(groupId))) return;
  const { aliases } = await participantOf(services, socket.data.memberId);
  const seat = await readAudience(services.db, aliases, groupId);
  if (!seat?.may_speak) return;
  socket
    .to(chatRoom(groupId))
    .except([aliasRoom(seat.alias_id), ...(seat.kind === 'ROOM' ? [blockersRoom(seat.alias_id)] : [])])
    .emit('typing', { groupId, name: seat.name });
}

/** Joins rooms so that events for its member's aliases arrive and events from blocked members are excluded. */
async function settle(socket: LiveSocket, services: Services): Promise<void> {
  try {
    const { aliases } = await participantOf(services, socket.data.memberId);
    const blocked = await readBlocked(services.db, aliases);
    await socket.join([...aliases.map(aliasRoom), ...blocked.map(blockersRoom)]);
  } catch {
    socket.disconnect(true);
  }
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{8,40}$/.test(value);
const areIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MAX_GROUPS && value.every(isId);
const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 2_000_000_000;

/** Reads only the fields of a message and ignores all others, such as an author. */
function outgoing(message: unknown) {
  const { groupId, clientId, text } = (message ?? {}) as Record<string, unknown>;
  if (!isId(groupId) || !isId(clientId) || typeof text !== 'string') throw invalid([]);
  if (text.length === 0 || [...text].length > MAX_MESSAGE_LENGTH || !isStorable(text)) throw invalid([]);
  return { groupId, clientId, text };
}

const declined = (error: unknown) =>
  error instanceof Refusal
    ? {
        ok: false,
        code: error.code,
        ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
      }
    : { ok: false, code: 'UNAVAILABLE' };
