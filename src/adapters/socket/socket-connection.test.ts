import { describe, expect, it } from 'vitest';
import { CONNECTION_OPTIONS, type MakeSocket, SocketConnection } from './socket-connection';

it('[R-701][R-823] the socket connects to /ws/ by websocket only, with five attempts a second apart and a timeout of twenty seconds', () => {
  expect(CONNECTION_OPTIONS).toMatchObject({
    path: '/ws/',
    transports: ['websocket'],
    reconnection: true,
    reconnectionAttempts: 5,
    reconnectionDelay: 1000,
    timeout: 20_000,
  });
});

type Listener = (message?: unknown) => void;

const GOOD = {
  messageId: 'Message1',
  groupId: 'Room0001',
  number: 1,
  clientId: 'Client01',
  author: {
    userName: 'QuietMonsoon',
    fullAvatarUrl: '/art/kolam/monsoon.svg',
    profileType: 'ANONYMOUS',
    bio: '',
    isVerified: false,
  },
  text: 'Hello',
  createdOn: '2026-11-20T08:00:00Z',
  isMine: false,
  isRemoved: false,
};

/** Payloads that another build, or an attacker in the server's place, could send. */
const NOTHING: readonly unknown[] = [
  undefined,
  null,
  7,
  'x'.repeat(1_000_000),
  [],
  {},
  { groupId: 7, number: {}, name: [] },
];
const GARBAGE: readonly unknown[] = [
  ...NOTHING,
  { ...GOOD, author: null },
  { ...GOOD, author: 'QuietMonsoon' },
  { ...GOOD, text: { text: 'Hello' } },
  { ...GOOD, number: '1' },
  { ...GOOD, number: 1e300 },
  { ...GOOD, createdOn: 'yesterday' },
];

/** A connection to a fake server that acknowledges every message like this and sends what the test asks for. */
async function lineTo(acknowledgement: unknown) {
  const listeners = new Map<string, Listener>();
  const on = (event: string, listener: Listener) => void listeners.set(event, listener);
  const socket = {
    connected: true,
    active: true,
    io: { on },
    on,
    connect: () => {},
    timeout: () => ({ emitWithAck: async () => acknowledgement }),
  };
  const reported: unknown[] = [];
  const note = (...messages: readonly unknown[]) => void reported.push(...messages);
  const socketConnection = new SocketConnection(() => 'asha', (async () => socket) as unknown as MakeSocket);
  await socketConnection.open({
    connected: note,
    disconnected: note,
    failed: note,
    message: note,
    moderated: note,
    read: note,
    typing: note,
    group: note,
  });
  const report = (event: string, message: unknown) => listeners.get(event)?.(message);
  return { connection: socketConnection, sendMessage: report, listeners: reported };
}

describe('a server that sends invalid payloads', () => {
  it.each([
    ['message', GARBAGE],
    ['moderated', GARBAGE],
    ['read', NOTHING],
    ['typing', NOTHING],
    ['group', NOTHING],
  ])('an invalid payload of the event %s is ignored', async (event, garbage) => {
    const { sendMessage: report, listeners: reported } = await lineTo(undefined);
    for (const message of garbage) expect(() => report(event, message)).not.toThrow();
    expect(reported).toEqual([]);
  });

  it('a valid message after an invalid payload is received', async () => {
    const { sendMessage: report, listeners: reported } = await lineTo(undefined);
    report('message', null);
    report('message', GOOD);
    expect(reported).toMatchObject([{ id: 'Message1', text: 'Hello', number: 1 }]);
  });

  it.each(GARBAGE.map((message) => [message]))(
    'an invalid acknowledgement loses no message: the message fails as unavailable and can be sent again',
    async (message) => {
      const outgoing = { groupId: 'Room0001', clientId: 'Client01', text: 'Hello' };
      for (const acknowledgement of [message, { ok: true, message: message }]) {
        const { connection: socketConnection } = await lineTo(acknowledgement);
        await expect(socketConnection.sendMessage(outgoing)).rejects.toMatchObject({ kind: 'unavailable' });
        await expect(socketConnection.join(['Room0001'])).resolves.toEqual([]);
      }
    },
  );

  it('a message that the server rejects fails with the retry time', async () => {
    const { connection: socketConnection } = await lineTo({
      ok: false,
      code: 'TOO_MANY_MESSAGES',
      retryAfter: 3,
    });
    const message = { groupId: 'Room0001', clientId: 'Client01', text: 'Hello' };
    await expect(socketConnection.sendMessage(message)).rejects.toMatchObject({
      kind: 'limited',
      retryAfter: 3,
    });
  });
});
