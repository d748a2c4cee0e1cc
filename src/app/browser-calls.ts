import { AbortableCalls } from '../adapters/browser/abortable-calls';
import { browserConnectivity, browserDevice, browserTimers } from '../adapters/browser/browser-environment';
import { sentToTheEnd } from '../adapters/browser/choices-under-way';
import { DocumentCookies } from '../adapters/browser/document-cookies';
import { LocalStorage } from '../adapters/browser/local-storage';
import { lockedSignIn } from '../adapters/browser/sign-in-lock';
import { siteAmbience } from '../adapters/http/ambient';
import { withholding } from '../adapters/http/crawler-filter';
import { withDeadline } from '../adapters/http/deadline';
import { analyticsClient, errorLog } from '../adapters/http/generated/analytics';
import { type Guard, guardResponses } from '../adapters/http/guard-responses';
import { notStored } from '../adapters/http/not-stored';
import { withOfflineProfile } from '../adapters/http/offline-profile';
import { forOwnAccount } from '../adapters/http/own-account';
import { withRenewal } from '../adapters/http/renewal';
import { ResponseCache } from '../adapters/http/response-cache';
import { withRetries } from '../adapters/http/retry';
import { withReadRetry } from '../adapters/http/retry-reads';
import type { Wire } from '../adapters/http/runtime';
import { fromWebview } from '../adapters/native-app/webview-calls';
import { rememberedMember } from '../core/login/offline-member';
import { SIGNED_IN_COOKIE } from '../core/login/session-cookies';
import { signedInAccount } from '../core/login/signed-in-as';
import type { Device } from '../core/shell/device';
import type { ErrorLogPort } from '../core/shell/error-log-port';
import type { InFlight } from '../core/shell/in-flight';
import { isUsageEvent } from '../core/shell/unanswered-changes';
import { afterPaint } from '../views/shared/after-paint';
import type { Journey } from './browser-wire';
import { withAmbience } from './modules/shared/ambience-wire';

/** The page's requests: with a timeout, retried where that helps, cached for a while and aborted together. */
export interface Calls extends InFlight {
  readonly fetch: Wire['fetch'];
  readonly ahead: Wire['fetch'];
  readonly guard: Guard;
}

/** Share of page loads that check their responses. */
const SAMPLED = 10 / 1000;

const cookies = new DocumentCookies();
const tab = new LocalStorage(() => sessionStorage);
const signedIn = () => cookies.read(SIGNED_IN_COOKIE) === '1';
const timedCache = () => rememberedMember(new LocalStorage(() => localStorage), signedInAccount(cookies));
const renew = async () => {
  const file = await import(/* webpackChunkName: "renew-session" */ '../adapters/browser/renew-session');
  return file.renewSession();
};

export function browserCalls(journey: Journey): Calls {
  const device = browserDevice(navigator.userAgent, navigator.maxTouchPoints, () => outerWidth);
  const allowed = withholding(
    forOwnAccount(
      fromWebview(
        lockedSignIn((request) => fetch(notStored(request))),
        device,
      ),
      { ofPage: () => journey.session?.accountId, ofBrowser: () => signedInAccount(cookies) },
    ),
    navigator.userAgent,
  );
  const inTime = withDeadline(allowed, browserTimers);
  const patient = withRetries(inTime, {
    timers: browserTimers,
    jitter: Math.random,
    online: browserConnectivity.online,
  });
  const calls = new AbortableCalls(withRenewal(patient, { signedIn, renew }));
  const saved = new ResponseCache(calls.fetch, {
    now: () => performance.now(),
    isNavigating: () => journey.underWay(),
  });
  const errors = errorsOver(inTime, device);
  const guarded = guardResponses(process.env.NODE_ENV === 'production', {
    share: SAMPLED,
    draw: Math.random,
    errors,
  });
  return {
    fetch: withOfflineProfile(sentToTheEnd(afterTheFrame(withReadRetry(saved.fetch)), tab), timedCache),
    ahead: saved.prefetch,
    guard: async (call) => {
      try {
        return await guarded(call);
      } catch (error) {
        // Clears the cache, so that the next page does not reuse an invalid response.
        saved.forget();
        throw error;
      }
    },
    cancel: () => {
      calls.cancel();
      saved.forget();
    },
  };
}

/**
 * Sends after the next paint: on a slow phone making the request, and a copy of it for another attempt, takes as long as
 * painting the pressed state. A page that restarts no longer paints, so usage events do not wait.
 */
const afterTheFrame =
  (fetch: Wire['fetch']): Wire['fetch'] =>
  async (request) => {
    if (request.method !== 'GET' && !isUsageEvent(new URL(request.url).pathname)) await afterPaintOrLeaving();
    return fetch(request);
  };

/** A page that the user leaves does not paint again, and sends at once. */
async function afterPaintOrLeaving(): Promise<void> {
  const waiting = new AbortController();
  const left = new Promise<void>((resolve) =>
    addEventListener('pagehide', () => resolve(), { signal: waiting.signal }),
  );
  await Promise.race([afterPaint(), left]);
  waiting.abort();
}

/** Uses a separate client so that the response to an error report is not checked in turn. */
function errorsOver(fetch: Wire['fetch'], device: Device): ErrorLogPort {
  const wire = { origin: location.origin, fetch };
  return errorLog(analyticsClient(withAmbience(wire, siteAmbience)(device)));
}
