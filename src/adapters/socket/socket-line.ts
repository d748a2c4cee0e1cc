import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import type { ChatMessage, Spoken } from '../../core/chat/chat';
import { ChatLine, LINE, type LineHearing } from '../../core/chat/chat-line';
import type { Answered, ClientEvents, ServerEvents } from '../../core/chat/events';
import { Failure, type FailureKind } from '../../core/shared/failure';
import { isMessage, partsOf, toMessage, type WireMessage } from './wire-message';

type LineSocket = Socket<ServerEvents<WireMessage>, ClientEvents<WireMessage>>;
/** Creates a socket; the browser's implementation loads its code first. */
export type MakeSocket = (options: Partial<ManagerOptions & SocketOptions>) => Promise<LineSocket>;

const ANSWER_WITHIN_MS = 10_000;

export const LINE_OPTIONS: Partial<ManagerOptions & SocketOptions> = {
  path: LINE.path,
  transports: ['websocket'],
  reconnection: true,
  reconnectionAttempts: LINE.attempts,
  reconnectionDelay: LINE.delay,
  reconnectionDelayMax: LINE.delay,
  timeout: LINE.timeout,
  autoConnect: false,
  forceNew: true,
};

/** Loaded on demand, only for users who chat. */
const lateSocket: MakeSocket = async (options) => {
  const { browserSocket } = await import(/* webpackChunkName: "socket" */ './browser-socket');
  return browserSocket(options);
};

export class SocketLine extends ChatLine {
  #socket: LineSocket | undefined;
  #closed = true;
  readonly #make: MakeSocket;

  constructor(make: MakeSocket = lateSocket) {
    super();
    this.#make = make;
  }

  async open(hearing: LineHearing): Promise<void> {
    this.#closed = false;
    const socket = await this.#make(LINE_OPTIONS);
    // The connection was closed while the code was loading.
    if (this.#closed) return;
    this.#socket = socket;
    tell(socket, hearing);
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

  async say(spoken: Spoken): Promise<ChatMessage> {
    if (!this.#socket?.connected) throw new Failure('offline', 'sendMessage', 0);
    const answer = await this.#socket
      .timeout(ANSWER_WITHIN_MS)
      .emitWithAck('message', spoken)
      .catch((): Answered<{ message: WireMessage }> => ({ ok: false, code: 'UNAVAILABLE' }));
    const { message, code, retryAfter } = partsOf(answer);
    if (isMessage(message)) return toMessage(message);
    throw failureOf(String(code), typeof retryAfter === 'number' ? retryAfter : undefined);
  }

  typing(groupId: string): void {
    if (this.#socket?.connected) this.#socket.volatile.emit('typing', groupId);
  }
}

function tell(socket: LineSocket, hearing: LineHearing): void {
  socket.on('connect', () => hearing.connected());
  socket.on('disconnect', (reason) => {
    hearing.disconnected();
    // socket.io does not reconnect when the server disconnects; the server may restart or the session may be renewed
    // soon.
    if (reason === 'io server disconnect') hearing.failed(reason, false);
  });
  socket.on('connect_error', ({ message }) => hearing.failed(message, socket.active));
  socket.io.on('reconnect_failed', () => hearing.failed('', false));
  // The server may run another build, so every payload is validated.
  socket.on('message', (said: unknown) => isMessage(said) && hearing.message(toMessage(said)));
  socket.on('judged', (said: unknown) => isMessage(said) && hearing.judged(toMessage(said)));
  socket.on('read', (said: unknown) => {
    const { groupId, number, isMine } = partsOf(said);
    if (isText(groupId) && typeof number === 'number')
      hearing.read({ groupId, number, mine: isMine === true });
  });
  socket.on('typing', (said: unknown) => {
    const { groupId, name } = partsOf(said);
    if (isText(groupId) && isText(name)) hearing.typing({ groupId, name });
  });
  socket.on('group', (said: unknown) => {
    const { groupId } = partsOf(said);
    if (isText(groupId)) hearing.group(groupId);
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

const isText = (said: unknown): said is string => typeof said === 'string';
