import type { Wire } from './runtime';

/** A choice that a read can confirm, and its field names in the request and the response. */
interface ReadAgain {
  readonly sentTo: RegExp;
  readonly readAt: string;
  readonly sent: string;
  readonly listeners: string;
}

const READ_AGAIN: readonly ReadAgain[] = [
  { sentTo: /\/v1\/vote$/, readAt: 'vote', sent: 'voteType', listeners: 'voteType' },
  { sentTo: /\/poll\/vote$/, readAt: 'fetch/vote', sent: 'optionId', listeners: 'myOptionId' },
  { sentTo: /\/salary\/vote$/, readAt: 'fetch/vote', sent: 'offerId', listeners: 'myOfferId' },
  {
    sentTo: /\/pseudo-profile\/selected$/,
    readAt: 'available',
    sent: 'selectedProfileType',
    listeners: 'selectedProfileType',
  },
];

/**
 * A choice that timed out may have been saved. If a read returns the same choice, that response is used; otherwise
 * the outcome is unknown and the request stays a failure.
 */
export const withReadRetry =
  (fetch: Wire['fetch']): Wire['fetch'] =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const again = READ_AGAIN.find(({ sentTo }) => request.method === 'POST' && sentTo.test(pathname));
    if (!again) return fetch(request);
    const saved = request.clone();
    try {
      return await fetch(request);
    } catch (error) {
      if (Object(error).name !== 'TimeoutError') throw error;
      const response = await contentCounts(fetch, saved, again).catch(() => undefined);
      if (!response) throw error;
      return response;
    }
  };

/** The target goes into the query; the choice itself is compared with the response. */
async function contentCounts(
  fetch: Wire['fetch'],
  request: Request,
  again: ReadAgain,
): Promise<Response | undefined> {
  const { headers, credentials, signal } = request;
  const { [again.sent]: choice, ...about } = Object(await request.json()) as Readonly<
    Record<string, unknown>
  >;
  const url = new URL(again.readAt, request.url);
  for (const [name, value] of Object.entries(about)) url.searchParams.set(name, String(value));
  const response = await fetch(new Request(url, { headers, credentials, signal }));
  const contribution: unknown = response.ok ? await response.clone().json() : undefined;
  return Object(contribution)[again.listeners] === choice ? response : undefined;
}
