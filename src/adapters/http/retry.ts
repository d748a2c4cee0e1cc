import type { Timers } from '../../core/shared/timers';
import type { Wire } from './runtime';

export interface Retrying {
  readonly timers: Timers;
  /** A number from 0 up to 1, so that not everybody comes back in the same moment. */
  readonly jitter: () => number;
  /** A device that knows it has no network waits for nothing. */
  readonly online: () => boolean;
}

const MOST_TRIES = 4;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 5_000;

/**
 * Asks again, later and later, when a read met a dead line or an overloaded service. Writes are never repeated. Of the
 * reads that meet an outage together one does so; the others wait for it, and ask only once more when it was in vain.
 */
export const withRetries = (fetch: Wire['fetch'], { timers, jitter, online }: Retrying): Wire['fetch'] => {
  /** Whether the one that asks again was answered in the end. */
  let scout: Promise<boolean> | undefined;

  const askAgain = async (request: Request, met: Outcome, tried: number): Promise<Outcome> => {
    let outcome = met;
    for (let tries = tried; tries < MOST_TRIES && isWorthAnother(outcome) && online(); tries++) {
      await wait(waitBefore(tries, jitter(), outcome), request.signal, timers);
      outcome = await attempt(fetch, request.clone());
    }
    return outcome;
  };

  const lead = (asking: Promise<Outcome>): void => {
    const ended = (answered: boolean): boolean => {
      scout = undefined;
      return answered;
    };
    // Whoever is called off has learned nothing: another one goes ahead.
    scout = asking.then(
      (outcome) => ended(!isWorthAnother(outcome)),
      () => ended(true),
    );
  };

  return async (request) => {
    if (request.method !== 'GET') return fetch(request);
    let outcome = await attempt(fetch, request.clone());
    let tried = 1;
    if (scout && isWorthAnother(outcome)) {
      const answered = await unlessAborted(scout, request.signal);
      outcome = await attempt(fetch, request.clone());
      tried++;
      if (!answered) return settled(outcome);
    }
    if (!isWorthAnother(outcome)) return settled(outcome);
    const asking = askAgain(request, outcome, tried);
    if (!scout) lead(asking);
    return settled(await asking);
  };
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

const unlessAborted = <T>(waited: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = () => reject(signal.reason);
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    waited.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
