import type { PushConfig } from './push-config';
import type { Subscription } from './subscription';

/** Busy means that the service wants to be asked again, and not before. */
export type Outcome = 'sent' | 'failed' | 'gone' | { readonly busyFor: number };

/** Hands messages to the browsers' push services. */
export abstract class PushSender {
  /** Gone means that nobody is reached there any more. */
  abstract send(subscription: Subscription, text: string): Promise<Outcome>;
}

/** Somebody who is away for longer finds it in the list. */
const KEPT_SECONDS = 24 * 3600;
const PATIENCE_MS = 10_000;
const GONE: readonly number[] = [404, 410];
const BUSY = 429;
/** Where the service does not say. */
const USUAL_WAIT_SECONDS = 60;

/** What it says is encrypted for the browser alone; the push service only carries it. */
export const webPushSender = (
  { publicKey, privateKey, subject }: PushConfig,
  report: (what: string) => void,
): PushSender => {
  const sealed = async (subscription: Subscription, text: string) => {
    const { default: push } = await import('web-push');
    const vapidDetails = { subject, publicKey, privateKey };
    return push.generateRequestDetails({ ...subscription }, text, { vapidDetails, TTL: KEPT_SECONDS });
  };
  return {
    send: async (subscription, text) => {
      const request = await sealed(subscription, text).catch(() => undefined);
      // Keys nothing can be encrypted for will not get better.
      if (!request) return 'gone';
      const { status, retryAfter } = await post(subscription.endpoint, request);
      if (status === BUSY) return { busyFor: retryAfter };
      if (GONE.includes(status)) return 'gone';
      if (status >= 200 && status < 300) return 'sent';
      // The endpoint is not said: it is somebody's device.
      report(
        `A push notification failed: ${status === 0 ? 'the push service could not be reached' : `status ${status}`}.`,
      );
      return 'failed';
    },
  };
};

interface Answer {
  readonly status: number;
  /** Seconds. */
  readonly retryAfter: number;
}

/** The answer's status, or 0 without one. A service that sends us on elsewhere is not followed. */
async function post(
  endpoint: string,
  { headers, body }: { readonly headers: object; readonly body: Uint8Array | null },
): Promise<Answer> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      // The length is counted anew by what sends it.
      headers: Object.fromEntries(
        Object.entries(headers)
          .filter(([name]) => name.toLowerCase() !== 'content-length')
          .map(([name, value]) => [name, String(value)]),
      ),
      body: body && new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return { status: answer.status, retryAfter: secondsIn(answer.headers.get('retry-after')) };
  } catch {
    return { status: 0, retryAfter: 0 };
  }
}

/** Seconds, or the moment itself (RFC 9110). */
function secondsIn(said: string | null): number {
  const seconds =
    said !== null && /^\d+$/.test(said) ? Number(said) : (Date.parse(said ?? '') - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : USUAL_WAIT_SECONDS;
}
