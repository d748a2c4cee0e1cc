import { movedTo } from './old-routes';
import { screenOf } from './screen-of';
import type { ScreenId } from './screens';
import { parseSearchPath } from './search-place';

/** Where a path leads. */
export type Destination =
  | { readonly kind: 'screen'; readonly id: ScreenId; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'nowhere' };

/** Today's screens come first, then searches, then the addresses of earlier versions. */
export function screenAt(pathname: string): Destination {
  if (pathname.length > 1 && pathname.endsWith('/')) return withoutSlash(pathname);
  const screen = screenOf(pathname);
  if (screen) return { kind: 'screen', ...screen };
  if (isSearch(pathname)) return { kind: 'screen', id: 'search', params: {} };
  const path = movedTo(pathname);
  return path === undefined ? { kind: 'nowhere' } : { kind: 'moved', path };
}

/** One page has one address: the one without a slash at its end. */
function withoutSlash(pathname: string): Destination {
  const path = pathname.replace(/\/+$/, '') || '/';
  return screenAt(path).kind === 'nowhere' ? { kind: 'nowhere' } : { kind: 'moved', path };
}

/** A company's own old address under reviews or benefits is not a search; one that names a place is. */
function isSearch(pathname: string): boolean {
  const place = parseSearchPath(pathname);
  if (!place) return false;
  const ownedByCompanies = place.section === 'reviews' || place.section === 'benefits';
  return !ownedByCompanies || place.companyUrl !== undefined || place.location !== undefined;
}
