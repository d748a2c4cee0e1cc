import { FONT, FONT_COOKIE, FONT_DAYS } from '../../core/shell/font';
import { DocumentCookies } from './document-cookies';

/**
 * Applies a font that arrived after the first page, or was not loaded on a phone, on the second page, where the
 * layout changes anyway. It is cached by then, and the next visit starts with it.
 */
export async function loadDeferredFont(page: Document = document): Promise<void> {
  const file = page.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
  if (!file) return;
  const alias = new FontFace('Anek', `url("${file}")`, { weight: '400 700' });
  try {
    page.fonts.add(await alias.load());
  } catch {
    return;
  }
  page.documentElement.dataset.font = FONT;
  new DocumentCookies().write(FONT_COOKIE, FONT, FONT_DAYS);
}
