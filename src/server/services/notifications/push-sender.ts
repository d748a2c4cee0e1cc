import { createHash } from 'node:crypto';
import type { PushConfig } from './push-config';
import type { Subscription } from './subscription';

/** `busyFor` means that the service asks for a retry, and not earlier. */
export type Outcome = 'sent' | 'failed' | 'gone' | { readonly busyFor: number };

export abstract class PushSender {
  /** `gone` means that the subscription no longer exists. */
  abstract send(subscription: Subscription, text: string): Promise<Outcome>;
}

/** Members who are offline longer find the notice in the list. */
const RETENTION_SECONDS = 24 * 3600;
/** RFC 8030. */
const MAX_TOPIC_LENGTH = 32;
const TIMEOUT_MS = 10_000;
const GONE: readonly number[] = [404, 410];
const BUSY = 429;
/** Default when the service sends no Retry-After. */
const USUAL_WAIT_SECONDS = 60;

/** The message is encrypted for the browser; the push service cannot read it. */
export const webPushSender = (
  { publicKey, privateKey, subject }: PushConfig,
  report: (label: string) => void,
): PushSender => {
  const sealed = async (subscription: Subscription, text: string) => {
    const { default: push } = await import('web-push');
    const vapidDetails = { subject, publicKey, privateKey };
    return push.generateRequestDetails({ ...subscription }, text, {
      vapidDetails,
      TTL: RETENTION_SECONDS,
      topic: topicOf(subscription, text),
    });
  };
  return {
    send: async (subscription, text) => {
      const request = await sealed(subscription, text).catch(() => undefined);
      // Invalid keys stay invalid, so the subscription is dropped.
      if (!request) return 'gone';
      const { status, retryAfter } = await post(subscription.endpoint, request);
      if (status === BUSY) return { busyFor: retryAfter };
      if (GONE.includes(status)) return 'gone';
      if (status >= 200 && status < 300) return 'sent';
      // The endpoint is not logged: it identifies a member's device.
      report(
        `A push notification failed: ${status === 0 ? 'the push service could not be reached' : `status ${status}`}.`,
      );
      return 'failed';
    },
  };
};

/**
 * A push service replaces a waiting message by one of the same topic, so that a repeated attempt arrives once. It
 * differs per device: otherwise the service would learn which devices belong to one member.
 */
const topicOf = ({ endpoint }: Subscription, text: string): string =>
  createHash('sha256').update(`${endpoint} ${text}`).digest('base64url').slice(0, MAX_TOPIC_LENGTH);

interface PushResponse {
  readonly status: number;
  /** Seconds. */
  readonly retryAfter: number;
}

/** The status of the response, or 0 without one. Redirects are not followed. */
async function post(
  endpoint: string,
  { headers, body }: { readonly headers: object; readonly body: Uint8Array | null },
): Promise<PushResponse> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // The HTTP client computes the length.
      headers: Object.fromEntries(
        Object.entries(headers)
          .filter(([name]) => name.toLowerCase() !== 'content-length')
          .map(([name, value]) => [name, String(value)]),
      ),
      body: body && new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return { status: response.status, retryAfter: secondsIn(response.headers.get('retry-after')) };
  } catch {
    return { status: 0, retryAfter: 0 };
  }
}

/** Retry-After is either seconds or a date (RFC 9110). */
function secondsIn(text: string | null): number {
  const seconds =
    text !== null && /^\d+$/.test(text) ? Number(text) : (Date.parse(text ?? '') - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : USUAL_WAIT_SECONDS;
}
