import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserSocket, CarefulWebSocket } from './browser-socket';
import { LINE_OPTIONS, SocketLine } from './socket-line';

const TERMS = { sid: 'Line1', upgrades: [], pingInterval: 25_000, pingTimeout: 20_000, maxPayload: 1_000 };
const ATTEMPTS = 5;

interface Played {
  onopen?: () => void;
  onmessage?: (event: { readonly data: unknown }) => void;
  readonly send: (data: unknown) => void;
  readonly close: () => void;
}

const opened: Played[] = [];

/** A fake server that sends a fixed message to every client and records the connections. */
class PlayedSocket extends CarefulWebSocket {
  override createSocket(): Played {
    const played: Played = { send: () => {}, close: () => {} };
    opened.push(played);
    return played;
  }
}

async function lineTo(said: string) {
  const told: string[] = [];
  const nothing = () => {};
  const line = new SocketLine(async (options) =>
    browserSocket({ ...options, reconnectionDelay: 0, reconnectionDelayMax: 0 }, PlayedSocket),
  );
  await line.open({
    connected: () => void told.push('connected'),
    disconnected: () => void told.push('disconnected'),
    failed: (_, forNow) => void told.push(forNow ? 'down' : 'given up'),
    message: nothing,
    judged: nothing,
    read: nothing,
    typing: nothing,
    group: nothing,
  });
  const answer = () => {
    opened.at(-1)?.onopen?.();
    opened.at(-1)?.onmessage?.({ data: said });
  };
  return { line, told, answer };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('http://page.test/'));
  opened.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['without the ways to go on', JSON.stringify({ ...TERMS, upgrades: undefined })],
  ['without a name', JSON.stringify({ ...TERMS, sid: undefined })],
  ['without times', JSON.stringify({ ...TERMS, pingInterval: 'often', pingTimeout: -1 })],
  ['that are nothing', 'null'],
  ['that are half', '{"sid":"Li'],
  ['that are a page', '<!doctype html>'],
])(
  '[R-823] a handshake with terms %s counts as a lost connection, which is reported and retried without an exception',
  async (_, terms) => {
    const { line, told, answer } = await lineTo(`0${terms}`);
    for (let tries = 0; tries <= ATTEMPTS; tries += 1) {
      expect(answer).not.toThrow();
      await vi.runOnlyPendingTimersAsync();
    }
    expect(opened).toHaveLength(1 + ATTEMPTS);
    expect(told.slice(0, 1)).toEqual(['down']);
    expect(told.at(-1)).toBe('given up');
    line.close();
  },
);

it('a valid handshake opens the connection', async () => {
  const { line, told, answer } = await lineTo(`0${JSON.stringify(TERMS)}`);
  answer();
  opened.at(-1)?.onmessage?.({ data: '40{"sid":"Room1"}' });
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['connected']);
  line.close();
});

it('[R-701] the connection uses websocket as its only transport', () => {
  expect(LINE_OPTIONS.transports).toEqual([CarefulWebSocket.prototype.name]);
});
