import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import type { ChatMessage, OutgoingMessage } from '../../core/chat/chat';
import {
  ChatConnection,
  type ChatConnectionListener,
  CONNECTION_TIMINGS,
} from '../../core/chat/chat-connection';
import type { Answered, ClientEvents, ServerEvents } from '../../core/chat/events';
import { Failure, type FailureKind } from '../../core/shared/failure';
import { isMessage, partsOf, toMessage, type WireMessage } from './wire-message';

type ConnectionSocket = Socket<ServerEvents<WireMessage>, ClientEvents<WireMessage>>;
/** Creates a socket; the browser's implementation loads its code first. */
export type MakeSocket = (options: Partial<ManagerOptions & SocketOptions>) => Promise<ConnectionSocket>;

const ANSWER_WITHIN_MS = 10_000;

export const CONNECTION_OPTIONS: Partial<ManagerOptions & SocketOptions> = {
  path: CONNECTION_TIMINGS.path,
  transports: ['websocket'],
  reconnection: true,
  reconnectionAttempts: CONNECTION_TIMINGS.attempts,
  reconnectionDelay: CONNECTION_TIMINGS.delay,
  reconnectionDelayMax: CONNECTION_TIMINGS.delay,
  timeout: CONNECTION_TIMINGS.timeout,
  autoConnect: false,
  forceNew: true,
};

/** Loaded on demand, only for users who chat. */
const lateSocket: MakeSocket = async (options) => {
  const { browserSocket } = await import(/* webpackChunkName: "socket" */ './browser-socket');
  return browserSocket(options);
};

export class SocketConnection extends ChatConnection {
  #socket: ConnectionSocket | undefined;
  #closed = true;
  readonly #make: MakeSocket;

  constructor(make: MakeSocket = lateSocket) {
    super();
    this.#make = make;
  }

  async open(listener: ChatConnectionListener): Promise<void> {
    this.#closed = false;
    const socket = await this.#make(CONNECTION_OPTIONS);
    // The connection was closed while the code was loading.
    if (this.#closed) return;
    this.#socket = socket;
    notify(socket, listener);
    socket.connect();
  }

  /** Disconnects first: socket.io would take a silent open connection for the new attempt. */
  again(): void {
    this.#socket?.disconnect().connect();
  }

  close(): void {
    this.#closed = true;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.removeAllListeners();
    socket?.io.removeAllListeners();
    socket?.disconnect();
  }

  async join(groupIds: readonly string[]): Promise<readonly string[]> {
    if (!this.#socket?.connected) return [];
    const answer = await this.#socket.timeout(ANSWER_WITHIN_MS).emitWithAck('joinRoom', groupIds);
    const { joined } = partsOf(answer);
    return Array.isArray(joined) ? joined.filter(isText) : [];
  }

  leave(groupId: string): void {
    if (this.#socket?.connected) this.#socket.emit('leaveRoom', groupId, () => undefined);
  }

  async sendMessage(outgoing: OutgoingMessage): Promise<ChatMessage> {
    if (!this.#socket?.connected) throw new Failure('offline', 'sendMessage', 0);
    const answer = await this.#socket
      .timeout(ANSWER_WITHIN_MS)
      .emitWithAck('message', outgoing)
      .catch((): Answered<{ message: WireMessage }> => ({ ok: false, code: 'UNAVAILABLE' }));
    const { message, code, retryAfter } = partsOf(answer);
    if (isMessage(message)) return toMessage(message);
    throw failureOf(String(code), typeof retryAfter === 'number' ? retryAfter : undefined);
  }

  typing(groupId: string): void {
    if (this.#socket?.connected) this.#socket.volatile.emit('typing', groupId);
  }
}

function notify(socket: ConnectionSocket, listener: ChatConnectionListener): void {
  socket.on('connect', () => listener.connected());
  socket.on('disconnect', (reason) => {
    listener.disconnected();
    // socket.io does not reconnect when the server disconnects; the server may restart or the session may be renewed
    // soon.
    if (reason === 'io server disconnect') listener.failed(reason, false);
  });
  socket.on('connect_error', ({ message }) => listener.failed(message, socket.active));
  socket.io.on('reconnect_failed', () => listener.failed('', false));
  // The server may run another build, so every payload is validated.
  socket.on('message', (message: unknown) => isMessage(message) && listener.message(toMessage(message)));
  socket.on('judged', (message: unknown) => isMessage(message) && listener.judged(toMessage(message)));
  socket.on('read', (message: unknown) => {
    const { groupId, number, isMine } = partsOf(message);
    if (isText(groupId) && typeof number === 'number')
      listener.read({ groupId, number, mine: isMine === true });
  });
  socket.on('typing', (message: unknown) => {
    const { groupId, name } = partsOf(message);
    if (isText(groupId) && isText(name)) listener.typing({ groupId, name });
  });
  socket.on('group', (message: unknown) => {
    const { groupId } = partsOf(message);
    if (isText(groupId)) listener.group(groupId);
  });
}

const KINDS: Readonly<Record<string, FailureKind>> = {
  TOO_MANY_MESSAGES: 'limited',
  TOO_MANY_EVENTS: 'limited',
  CHAT_CLOSED: 'conflict',
  NOT_ANSWERED_YET: 'conflict',
  NOT_FOUND: 'notFound',
  WRITER_REQUIRED: 'forbidden',
  CONTACT_DETAILS: 'invalid',
  EMPTY: 'invalid',
  INVALID_REQUEST: 'invalid',
};

const failureOf = (code: string, retryAfter: number | undefined): Failure =>
  new Failure(KINDS[code] ?? 'unavailable', 'sendMessage', 0, { code, retryAfter });

const isText = (message: unknown): message is string => typeof message === 'string';
