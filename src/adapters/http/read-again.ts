import type { Wire } from './runtime';

/** A choice that a read can confirm, and its field names in the request and the response. */
interface Again {
  readonly sentTo: RegExp;
  readonly readAt: string;
  readonly sent: string;
  readonly told: string;
}

const READ_AGAIN: readonly Again[] = [
  { sentTo: /\/v1\/vote$/, readAt: 'vote', sent: 'voteType', told: 'voteType' },
  { sentTo: /\/poll\/vote$/, readAt: 'fetch/vote', sent: 'optionId', told: 'myOptionId' },
  { sentTo: /\/salary\/vote$/, readAt: 'fetch/vote', sent: 'offerId', told: 'myOfferId' },
  {
    sentTo: /\/pseudo-profile\/selected$/,
    readAt: 'available',
    sent: 'selectedProfileType',
    told: 'selectedProfileType',
  },
];

/**
 * A choice that timed out may have been saved. If a read returns the same choice, that response is used; otherwise
 * the outcome is unknown and the request stays a failure.
 */
export const withReadingAgain =
  (fetch: Wire['fetch']): Wire['fetch'] =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const again = READ_AGAIN.find(({ sentTo }) => request.method === 'POST' && sentTo.test(pathname));
    if (!again) return fetch(request);
    const kept = request.clone();
    try {
      return await fetch(request);
    } catch (error) {
      if (Object(error).name !== 'TimeoutError') throw error;
      const held = await heldOf(fetch, kept, again).catch(() => undefined);
      if (!held) throw error;
      return held;
    }
  };

/** The target goes into the query; the choice itself is compared with the response. */
async function heldOf(fetch: Wire['fetch'], request: Request, again: Again): Promise<Response | undefined> {
  const { headers, credentials, signal } = request;
  const { [again.sent]: choice, ...about } = Object(await request.json()) as Readonly<
    Record<string, unknown>
  >;
  const url = new URL(again.readAt, request.url);
  for (const [name, value] of Object.entries(about)) url.searchParams.set(name, String(value));
  const held = await fetch(new Request(url, { headers, credentials, signal }));
  const told: unknown = held.ok ? await held.clone().json() : undefined;
  return Object(told)[again.told] === choice ? held : undefined;
}
