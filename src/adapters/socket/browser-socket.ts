import { io, type ManagerOptions, type SocketOptions, WebSocket } from 'socket.io-client';
import { SocketInWorker } from './socket-in-worker';

/** Prefix of socket.io's handshake, the first message of a server. */
const TERMS = '0';

/** socket.io throws on an incomplete handshake. Here that counts as a failed connection, which is retried. */
export class SafeWebSocket extends WebSocket {
  override createSocket(...options: Parameters<WebSocket['createSocket']>): unknown {
    const openInPage = () => super.createSocket(...options);
    return typeof Worker === 'undefined' ? openInPage() : new SocketInWorker(options[0], openInPage);
  }

  protected override onData(message: unknown): void {
    if (typeof message === 'string' && message.startsWith(TERMS) && !areTerms(message.slice(TERMS.length)))
      this.onError('The server is not ours.', message);
    else super.onData(message);
  }
}

export const browserSocket = (
  options: Partial<ManagerOptions & SocketOptions>,
  transport: typeof WebSocket = SafeWebSocket,
) => io({ ...options, transports: [transport] });

function areTerms(text: string): boolean {
  try {
    const { sid, upgrades, pingInterval, pingTimeout } = Object(JSON.parse(text));
    return typeof sid === 'string' && Array.isArray(upgrades) && [pingInterval, pingTimeout].every(isTime);
  } catch {
    return false;
  }
}

const isTime = (message: unknown): boolean => Number.isSafeInteger(message) && Number(message) > 0;
