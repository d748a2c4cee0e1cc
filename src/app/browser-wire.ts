import { type EmbeddedResponses, replayResponses } from '../adapters/http/embedded-responses';
import type { Middleware, Wire } from '../adapters/http/runtime';
import type { InFlight } from '../core/shell/in-flight';
import type { SessionStore } from '../stores/login/session-store';
import type { Calls } from './browser-calls';

export interface BrowserWire {
  readonly wire: Wire;
  readonly calls: InFlight;
  /** Prefetches a page; undefined where nothing is read over the network. */
  readonly ahead?: Wire['fetch'];
  readonly journey: Journey;
}

/** The page state that requests depend on. The app fills it in after it is created. */
export interface Journey {
  /** Whether a navigation is in progress. */
  underWay: () => boolean;
  session?: Pick<SessionStore, 'accountId'>;
}

/**
 * The services at the page's own origin. Responses embedded in the page are not requested again, so a rendered page
 * needs no request at first; the request code is loaded with the first one.
 */
export function browserWire(carried: EmbeddedResponses): BrowserWire {
  const journey: Journey = { underWay: () => false };
  let loading: Promise<Calls> | undefined;
  const calls = (): Promise<Calls> => {
    loading ??= import(/* webpackChunkName: "deferred-parts" */ './browser-calls').then(
      ({ browserCalls }) => browserCalls(journey),
      () => {
        loading = undefined;
        return bare;
      },
    );
    return loading;
  };
  const through: Wire['fetch'] = async (request) => (await calls()).fetch(request);
  const guarded: Middleware = { onResponse: async (call) => (await calls()).guard(call) };
  return {
    wire: { origin: '', fetch: through, middleware: [replayResponses(carried), guarded] },
    calls: { cancel: () => void loading?.then((started) => started.cancel()) },
    journey,
    ahead: async (request) => (await calls()).ahead(request),
  };
}

/** Offline even this file cannot be loaded; then the request itself reports the failure. */
const bare: Calls = {
  fetch: (request) => fetch(request),
  ahead: (request) => fetch(request),
  guard: () => undefined,
  cancel: () => {},
};
