import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SocketInWorker } from './socket-in-worker';

const ADDRESS = 'wss://site.test/ws/?EIO=4&transport=websocket';

class FakeWorker {
  static started: FakeWorker[] = [];
  onmessage: ((event: { readonly data: object }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly received: unknown[] = [];
  isRunning = true;
  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage(message: unknown) {
    this.received.push(message);
  }
  terminate() {
    this.isRunning = false;
  }
}

const pageSocket = () => {
  const sent: unknown[] = [];
  return {
    sent,
    isOpen: true,
    binaryType: 'blob',
    onopen: () => {},
    send: (data: unknown) => void sent.push(data),
    close() {
      this.isOpen = false;
    },
  };
};

function open() {
  const inPage: ReturnType<typeof pageSocket>[] = [];
  const socket = new SocketInWorker(ADDRESS, () => {
    const opened = pageSocket();
    inPage.push(opened);
    return opened;
  });
  const events: unknown[] = [];
  socket.onopen = () => void events.push('open');
  socket.onmessage = ({ data }) => void events.push(data);
  socket.onerror = () => void events.push('error');
  socket.onclose = () => void events.push('close');
  const worker = FakeWorker.started.at(-1) as FakeWorker;
  return { socket, worker, events, inPage };
}

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a socket in a worker', () => {
  it('the socket names only the query of its address, then passes on what is sent', () => {
    const { socket, worker } = open();
    socket.send('40');
    expect(worker.received).toEqual(['?EIO=4&transport=websocket', '40']);
  });

  it('the socket passes on what the worker reports, and ends it with the connection', () => {
    const { worker, events, inPage } = open();
    worker.onmessage?.({ data: { type: 'open' } });
    worker.onmessage?.({ data: { type: 'message', data: '2' } });
    expect([events, worker.isRunning]).toEqual([['open', '2'], true]);
    worker.onmessage?.({ data: { type: 'error' } });
    worker.onmessage?.({ data: { type: 'close' } });
    expect([events, worker.isRunning]).toEqual([['open', '2', 'error', 'close'], false]);
    expect(inPage).toEqual([]);
  });

  it('the socket ends the worker when it is closed', () => {
    const { socket, worker } = open();
    socket.close();
    expect(worker.isRunning).toBe(false);
  });

  it('the socket is opened by the page if the worker does not run', () => {
    const { socket, worker, events, inPage } = open();
    worker.onerror?.();
    const [opened] = inPage;
    opened?.onopen();
    socket.send('40');
    expect([events, opened?.binaryType, opened?.sent]).toEqual([['open'], 'arraybuffer', ['40']]);
    socket.close();
    expect(opened?.isOpen).toBe(false);
  });
});
