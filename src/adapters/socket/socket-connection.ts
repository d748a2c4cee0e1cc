import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '../../contracts/chat-socket';
import type { ChatMessage, OutgoingMessage } from '../../core/chat/chat';
import {
  ChatConnection,
  type ChatConnectionListener,
  CONNECTION_TIMINGS,
} from '../../core/chat/chat-connection';
import { Failure, type FailureKind } from '../../core/shared/failure';
import type { ChatId } from '../../core/shared/ids';
import { isAcknowledgement, isPayload, toMessage } from './wire-message';

type ConnectionSocket = Socket<ServerEvents, ClientEvents>;
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
  readonly #accountId: () => string | undefined;
  readonly #make: MakeSocket;

  /** Names the account that the page shows whenever it connects, because another tab may have signed in another one. */
  constructor(accountId: () => string | undefined, make: MakeSocket = lateSocket) {
    super();
    this.#accountId = accountId;
    this.#make = make;
  }

  async open(listener: ChatConnectionListener): Promise<void> {
    this.#closed = false;
    const socket = await this.#make({
      ...CONNECTION_OPTIONS,
      auth: (send) => send({ accountId: this.#accountId() }),
    });
    // The connection was closed while the code was loading.
    if (this.#closed) return;
    this.#socket = socket;
    notify(socket, listener);
    socket.connect();
  }

  pause(): void {
    this.#socket?.disconnect();
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

  async join(groupIds: readonly ChatId[]): Promise<readonly string[]> {
    if (!this.#socket?.connected) return [];
    const acknowledgement: unknown = await this.#socket
      .timeout(ANSWER_WITHIN_MS)
      .emitWithAck('joinRoom', groupIds);
    return isAcknowledgement('joinRoom', acknowledgement) && acknowledgement.ok ? acknowledgement.joined : [];
  }

  leave(groupId: ChatId): void {
    if (this.#socket?.connected) this.#socket.emit('leaveRoom', groupId, () => undefined);
  }

  async sendMessage(outgoing: OutgoingMessage): Promise<ChatMessage> {
    if (!this.#socket?.connected) throw new Failure('offline', 'sendMessage', 0);
    const acknowledgement: unknown = await this.#socket
      .timeout(ANSWER_WITHIN_MS)
      .emitWithAck('message', outgoing)
      .catch(() => undefined);
    if (!isAcknowledgement('message', acknowledgement)) throw failureOf('UNAVAILABLE', undefined);
    if (!acknowledgement.ok) throw failureOf(acknowledgement.code, acknowledgement.retryAfter);
    const message = toMessage(acknowledgement.message);
    if (message === undefined) throw failureOf('UNAVAILABLE', undefined);
    return message;
  }

  typing(groupId: ChatId): void {
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
  const show = (payload: unknown, event: 'message' | 'moderated') => {
    const message = isPayload(event, payload) ? toMessage(payload) : undefined;
    if (message !== undefined) listener[event](message);
  };
  socket.on('message', (payload) => show(payload, 'message'));
  socket.on('moderated', (payload) => show(payload, 'moderated'));
  socket.on('read', (payload) => {
    if (!isPayload('read', payload)) return;
    const { groupId, number, isMine: mine } = payload;
    listener.read({ groupId, number, mine });
  });
  socket.on('typing', (payload) => {
    if (isPayload('typing', payload)) listener.typing({ groupId: payload.groupId, name: payload.name });
  });
  socket.on('group', (payload) => {
    if (isPayload('group', payload)) listener.group(payload.groupId);
  });
}

const KINDS: Readonly<Partial<Record<string, FailureKind>>> = {
  TOO_MANY_MESSAGES: 'limited',
  TOO_MANY_EVENTS: 'limited',
  CHAT_CLOSED: 'conflict',
  NOT_ANSWERED_YET: 'conflict',
  IDEMPOTENCY_KEY_REUSED: 'conflict',
  NOT_FOUND: 'notFound',
  WRITER_REQUIRED: 'forbidden',
  CONTACT_DETAILS: 'invalid',
  EMPTY: 'invalid',
  INVALID_REQUEST: 'invalid',
};

const failureOf = (code: string, retryAfter: number | undefined): Failure =>
  new Failure(KINDS[code] ?? 'unavailable', 'sendMessage', 0, { code, retryAfter });
