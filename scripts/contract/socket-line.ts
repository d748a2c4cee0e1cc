import { io, type Socket } from 'socket.io-client';
import type { Json } from '../api/spec';

const CONNECT_MS = 5000;
const ANSWER_MS = 5000;
/** Also long enough for servers that check for ended sessions once a second. */
const EVENT_MS = 3000;
const TRIES_PER_LIMIT = 3;

export interface Received {
  readonly event: string;
  readonly payload: unknown;
}

/** A socket connection and all messages it receives. */
export class SocketLine {
  readonly received: Received[] = [];
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.onAny((event: string, payload: unknown) => this.received.push({ event, payload }));
  }

  /** A connection, or the reason why the server refused it. */
  static async open(
    url: string,
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<SocketLine | string> {
    const socket = io(url, {
      path,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      timeout: CONNECT_MS,
      extraHeaders: { ...headers },
    });
    const line = new SocketLine(socket);
    const refused = await new Promise<string | undefined>((done) => {
      socket.once('connect', () => done(undefined));
      socket.once('connect_error', ({ message }) => done(message));
    });
    if (refused === undefined) return line;
    socket.close();
    return refused;
  }

  get isOpen(): boolean {
    return this.#socket.connected;
  }

  send(event: string, payload: Json | undefined): void {
    this.#socket.emit(event, payload);
  }

  /** Waits and tries again if the server reports too many events. */
  async askPatiently(event: string, payload: Json | undefined): Promise<unknown> {
    for (let tries = 1; ; tries++) {
      const response = await this.#ask(event, payload);
      const { retryAfter } = (response ?? {}) as { retryAfter?: unknown };
      if (typeof retryAfter !== 'number' || tries === TRIES_PER_LIMIT || retryAfter > 15) return response;
      await new Promise((done) => setTimeout(done, retryAfter * 1000));
    }
  }

  /** The acknowledgement; undefined after the timeout. */
  async #ask(event: string, payload: Json | undefined): Promise<unknown> {
    const response: Promise<unknown> = this.#socket.timeout(ANSWER_MS).emitWithAck(event, payload);
    return response.catch(() => undefined);
  }

  /** Resolves to whether the condition becomes true in time. */
  async until(isTrue: () => boolean): Promise<boolean> {
    const end = Date.now() + EVENT_MS;
    while (!isTrue() && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
    return isTrue();
  }

  close(): void {
    this.#socket.close();
  }
}
