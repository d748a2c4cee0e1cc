import { io, type ManagerOptions, type SocketOptions, WebSocket } from 'socket.io-client';
import { partsOf } from './wire-message';

/** How the program marks the first thing a server says: the terms of the line. */
const TERMS = '0';

/** The program falls over terms that lack something. Here they are a line that failed, which is tried again. */
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
