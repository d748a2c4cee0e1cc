import { needsFullLoad } from '../../core/shell/full-load';

/** Modified clicks are not excluded, because the app has no tabs. */
const linkOf = ({ target }: MouseEvent): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([download])')) || undefined;

export function stackedPage(event: MouseEvent): string | undefined {
  const link = linkOf(event);
  if (!link?.protocol.startsWith('http') || link.origin !== location.origin) return undefined;
  return link.pathname !== location.pathname && needsFullLoad(link.pathname) ? link.href : undefined;
}
