import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserSocket, SafeWebSocket } from './browser-socket';
import { CONNECTION_OPTIONS, SocketConnection } from './socket-connection';

const TERMS = { sid: 'Line1', upgrades: [], pingInterval: 25_000, pingTimeout: 20_000, maxPayload: 1_000 };
const ATTEMPTS = 5;

interface SocketScript {
  onopen?: () => void;
  onmessage?: (event: { readonly data: unknown }) => void;
  readonly send: (data: unknown) => void;
  readonly close: () => void;
}

const opened: SocketScript[] = [];
const sent: unknown[] = [];
let account: string | undefined;

/** A fake server that sends a fixed message to every client and records the connections. */
class FakeSocket extends SafeWebSocket {
  override createSocket(): SocketScript {
    const fake: SocketScript = { send: (data) => sent.push(data), close: () => {} };
    opened.push(fake);
    return fake;
  }
}

async function lineTo(text: string) {
  const reported: string[] = [];
  const nothing = () => {};
  const socketConnection = new SocketConnection(
    () => account,
    async (options) =>
      browserSocket({ ...options, reconnectionDelay: 0, reconnectionDelayMax: 0 }, FakeSocket),
  );
  await socketConnection.open({
    connected: () => void reported.push('connected'),
    disconnected: () => void reported.push('disconnected'),
    failed: (_, forNow) => void reported.push(forNow ? 'down' : 'given up'),
    message: nothing,
    moderated: nothing,
    read: nothing,
    typing: nothing,
    group: nothing,
  });
  const respond = () => {
    opened.at(-1)?.onopen?.();
    opened.at(-1)?.onmessage?.({ data: text });
  };
  return { connection: socketConnection, listeners: reported, respond };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('http://page.test/'));
  opened.length = 0;
  sent.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['without upgrades', JSON.stringify({ ...TERMS, upgrades: undefined })],
  ['without a name', JSON.stringify({ ...TERMS, sid: undefined })],
  ['with invalid intervals', JSON.stringify({ ...TERMS, pingInterval: 'often', pingTimeout: -1 })],
  ['that are null', 'null'],
  ['that are truncated', '{"sid":"Li'],
  ['that are an HTML page', '<!doctype html>'],
])(
  '[R-823] a handshake with terms %s counts as a lost connection, which is reported and retried without an exception',
  async (_, terms) => {
    const { connection: socketConnection, listeners: reported, respond } = await lineTo(`0${terms}`);
    for (let tries = 0; tries <= ATTEMPTS; tries += 1) {
      expect(respond).not.toThrow();
      await vi.runOnlyPendingTimersAsync();
    }
    expect(opened).toHaveLength(1 + ATTEMPTS);
    expect(reported.slice(0, 1)).toEqual(['down']);
    expect(reported.at(-1)).toBe('given up');
    socketConnection.close();
  },
);

it('a valid handshake opens the connection', async () => {
  const {
    connection: socketConnection,
    listeners: reported,
    respond,
  } = await lineTo(`0${JSON.stringify(TERMS)}`);
  respond();
  opened.at(-1)?.onmessage?.({ data: '40{"sid":"Room1"}' });
  await vi.advanceTimersByTimeAsync(0);
  expect(reported).toEqual(['connected']);
  socketConnection.close();
});

it('each connection names the account that the page shows then, so that it receives nothing of another one', async () => {
  const { connection: socketConnection, respond } = await lineTo(`0${JSON.stringify(TERMS)}`);
  for (account of ['asha', 'imran']) {
    respond();
    await vi.advanceTimersByTimeAsync(0);
    socketConnection.again();
  }
  expect(sent).toEqual(['40{"accountId":"asha"}', '40{"accountId":"imran"}']);
  socketConnection.close();
});

it('[R-701] the connection uses websocket as its only transport', () => {
  expect(CONNECTION_OPTIONS.transports).toEqual([SafeWebSocket.prototype.name]);
});
