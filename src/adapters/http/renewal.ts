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
    const response = await fetch(request);
    if (response.status !== 401) return response;
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return (await renewing) ? fetch(again) : response;
  };
}
