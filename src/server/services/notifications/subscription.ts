export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The browser subscription in a device token; undefined for a native app's token. */
export function subscriptionIn(token: string): Subscription | undefined {
  const message = parsed(token);
  if (!isObject(message) || !isObject(message.keys)) return undefined;
  const { endpoint } = message;
  const { p256dh, auth } = message.keys;
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string')
    return undefined;
  return { endpoint, keys: { p256dh, auth } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
