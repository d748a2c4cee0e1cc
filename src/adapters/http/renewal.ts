import type { Wire } from './runtime';

/** What is needed to ask for the next session when one has run out. */
export interface Renewing {
  /** Whether somebody was signed in, as far as the page can know. */
  readonly signedIn: () => boolean;
  /** Whether there is a session again. */
  readonly renew: () => Promise<boolean>;
}

/** Asks once more when the session had run out and could be renewed; calls that come meanwhile wait for the same renewal. */
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
