import { AbortableCalls } from '../adapters/browser/abortable-calls';
import { browserTimers } from '../adapters/browser/browser-world';
import { type CarriedAnswers, giveAnswers } from '../adapters/http/carried';
import { withDeadline } from '../adapters/http/deadline';
import { withRetries } from '../adapters/http/retry';
import type { Wire } from '../adapters/http/runtime';

/** How the page reaches its services, and how all its calls are called off. */
export interface BrowserWire {
  readonly wire: Wire;
  readonly calls: AbortableCalls;
}

/** The services at the page's own origin. What the page carries is not asked for again. */
export function browserWire(carried: CarriedAnswers): BrowserWire {
  const inTime = withDeadline((request) => fetch(request), browserTimers);
  const calls = new AbortableCalls(withRetries(inTime, { timers: browserTimers, jitter: Math.random }));
  return { calls, wire: { origin: '', fetch: calls.fetch, middleware: [giveAnswers(carried)] } };
}
