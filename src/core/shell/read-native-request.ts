import type { NativeRequest } from './native-requests';
import { returnPath } from './return-path';
import { screenAt } from './screen-at';

const MAX_LENGTH = 4000;
/** Maximum delay in seconds: after an hour the user has probably left. */
const MAX_WAIT = 3600;

/** Parses a request from the native app; undefined unless it matches a known request exactly. */
export function readNativeRequest(message: unknown): NativeRequest | undefined {
  if (typeof message !== 'string' || message.length > MAX_LENGTH) return undefined;
  const received = parsed(message);
  switch (received.type) {
    case 'pullToRefresh':
    case 'goBackInPageStack':
      return { type: received.type };
    case 'setAppRatingTimer':
      return isWait(received.seconds) ? { type: received.type, seconds: received.seconds } : undefined;
    case 'pushNewPageInStack': {
      const path = pathOfOurs(received.path);
      return path === undefined ? undefined : { type: received.type, path };
    }
    default:
      return undefined;
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? { ...message } : {};
  } catch {
    return {};
  }
}

const isWait = (seconds: unknown): seconds is number =>
  Number.isInteger(seconds) && Number(seconds) >= 0 && Number(seconds) <= MAX_WAIT;

function pathOfOurs(wanted: unknown): string | undefined {
  const path = typeof wanted === 'string' ? returnPath(wanted, '') : '';
  const [pathname = ''] = path.split(/[?#]/);
  return pathname === '' || screenAt(pathname).kind === 'nowhere' ? undefined : path;
}
