import { PROVIDER_WINDOW } from '../../core/login/portal-window';
import type { ProviderEvent, ProviderListener, ProviderRequest } from '../../core/login/providers';
import type { PlayableOutcome } from '../../core/login/sandbox-port';
import { onWindowClosed } from './on-window-closed';

const WINDOW = `popup,width=${PROVIDER_WINDOW.width},height=${PROVIDER_WINDOW.height}`;
const PAGE = '/sandbox/identity/authorise';

interface Message {
  readonly kind: 'humkaar-sandbox';
  readonly state: string;
  readonly outcome: PlayableOutcome;
  readonly token?: string;
}

/** The outcome of a sandbox window; `closed` if it closed without a message. */
export type WindowEnd = 'blocked' | 'closed' | Message;

/**
 * Opens the sandbox window. Accepts messages only from this window, on our origin, about this attempt; a window that
 * closed while sending has no source any more but still knows the attempt.
 */
export function openSandboxWindow(
  provider: string,
  { nonce }: ProviderRequest,
  ended: (end: WindowEnd) => void,
): void {
  const state = crypto.randomUUID();
  const query = new URLSearchParams({ provider, mode: 'popup', nonce, state });
  const opened = window.open(`${PAGE}?${query}`, `sandbox-${provider}`, WINDOW);
  if (!opened) {
    ended('blocked');
    return;
  }
  const end = (how: WindowEnd) => {
    removeEventListener('message', subscribe);
    stopLooking();
    ended(how);
  };
  const subscribe = ({ origin, source, data }: MessageEvent<unknown>) => {
    const isOurs = source === opened || source === null;
    if (origin === location.origin && isOurs && isMessage(data, state)) end(data);
  };
  const stopLooking = onWindowClosed(opened, () => end('closed'));
  addEventListener('message', subscribe);
}

const isMessage = (data: unknown, state: string): data is Message => {
  const { kind, state: contribution, outcome } = (data ?? {}) as Partial<Record<keyof Message, unknown>>;
  return kind === 'humkaar-sandbox' && contribution === state && typeof outcome === 'string';
};

/** Maps the outcome of a window to the provider's events. */
export const reportEnd =
  (
    listener: ProviderListener,
    text: Partial<Record<PlayableOutcome | 'blocked' | 'closed', ProviderEvent>>,
    done: string,
  ) =>
  (end: WindowEnd): void => {
    const known = text[typeof end === 'string' ? end : end.outcome] ?? { name: 'ERROR' };
    const token = typeof end === 'string' ? undefined : end.token;
    listener(token === undefined ? known : { name: done, token });
  };
