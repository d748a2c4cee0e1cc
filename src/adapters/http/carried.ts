import type { Middleware } from 'openapi-fetch';

export interface CarriedAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The responses a page was rendered from, by path and query of the GET request. */
export type CarriedAnswers = Map<string, CarriedAnswer>;

/**
 * Without the origin, because the server renders from an inner origin; without the window, which it does not know.
 */
const keyOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search.replace(/platform=\w+/, '');
};

/** On the server: stores the response of every GET, so that the page can carry it. */
export const keepAnswers = (saved: CarriedAnswers): Middleware => ({
  async onResponse({ request, response }) {
    if (request.method !== 'GET') return;
    const type = response.headers.get('content-type') ?? '';
    saved.set(keyOf(request), { status: response.status, type, body: await response.clone().text() });
  },
});

/** In the browser: answers the first identical GET from the page; later requests go to the service. */
export const giveAnswers = (carried: CarriedAnswers): Middleware => ({
  onRequest({ request }) {
    if (request.method !== 'GET') return undefined;
    const key = keyOf(request);
    const answer = carried.get(key);
    if (answer === undefined) return undefined;
    carried.delete(key);
    const empty = answer.status === 204 || answer.status === 304;
    return new Response(empty ? null : answer.body, {
      status: answer.status,
      headers: { 'content-type': answer.type },
    });
  },
});
