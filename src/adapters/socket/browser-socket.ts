import { io, type ManagerOptions, type SocketOptions, WebSocket } from 'socket.io-client';

/** Prefix of socket.io's handshake, the first message of a server. */
const TERMS = '0';

/** socket.io throws on an incomplete handshake. Here that counts as a failed connection, which is retried. */
export class SafeWebSocket extends WebSocket {
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
