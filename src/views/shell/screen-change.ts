import type { OpenScreen } from '../shared/screen-module';
import type { Resolve } from '../use-store';
import { headOf } from './head';

/** Updates the head for the current screen; a navigation to another page also moves the focus. */
export function applyScreenChange(resolve: Resolve, open: OpenScreen, moved: boolean | undefined): void {
  writeHead(resolve, open);
  if (moved) takeFocus();
  // A page that was not server-rendered appears for the first time, so no focus exists to correct.
  else if (document.getElementById('rendered')) scrollIntoSight();
}

/** Does not move the focus if the screen or the user has already set it. */
function takeFocus(): void {
  const main = document.getElementById('main');
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the page if the focused link is gone or out of view. A focus set by the page takes precedence.
 */
function scrollIntoSight(): void {
  const position = document.activeElement;
  const { top = 0, bottom = 0 } = position?.getBoundingClientRect() ?? {};
  if (position === document.body || bottom < 0 || top > innerHeight)
    document.getElementById('main')?.focus({ preventScroll: true });
}

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
