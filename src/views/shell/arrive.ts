import type { OpenScreen } from '../shared/screen-module';
import type { Resolve } from '../use-store';
import { headOf } from './head';

/** A screen that stands writes its head; another page takes the focus besides. */
export function arrive(resolve: Resolve, open: OpenScreen, moved: boolean): void {
  writeHead(resolve, open);
  if (moved) takeFocus();
  // A page that was not rendered arrives for the first time, where nobody has stood yet.
  else if (document.getElementById('rendered')) requestAnimationFrame(() => setTimeout(standInSight));
}

/** What the screen itself gave the focus to keeps it. */
function takeFocus(): void {
  const main = document.getElementById('main');
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
}

/**
 * A link of the page may be gone with what it changed, or far below once the page is back at its top. What the page
 * itself takes the focus to comes first.
 */
function standInSight(): void {
  const at = document.activeElement;
  const { top = 0, bottom = 0 } = at?.getBoundingClientRect() ?? {};
  if (at === document.body || bottom < 0 || top > innerHeight)
    document.getElementById('main')?.focus({ preventScroll: true });
}

/** Puts what a page says about itself into the document's head. */
function writeHead(resolve: Resolve, open: OpenScreen): void {
  const head = headOf(resolve, open, undefined);
  const address = location.origin + (head.canonical ?? open.place.pathname);
  document.title = head.title;
  set('meta[name="description"]', 'content', head.description);
  set('link[rel="canonical"]', 'href', address);
  set('meta[property="og:title"]', 'content', head.title);
  set('meta[property="og:description"]', 'content', head.description);
  set('meta[property="og:url"]', 'content', address);
  set('meta[name="robots"]', 'content', head.hidden ? 'noindex' : 'index');
}

const set = (selector: string, attribute: string, value: string): void =>
  document.head.querySelector(selector)?.setAttribute(attribute, value);
