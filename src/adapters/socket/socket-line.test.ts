import { describe, expect, it } from 'vitest';
import { LINE_OPTIONS, type MakeSocket, SocketLine } from './socket-line';

it('[R-701][R-823] the socket connects to /ws/ by websocket only, with five attempts a second apart and a timeout of twenty seconds', () => {
  expect(LINE_OPTIONS).toMatchObject({
    path: '/ws/',
    transports: ['websocket'],
    reconnection: true,
    reconnectionAttempts: 5,
    reconnectionDelay: 1000,
    timeout: 20_000,
  });
});

type Heard = (said?: unknown) => void;

const GOOD = {
  messageId: 'Message1',
  groupId: 'Room0001',
  number: 1,
  clientId: 'Client1',
  author: {
    userName: 'QuietMonsoon',
    fullAvatarUrl: '/art/kolam/monsoon.svg',
    profileType: 'ANONYMOUS',
    bio: '',
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
async function lineTo(answer: unknown) {
  const listeners = new Map<string, Heard>();
  const on = (event: string, heard: Heard) => void listeners.set(event, heard);
  const socket = {
    connected: true,
    active: true,
    io: { on },
    on,
    connect: () => {},
    timeout: () => ({ emitWithAck: async () => answer }),
  };
  const told: unknown[] = [];
  const note = (...said: readonly unknown[]) => void told.push(...said);
  const line = new SocketLine((async () => socket) as unknown as MakeSocket);
  await line.open({
    connected: note,
    disconnected: note,
    failed: note,
    message: note,
    judged: note,
    read: note,
    typing: note,
    group: note,
  });
  const say = (event: string, said: unknown) => listeners.get(event)?.(said);
  return { line, say, told };
}

describe('a server that sends invalid payloads', () => {
  it.each([
    ['message', GARBAGE],
    ['judged', GARBAGE],
    ['read', NOTHING],
    ['typing', NOTHING],
    ['group', NOTHING],
  ])('an invalid payload of the event %s is ignored', async (event, garbage) => {
    const { say, told } = await lineTo(undefined);
    for (const said of garbage) expect(() => say(event, said)).not.toThrow();
    expect(told).toEqual([]);
  });

  it('a valid message after an invalid payload is received', async () => {
    const { say, told } = await lineTo(undefined);
    say('message', null);
    say('message', GOOD);
    expect(told).toMatchObject([{ id: 'Message1', text: 'Hello', number: 1 }]);
  });

  it.each(GARBAGE.map((said) => [said]))(
    'an invalid acknowledgement loses no message: the message fails as unavailable and can be sent again',
    async (said) => {
      const spoken = { groupId: 'Room0001', clientId: 'Client1', text: 'Hello' };
      for (const answer of [said, { ok: true, message: said }]) {
        const { line } = await lineTo(answer);
        await expect(line.say(spoken)).rejects.toMatchObject({ kind: 'unavailable' });
        await expect(line.join(['Room0001'])).resolves.toEqual([]);
      }
    },
  );

  it('a message that the server rejects fails with the retry time', async () => {
    const { line } = await lineTo({ ok: false, code: 'TOO_MANY_MESSAGES', retryAfter: 3 });
    const spoken = { groupId: 'Room0001', clientId: 'Client1', text: 'Hello' };
    await expect(line.say(spoken)).rejects.toMatchObject({ kind: 'limited', retryAfter: 3 });
  });
});
