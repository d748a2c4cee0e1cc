import { io, type ManagerOptions, type SocketOptions, WebSocket } from 'socket.io-client';
import { partsOf } from './wire-message';

/** Prefix of socket.io's handshake, the first message of a server. */
const TERMS = '0';

/** socket.io throws on an incomplete handshake. Here that counts as a failed connection, which is retried. */
export class CarefulWebSocket extends WebSocket {
  protected override onData(said: unknown): void {
    if (typeof said === 'string' && said.startsWith(TERMS) && !areTerms(said.slice(TERMS.length)))
      this.onError('The server is not ours.', said);
    else super.onData(said);
  }
}

export const browserSocket = (
  options: Partial<ManagerOptions & SocketOptions>,
  transport: typeof WebSocket = CarefulWebSocket,
) => io({ ...options, transports: [transport] });

function areTerms(text: string): boolean {
  try {
    const { sid, upgrades, pingInterval, pingTimeout } = partsOf(JSON.parse(text));
    return typeof sid === 'string' && Array.isArray(upgrades) && [pingInterval, pingTimeout].every(isTime);
  } catch {
    return false;
  }
}

const isTime = (said: unknown): boolean => Number.isSafeInteger(said) && Number(said) > 0;
