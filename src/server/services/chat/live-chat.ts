import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { ClientEvents, components, ServerEvents } from '../../../contracts/chat-socket';
import { type Limiter, memoryLimiter } from '../../http/limiter';
import type { MessageRow } from './message-queries';
import { presentMessage } from './present';

type WireMessage = components['schemas']['ChatMessage'];

export interface Seated {
  memberId: string;
  isWriter: boolean;
}

export type LiveServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, Seated>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, Seated>;

export const chatRoom = (groupId: string): string => `chat ${groupId}`;
export const aliasRoom = (aliasId: string): string => `alias ${aliasId}`;
/** The sockets that have blocked an alias in rooms. */
export const blockersRoom = (aliasId: string): string => `without ${aliasId}`;

/** The recipients besides the author: a room, the other member of a direct chat, or none after a block. */
export type Reach = 'room' | 'pair' | 'nobody';

/** Emits events to the sockets of all servers. Does nothing until it is attached. */
export class LiveChat {
  #io: LiveServer | undefined;
  #own: string | undefined;
  readonly limiter: Limiter;

  constructor(limiter = memoryLimiter(Date.now)) {
    this.limiter = limiter;
  }

  /** With several servers, `own` is the room of all sockets connected to this one. */
  attach(io: LiveServer, own?: string): void {
    this.#io = io;
    this.#own = own;
  }

  /**
   * The author's other tabs see it as their own. Rooms skip members who blocked the author with either alias. Direct
   * chats check only their own block: silence because of the other alias would link the two.
   */
  sent(row: MessageRow, reach: Reach): void {
    this.#show('message', row, reach);
  }

  /** Sends the current state of a message after a moderator's decision. */
  moderated(row: MessageRow, reach: Reach): void {
    this.#show('moderated', row, reach);
  }

  #show(event: 'message' | 'moderated', row: MessageRow, reach: Reach): void {
    const own = aliasRoom(row.alias_id);
    this.#publish(event, presentMessage(row, true), own);
    if (reach === 'nobody') return;
    const without = reach === 'room' ? [own, blockersRoom(row.alias_id)] : [own];
    this.#publish(event, presentMessage(row, false), chatRoom(row.group_id), without);
  }

  /** Sockets on this server do not wait for the others: the shared events have a separate queue. */
  #publish(
    event: 'message' | 'moderated',
    message: WireMessage,
    room: string,
    without: readonly string[] = [],
  ): void {
    this.#io?.local
      .to(room)
      .except([...without])
      .emit(event, message);
    if (this.#own !== undefined)
      this.#io
        ?.to(room)
        .except([...without, this.#own])
        .emit(event, message);
  }

  read(aliasId: string, groupId: string, number: number): void {
    this.#io?.to(aliasRoom(aliasId)).emit('read', { groupId, number, isMine: true });
  }

  peerRead(peerAliasId: string, groupId: string, number: number): void {
    this.#io?.to(aliasRoom(peerAliasId)).emit('read', { groupId, number, isMine: false });
  }

  changed(groupId: string, aliasIds: readonly string[]): void {
    for (const aliasId of aliasIds) this.#io?.to(aliasRoom(aliasId)).emit('group', { groupId });
  }

  /** Stops events in every tab of the member who left. */
  left(groupId: string, aliasId: string): void {
    this.#io?.in(aliasRoom(aliasId)).socketsLeave(chatRoom(groupId));
  }

  setMutedForBlocker(aliasId: string, blockedAliasId: string, isMuted: boolean): void {
    const sockets = this.#io?.in(aliasRoom(aliasId));
    if (isMuted) sockets?.socketsJoin(blockersRoom(blockedAliasId));
    else sockets?.socketsLeave(blockersRoom(blockedAliasId));
  }
}
