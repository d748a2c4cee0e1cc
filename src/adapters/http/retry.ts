import type { Timers } from '../../core/shared/timers';
import type { Wire } from './runtime';

export interface Retrying {
  readonly timers: Timers;
  /** From 0 to below 1; spreads the retries of many clients. */
  readonly jitter: () => number;
  /** When offline, a read fails at once instead of waiting for a retry. */
  readonly online: () => boolean;
}

const MAX_TRIES = 4;
const FIRST_WAIT_MS = 400;
const MAX_WAIT_MS = 5_000;

/**
 * Retries reads with growing delays after a lost connection or an overloaded service; never retries writes. Of
 * parallel reads in an outage only the first retries; the others wait for it and try only once more if it fails.
 */
export const withRetries = (fetch: Wire['fetch'], { timers, jitter, online }: Retrying): Wire['fetch'] => {
  /** Resolves to whether the retrying read got a response in the end. */
  let scout: Promise<boolean> | undefined;

  const askAgain = async (request: Request, met: Outcome, tried: number): Promise<Outcome> => {
    let outcome = met;
    for (let tries = tried; tries < MAX_TRIES && isWorthAnother(outcome) && online(); tries++) {
      await wait(waitBefore(tries, jitter(), outcome), request.signal, timers);
      outcome = await attempt(fetch, request.clone());
    }
    return outcome;
  };

  const lead = (pending: Promise<Outcome>): void => {
    const ended = (answered: boolean): boolean => {
      scout = undefined;
      return answered;
    };
    // An aborted read says nothing about the service: another read retries.
    scout = pending.then(
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
    const pending = askAgain(request, outcome, tried);
    if (!scout) lead(pending);
    return settled(await pending);
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

/** A lost connection (fetch throws a TypeError) or an overloaded service (503); not a timeout. */
const isWorthAnother = (outcome: Outcome): boolean =>
  'error' in outcome ? outcome.error instanceof TypeError : outcome.response.status === 503;

/** Doubles with each try, minus a random part up to half; Retry-After overrides it, up to the cap. */
function waitBefore(tries: number, scatter: number, outcome: Outcome): number {
  const requestCount = 'response' in outcome ? Number(outcome.response.headers.get('retry-after')) * 1000 : 0;
  const doubled = FIRST_WAIT_MS * 2 ** (tries - 1) * (1 - scatter / 2);
  return Math.min(MAX_WAIT_MS, Math.max(requestCount || 0, doubled));
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
