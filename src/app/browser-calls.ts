import { AbortableCalls } from '../adapters/browser/abortable-calls';
import { browserTimers } from '../adapters/browser/browser-world';
import { withDeadline } from '../adapters/http/deadline';
import { type Keeping, KeptAnswers } from '../adapters/http/kept-answers';
import { withRetries } from '../adapters/http/retry';
import type { Wire } from '../adapters/http/runtime';
import type { InFlight } from '../core/shell/in-flight';

/** The page's calls to its services: in time, repeated where that helps, kept for a while, and called off together. */
export interface Calls extends InFlight {
  readonly fetch: Wire['fetch'];
  readonly ahead: Wire['fetch'];
}

export function browserCalls(keeping: Keeping): Calls {
  const inTime = withDeadline((request) => fetch(request), browserTimers);
  const calls = new AbortableCalls(withRetries(inTime, { timers: browserTimers, jitter: Math.random }));
  const kept = new KeptAnswers(calls.fetch, keeping);
  return {
    fetch: kept.fetch,
    ahead: kept.ahead,
    cancel: () => {
      calls.cancel();
      kept.forget();
    },
  };
}
