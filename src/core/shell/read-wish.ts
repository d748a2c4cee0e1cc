import type { NativeWish } from './native-wishes';
import { returnPath } from './return-path';
import { screenAt } from './screen-at';

const LONGEST = 4000;
/** Maximum delay in seconds: after an hour the user has probably left. */
const LONGEST_WAIT = 3600;

/** Parses a request from the native app; undefined unless it matches a known request exactly. */
export function readWish(message: unknown): NativeWish | undefined {
  if (typeof message !== 'string' || message.length > LONGEST) return undefined;
  const said = parsed(message);
  switch (said.type) {
    case 'pullToRefresh':
    case 'goBackInPageStack':
      return { type: said.type };
    case 'setAppRatingTimer':
      return isWait(said.seconds) ? { type: said.type, seconds: said.seconds } : undefined;
    case 'pushNewPageInStack': {
      const path = pathOfOurs(said.path);
      return path === undefined ? undefined : { type: said.type, path };
    }
    default:
      return undefined;
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}

const isWait = (seconds: unknown): seconds is number =>
  Number.isInteger(seconds) && Number(seconds) >= 0 && Number(seconds) <= LONGEST_WAIT;

function pathOfOurs(wanted: unknown): string | undefined {
  const path = typeof wanted === 'string' ? returnPath(wanted, '') : '';
  const [pathname = ''] = path.split(/[?#]/);
  return pathname === '' || screenAt(pathname).kind === 'nowhere' ? undefined : path;
}
