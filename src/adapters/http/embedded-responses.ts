import type { Middleware } from 'openapi-fetch';

export interface EmbeddedResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The responses a page was rendered from, by path and query of the GET request. */
export type EmbeddedResponses = Map<string, EmbeddedResponse>;

/**
 * Without the origin, because the server renders from an inner origin; without the window, which it does not know.
 */
const keyOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search.replace(/platform=\w+/, '');
};

type ResponseRecorder = Middleware & {
  /** Resolves once no request waits for its response. A page that failed early carries the others too. */
  readonly settled: () => Promise<void>;
};

/** On the server: stores the response of every GET, so that the page can carry it. */
export function recordResponses(saved: EmbeddedResponses): ResponseRecorder {
  const waiting = new Set<string>();
  let settle = () => {};
  const end = (id: string) => {
    waiting.delete(id);
    if (waiting.size === 0) settle();
  };
  return {
    onRequest({ id }) {
      waiting.add(id);
    },
    async onResponse({ request, response, id }) {
      if (request.method === 'GET') {
        const type = response.headers.get('content-type') ?? '';
        saved.set(keyOf(request), { status: response.status, type, body: await response.clone().text() });
      }
      end(id);
    },
    onError({ id }) {
      end(id);
    },
    settled: () =>
      new Promise((resolve) => {
        settle = resolve;
        if (waiting.size === 0) resolve();
      }),
  };
}

/** In the browser: serves the first identical GET from the page; later requests go to the service. */
export const replayResponses = (carried: EmbeddedResponses): Middleware => ({
  onRequest({ request }) {
    if (request.method !== 'GET') return undefined;
    const key = keyOf(request);
    const response = carried.get(key);
    if (response === undefined) return undefined;
    carried.delete(key);
    const empty = response.status === 204 || response.status === 304;
    return new Response(empty ? null : response.body, {
      status: response.status,
      headers: { 'content-type': response.type },
    });
  },
});
