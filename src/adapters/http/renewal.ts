import type { Wire } from './runtime';

export interface Renewing {
  /** Whether a user was signed in, as far as the page knows. */
  readonly signedIn: () => boolean;
  readonly renew: () => Promise<boolean>;
}

/**
 * Repeats a request once when its session had expired and was renewed; parallel requests wait for the same renewal.
 */
export function withRenewal(fetch: Wire['fetch'], { signedIn, renew }: Renewing): Wire['fetch'] {
  let renewing: Promise<boolean> | undefined;
  return async (request) => {
    if (!signedIn()) return fetch(request);
    const again = request.clone();
    const answer = await fetch(request);
    if (answer.status !== 401) return answer;
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return (await renewing) ? fetch(again) : answer;
  };
}
