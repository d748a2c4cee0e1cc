import { movedTo } from './old-routes';
import { screenOf } from './screen-of';
import type { ScreenId } from './screens';
import { parseSearchPath } from './search-place';

export type Destination =
  | { readonly kind: 'screen'; readonly id: ScreenId; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'nowhere' };

/** Current screens take precedence over searches, and searches over old routes. */
export function screenAt(pathname: string): Destination {
  if (pathname.length > 1 && pathname.endsWith('/')) return withoutSlash(pathname);
  const screen = screenOf(pathname);
  if (screen) return { kind: 'screen', ...screen };
  if (parseSearchPath(pathname)) return { kind: 'screen', id: 'search', params: {} };
  const path = movedTo(pathname);
  return path === undefined ? { kind: 'nowhere' } : { kind: 'moved', path };
}

/** Each page has one canonical path, without a trailing slash. */
function withoutSlash(pathname: string): Destination {
  const path = pathname.replace(/\/+$/, '') || '/';
  return screenAt(path).kind === 'nowhere' ? { kind: 'nowhere' } : { kind: 'moved', path };
}
