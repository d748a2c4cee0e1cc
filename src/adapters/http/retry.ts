import type { Timers } from '../../core/shared/timers';
import type { Wire } from './runtime';

export interface Retrying {
  readonly timers: Timers;
  /** A number from 0 up to 1, so that not everybody comes back in the same moment. */
  readonly jitter: () => number;
}

const MOST_TRIES = 4;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 5_000;

/** Asks again, later and later, when a read met a dead line or an overloaded service. Writes are never repeated. */
export const withRetries =
  (fetch: Wire['fetch'], { timers, jitter }: Retrying): Wire['fetch'] =>
  async (request) => {
    for (let tries = 1; ; tries++) {
      const last = tries === MOST_TRIES || request.method !== 'GET';
      const outcome = await attempt(fetch, last ? request : request.clone());
      if (last || !isWorthAnother(outcome)) return settled(outcome);
      await wait(waitBefore(tries, jitter(), outcome), request.signal, timers);
    }
  };

type Outcome = { readonly response: Response } | { readonly error: unknown };

const attempt = (fetch: Wire['fetch'], request: Request): Promise<Outcome> =>
  fetch(request).then(
    (response) => ({ response }),
    (error: unknown) => ({ error }),
  );

function settled(outcome: Outcome): Response {
  if ('error' in outcome) throw outcome.error;
  return outcome.response;
}

/** A cut line (fetch throws a TypeError) or a service that says it is overloaded; not a wait that was given up. */
const isWorthAnother = (outcome: Outcome): boolean =>
  'error' in outcome ? outcome.error instanceof TypeError : outcome.response.status === 503;

/** Doubles from try to try, scattered downwards by up to a half; what the service asks for goes first, up to the cap. */
function waitBefore(tries: number, scatter: number, outcome: Outcome): number {
  const asked = 'response' in outcome ? Number(outcome.response.headers.get('retry-after')) * 1000 : 0;
  const doubled = FIRST_WAIT_MS * 2 ** (tries - 1) * (1 - scatter / 2);
  return Math.min(LONGEST_WAIT_MS, Math.max(asked || 0, doubled));
}

const wait = (milliseconds: number, signal: AbortSignal, timers: Timers): Promise<void> =>
  new Promise((resolve, reject) => {
    const cancel = () => {
      stop();
      reject(signal.reason);
    };
    const stop = timers.after(milliseconds, () => {
      signal.removeEventListener('abort', cancel);
      resolve();
    });
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
  });
