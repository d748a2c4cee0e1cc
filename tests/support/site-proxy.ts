import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

const INDEX = /\/index\.([0-9a-f]{8})\.js/g;
const BUILD = /"build":"[0-9a-f]{8}"/;

/**
 * A proxy in front of the product that can stop, break off or pause in the middle of a response, or serve a new build.
 */
export class SiteProxy {
  origin = '';
  /** The build id in every page from now on; its files stay the same. */
  build: string | undefined = undefined;
  readonly #target: string;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((incoming, outgoing) => this.#pass(incoming, outgoing));
  #half: { readonly path: string; readonly onSent: () => void } | undefined;
  #pause: { readonly after: string; readonly resumed: Promise<void> } | undefined;
  #hash = '';

  constructor(target: string) {
    this.#target = target;
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  async start(): Promise<this> {
    const port = Number(this.origin.split(':')[2] ?? 0);
    await new Promise<void>((ready) => this.#server.listen(port, '127.0.0.1', () => ready()));
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  /** Refuses connections until the next start, which uses the same address. */
  stop(): Promise<void> {
    const closed = new Promise<void>((done) => this.#server.close(() => done()));
    for (const socket of this.#sockets) socket.destroy();
    return closed;
  }

  /** Resolves once half of the response at this path was sent; the other half is never sent. */
  sendHalf(path: string): Promise<void> {
    return new Promise((onSent) => {
      this.#half = { path, onSent };
    });
  }

  sendAll(): void {
    this.#half = undefined;
  }

  /** Pauses the next page after this text until the returned function is called. */
  pauseAfter(after: string): () => void {
    let end = () => {};
    const resumed = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#pause = { after, resumed };
    return end;
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url = '/' } = incoming;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const passed = request(new URL(this.#inner(url), this.#target), { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = this.#renamed(Buffer.concat(parts), response.headers);
        const { 'transfer-encoding': _, ...own } = response.headers;
        outgoing.writeHead(response.statusCode ?? 502, { ...own, 'content-length': body.length });
        if (this.#half && url.startsWith(this.#half.path))
          outgoing.write(body.subarray(0, body.length / 2), this.#half.onSent);
        else this.#send(body, outgoing);
      });
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }

  #send(body: Buffer, outgoing: ServerResponse): void {
    const pause = this.#pause;
    const at = pause ? body.indexOf(pause.after) : -1;
    if (!pause || at < 0) return void outgoing.end(body);
    this.#pause = undefined;
    const end = at + pause.after.length;
    outgoing.write(body.subarray(0, end));
    void pause.resumed.then(() => outgoing.end(body.subarray(end)));
  }

  /** The product's own address for a file or shell of the new build. */
  #inner(path: string): string {
    return this.build && this.#hash ? path.replace(this.build, this.#hash) : path;
  }

  #renamed(bytes: Buffer, headers: IncomingHttpHeaders): Buffer {
    const { build } = this;
    const isText = /html|json/.test(headers['content-type'] ?? '') && !headers['content-encoding'];
    if (!build || !isText) return bytes;
    const text = String(bytes).replace(INDEX, (_, hash: string) => {
      this.#hash = hash;
      return `/index.${build}.js`;
    });
    return Buffer.from(text.replace(BUILD, `"build":"${build}"`));
  }
}
