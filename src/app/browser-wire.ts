import { type CarriedAnswers, giveAnswers } from '../adapters/http/carried';
import type { Middleware, Wire } from '../adapters/http/runtime';
import type { InFlight } from '../core/shell/in-flight';
import type { SessionStore } from '../stores/login/session-store';
import type { Calls } from './browser-calls';

/** How the page reaches its services, and how all its calls are called off. */
export interface BrowserWire {
  readonly wire: Wire;
  readonly calls: InFlight;
  /** The way to read a page before somebody goes there; none where nothing is read from afar. */
  readonly ahead?: Wire['fetch'];
  readonly journey: Journey;
}

/** What calls need to know of the page. The app that is made around them tells it, once it is there. */
export interface Journey {
  /** Whether somebody is on the way to another page. */
  underWay: () => boolean;
  /** Which account the page shows. */
  session?: Pick<SessionStore, 'accountId'>;
}

/**
 * The services at the page's own origin. What the page carries is not asked for again, so a rendered page needs no
 * call at first: what calls are made with is fetched with the first one.
 */
export function browserWire(carried: CarriedAnswers): BrowserWire {
  const journey: Journey = { underWay: () => false };
  let loading: Promise<Calls> | undefined;
  const calls = (): Promise<Calls> => {
    loading ??= import(/* webpackChunkName: "later" */ './browser-calls').then(
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
    wire: { origin: '', fetch: through, middleware: [giveAnswers(carried), guarded] },
    calls: { cancel: () => void loading?.then((begun) => begun.cancel()) },
    journey,
    ahead: async (request) => (await calls()).ahead(request),
  };
}

/** Without a connection even this file is missing; then the call itself says so. */
const bare: Calls = {
  fetch: (request) => fetch(request),
  ahead: (request) => fetch(request),
  guard: () => undefined,
  cancel: () => {},
};
