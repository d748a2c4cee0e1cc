import type { Fields } from '../model-data';
import type { Plant } from '../model-server';
import { type SocketSteps, soundSocket } from '../model-socket';
import { type Fault, fault } from './fault';

const EVENT = 'chat-socket:message';

const planting =
  (steps: Partial<SocketSteps>): Plant =>
  () => ({ socket: { ...soundSocket, ...steps } });

const answering = (change: (response: Fields) => Fields): Plant =>
  planting({ response: (...request) => change(soundSocket.response(...request)) });

/** Faults of the socket. */
export const SOCKETS: readonly Fault[] = [
  fault('visitors may connect', EVENT, 'auth-ignored', planting({ isAllowed: () => true })),
  fault(
    'other sites may connect with the session',
    EVENT,
    'auth-ignored',
    planting({ isAllowed: (alive) => alive }),
  ),
  fault('no one may connect', EVENT, 'valid-refused', planting({ isAllowed: () => false })),
  fault('payloads are not checked', EVENT, 'invalid-accepted', planting({ isValid: () => true })),
  fault(
    'the acknowledgement lacks the message',
    EVENT,
    'body-schema',
    answering(() => ({ ok: true })),
  ),
  fault(
    'the acknowledgement names the member',
    EVENT,
    'undocumented-field',
    answering((response) => ({ ...response, memberId: 'Mb1asha2Nair3Qx4' })),
  ),
  fault(
    'a repeated message is stored twice',
    EVENT,
    'done-twice',
    planting({ response: (event, payload) => soundSocket.response(event, payload, twice) }),
  ),
  fault('other tabs are forgotten', EVENT, 'event-missing', planting({ show: () => undefined })),
  fault(
    'an event no one documented',
    EVENT,
    'undocumented-event',
    planting({
      show: (socket, message) => {
        soundSocket.show(socket, message);
        socket.broadcast.emit('presence', { online: 4 });
      },
    }),
  ),
  fault(
    'an event shows who wrote',
    EVENT,
    'undocumented-field',
    planting({
      show: (socket, message) =>
        soundSocket.show(socket, { ...(message as Fields), memberId: 'Mb1asha2Nair3Qx4' }),
    }),
  ),
  fault('any length is read', EVENT, 'limit-ignored', planting({ messageBytes: 1_000_000 })),
  fault('a connection outlives its session', EVENT, 'session-survives', planting({ endsWithSession: false })),
];

/** Stores nothing but counts. */
class Forgetful extends Map<string, Fields> {
  #count = 0;
  override get size(): number {
    return this.#count++;
  }
  override get(): undefined {
    return undefined;
  }
}
const twice = new Forgetful();
