import { needsFullLoad } from '../../core/shell/full-load';

/** A plain press of a link; the app has no other tabs. */
const linkOf = ({ target }: MouseEvent): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([download])')) || undefined;

/** The address a press leads to, where the app shows it as a page of its own. */
export function stackedPage(event: MouseEvent): string | undefined {
  const link = linkOf(event);
  if (!link?.protocol.startsWith('http') || link.origin !== location.origin) return undefined;
  return link.pathname !== location.pathname && needsFullLoad(link.pathname) ? link.href : undefined;
}
