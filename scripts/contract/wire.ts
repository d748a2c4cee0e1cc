import { isUtf8 } from 'node:buffer';
import type { Outgoing } from './request';

export interface WireResponse {
  readonly sent: Outgoing;
  readonly status: number;
  readonly headers: Headers;
  readonly type: string;
  readonly text: string;
  /** Whether the body is valid text; otherwise `text` contains replacement characters. */
  readonly isUtf8?: boolean;
}

/** No response: a broken connection, a timeout or invalid HTTP. */
export interface NoResponse {
  readonly sent: Outgoing;
  readonly reason: string;
}

export interface WireOptions {
  readonly timeoutMs: number;
  /** Maximum total time that one request may wait while the server responds with 429. */
  readonly deadlineMs: number;
  /** The time after which no request continues, in milliseconds since the epoch. */
  readonly until: number;
}

export class Unreachable extends Error {}

/** The run is out of time; interrupted requests prove nothing. */
export class DeadlineError extends Error {}

export const isNoResponse = (response: WireResponse | NoResponse): response is NoResponse =>
  'reason' in response;

/** The connection to the verified server; it sends requests nowhere else. */
export class Wire {
  readonly origin: string;
  readonly #options: WireOptions;
  #sent = 0;
  #limited = 0;

  constructor(baseUrl: string, options: WireOptions) {
    this.origin = baseUrl.replace(/\/+$/, '');
    this.#options = options;
  }

  get sent(): number {
    return this.#sent;
  }

  /** Requests that stayed rate-limited after all retries. */
  get limited(): number {
    return this.#limited;
  }

  /** Throws one sentence if the server cannot be reached. */
  async reach(): Promise<void> {
    const response = await this.#once({
      method: 'GET',
      url: `${this.origin}/`,
      headers: {},
      body: undefined,
    });
    if (isNoResponse(response)) throw new Unreachable(`${this.origin} does not respond: ${response.reason}`);
  }

  async send(request: Outgoing): Promise<WireResponse | NoResponse> {
    this.#stayHere(request);
    const response = await this.#patiently(request);
    // A keep-alive connection may close just as a request starts, but not twice in a row.
    return isNoResponse(response) ? this.#patiently(request) : response;
  }

  async #patiently(request: Outgoing): Promise<WireResponse | NoResponse> {
    let left = this.#options.deadlineMs;
    for (;;) {
      const response = await this.#once(request);
      if (isNoResponse(response) || response.status !== 429) return response;
      const wait = Math.max(Number(response.headers.get('retry-after') ?? 1) * 1000 || 1000, 100);
      left -= wait;
      if (left < 0 || wait > this.#left()) {
        this.#limited++;
        return response;
      }
      await new Promise((done) => setTimeout(done, wait));
    }
  }

  async #once(request: Outgoing): Promise<WireResponse | NoResponse> {
    this.requireTime();
    this.#sent++;
    try {
      const { url, method, headers } = request;
      const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : request.body;
      const signal = AbortSignal.timeout(Math.max(1, Math.min(this.#options.timeoutMs, this.#left())));
      const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
      const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      const { status } = response;
      return { sent: request, status, headers: response.headers, type, ...(await textOf(response)) };
    } catch (error) {
      this.requireTime();
      return { sent: request, reason: reasonOf(error) };
    }
  }

  requireTime(): void {
    if (this.#left() <= 0) throw new DeadlineError();
  }

  #left(): number {
    return this.#options.until - Date.now();
  }

  #stayHere({ url }: Outgoing): void {
    if (new URL(url).origin !== new URL(this.origin).origin)
      throw new Error(`${url} is not on ${this.origin}: the verifier only calls the server in --base-url`);
  }
}

/** Keeps a byte order mark, which response.text() hides and many JSON parsers reject. */
async function textOf(response: Response): Promise<Pick<WireResponse, 'text' | 'isUtf8'>> {
  const bytes = await response.arrayBuffer();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return { text, isUtf8: !text.includes('\ufffd') || isUtf8(Buffer.from(bytes)) };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return error.name === 'TimeoutError' ? 'request timed out' : (cause ?? error.message);
}
