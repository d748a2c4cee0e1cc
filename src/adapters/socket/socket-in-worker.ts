/** The worker sends this for each event of its socket. */
interface Report {
  readonly type: 'open' | 'message' | 'error' | 'close';
  readonly data?: unknown;
}

/** The part of a WebSocket that socket.io uses. */
interface SocketLike {
  binaryType: string;
  onopen?: (() => void) | null;
  onmessage?: ((event: { readonly data?: unknown }) => void) | null;
  onerror?: (() => void) | null;
  onclose?: (() => void) | null;
  send(data: unknown): void;
  close(): void;
}

/**
 * A WebSocket in a worker. Browsers do not restore a page that opened one itself; a worker can be ended before the page
 * is left (decision 243). If the worker does not run, the page opens the socket.
 */
export class SocketInWorker implements SocketLike {
  binaryType = 'arraybuffer';
  onopen: SocketLike['onopen'];
  onmessage: SocketLike['onmessage'];
  onerror: SocketLike['onerror'];
  onclose: SocketLike['onclose'];
  readonly #worker: Worker;
  #inPage: SocketLike | undefined;

  constructor(address: string, openInPage: () => SocketLike) {
    this.#worker = new Worker(
      /* webpackChunkName: "socket-worker" */ new URL('./socket-worker.ts', import.meta.url),
    );
    this.#worker.onmessage = ({ data: report }: MessageEvent<Report>) => {
      if (report.type === 'close') this.close();
      this[`on${report.type}`]?.(report);
    };
    this.#worker.onerror = () => {
      this.#worker.terminate();
      const { binaryType, onopen, onmessage, onerror, onclose } = this;
      this.#inPage = Object.assign(openInPage(), { binaryType, onopen, onmessage, onerror, onclose });
    };
    this.#worker.postMessage(new URL(address).search);
  }

  send(data: unknown): void {
    if (this.#inPage) this.#inPage.send(data);
    else this.#worker.postMessage(data);
  }

  close(): void {
    this.#worker.terminate();
    this.#inPage?.close();
  }
}
