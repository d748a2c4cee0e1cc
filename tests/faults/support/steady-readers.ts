import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

const URLS = [
  '/feed-services/v3/feed?feedType=GENERIC&sort=POPULAR',
  '/feed-services/v3/feed?feedType=GENERIC&sort=LATEST',
  '/feed-services/v1/interlinking-widget',
];
const AMBIENT = { appid: '999', systemid: 'AB_WEB' };

export interface TimedResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly type: string;
  readonly posts: number | undefined;
  readonly ms: number;
}

/**
 * Visitors who read continuously; records responses, and accepted requests without a response. Each has one connection,
 * because `fetch` opens a second one now and then, which the system resets if the server stops before accepting it.
 */
export class Reading {
  readonly responses: TimedResponse[] = [];
  readonly cut: string[] = [];

  async go(origin: string, readers: number, signal: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: readers }, (_, index) => this.#read(origin, index, signal)));
  }

  async #read(origin: string, reader: number, signal: AbortSignal): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = reader; !signal.aborted; turn++) {
      const began = Date.now();
      try {
        const response = await send(origin + URLS[turn % URLS.length], agent);
        const body = JSON.parse(await text(response)) as { readonly items?: readonly unknown[] };
        const status = response.statusCode ?? 0;
        this.responses.push({
          status,
          retryAfter: response.headers['retry-after'] ?? null,
          type: response.headers['content-type'] ?? '',
          posts: status === 200 ? body.items?.length : undefined,
          ms: Date.now() - began,
        });
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        // The connection was refused, so the request was never accepted.
        if (code !== 'ECONNREFUSED') this.cut.push(`${code} ${message}`);
        break;
      }
    }
    agent.destroy();
  }
}

const send = (url: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: AMBIENT }, resolve).on('error', reject);
  });
