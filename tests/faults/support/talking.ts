import { io, type Socket } from 'socket.io-client';
import { ROOM, voters } from './test-data';

const AGAIN_MS = 500;

/** A member with an open chat, who joins the room again whenever the connection is new, as the web app does. */
export class Talker {
  readonly #socket: Socket;
  readonly receivedTexts: string[] = [];
  connections = 0;

  constructor(origin: string, voter: number) {
    const extraHeaders = { cookie: `AT=${voters[voter]?.token}`, origin };
    this.#socket = io(origin, {
      path: '/ws/',
      transports: ['websocket'],
      reconnectionDelayMax: 1000,
      extraHeaders,
    });
    this.#socket.on('connect', () => {
      this.connections++;
      this.#join();
    });
    // A server that cannot look up the session refuses the connection.
    this.#socket.on('connect_error', () => {
      if (!this.#socket.active) setTimeout(() => this.#socket.connect(), AGAIN_MS);
    });
    this.#socket.on('message', ({ text }: { readonly text: string }) => this.receivedTexts.push(text));
  }

  #join(): void {
    this.#socket
      .timeout(3000)
      .emit('joinRoom', [ROOM], (error: unknown, acknowledgement?: { readonly ok: boolean }) => {
        if (this.#socket.connected && (error || !acknowledgement?.ok))
          setTimeout(() => this.#join(), AGAIN_MS);
      });
  }

  /** Whether the message was accepted. The same id is the same message. */
  async say(text: string): Promise<boolean> {
    const clientId = `Say${text.replace(/\W/g, '')}`.padEnd(12, '0');
    const acknowledgement = await this.#socket
      .timeout(3000)
      .emitWithAck('message', { groupId: ROOM, clientId, text })
      .catch(() => undefined);
    return acknowledgement?.ok === true;
  }

  close(): void {
    this.#socket.close();
  }
}
