import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { components } from '../../../contracts/chat';
import type { ClientEvents, ServerEvents } from '../../../core/chat/events';
import type { MessageRow } from './message-queries';
import { Pace } from './pace';
import { presentMessage } from './present';

type WireMessage = components['schemas']['ChatMessage'];

/** Who sits at the other end of a socket. */
export interface Seated {
  memberId: string;
  isWriter: boolean;
}

type In = ClientEvents<WireMessage>;
type Out = ServerEvents<WireMessage>;
export type LiveServer = Server<In, Out, DefaultEventsMap, Seated>;
export type LiveSocket = Socket<In, Out, DefaultEventsMap, Seated>;

/** The sockets that listen to a chat. */
export const chatRoom = (groupId: string): string => `chat ${groupId}`;
/** The sockets of whoever wears a face. */
export const faceRoom = (faceId: string): string => `face ${faceId}`;
/** The sockets that want to hear nothing of a face in rooms. */
export const deafRoom = (faceId: string): string => `without ${faceId}`;

/** Who hears a message beside its author: a room, the other one of a chat of two, or nobody because they blocked it. */
export type Reach = 'room' | 'pair' | 'nobody';

/** Tells the sockets of all servers what happened. Before it is attached, and without sockets, nobody listens. */
export class LiveChat {
  #io: LiveServer | undefined;
  #own: string | undefined;
  readonly pace = new Pace();

  /** Where other servers listen too, `own` is the room of all sockets that hang on this one. */
  attach(io: LiveServer, own?: string): void {
    this.#io = io;
    this.#own = own;
  }

  /**
   * Its author's other tabs see it as their own. In a room whoever blocked the author with either face is left out. A
   * chat of two knows its own block alone: were it silent because of another face's, that would join the two faces.
   */
  said(row: MessageRow, reach: Reach): void {
    this.#show('message', row, reach);
  }

  /** A moderator has decided on it: whoever hears it sees it as it is now. */
  judged(row: MessageRow, reach: Reach): void {
    this.#show('judged', row, reach);
  }

  #show(event: 'message' | 'judged', row: MessageRow, reach: Reach): void {
    const own = faceRoom(row.face_id);
    this.#tell(event, presentMessage(row, true), own);
    if (reach === 'nobody') return;
    const without = reach === 'room' ? [own, deafRoom(row.face_id)] : [own];
    this.#tell(event, presentMessage(row, false), chatRoom(row.group_id), without);
  }

  /** Nobody on this server waits until the others have been told: what they share has a queue of its own. */
  #tell(
    event: 'message' | 'judged',
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

  read(faceId: string, groupId: string, number: number): void {
    this.#io?.to(faceRoom(faceId)).emit('read', { groupId, number, isMine: true });
  }

  peerRead(peerFaceId: string, groupId: string, number: number): void {
    this.#io?.to(faceRoom(peerFaceId)).emit('read', { groupId, number, isMine: false });
  }

  /** Something about this chat is different for whoever wears these faces. */
  changed(groupId: string, faceIds: readonly string[]): void {
    for (const faceId of faceIds) this.#io?.to(faceRoom(faceId)).emit('group', { groupId });
  }

  /** Whoever left hears nothing more, in whatever tab. */
  left(groupId: string, faceId: string): void {
    this.#io?.in(faceRoom(faceId)).socketsLeave(chatRoom(groupId));
  }

  deafen(faceId: string, blockedFaceId: string, isDeaf: boolean): void {
    const sockets = this.#io?.in(faceRoom(faceId));
    if (isDeaf) sockets?.socketsJoin(deafRoom(blockedFaceId));
    else sockets?.socketsLeave(deafRoom(blockedFaceId));
  }
}
