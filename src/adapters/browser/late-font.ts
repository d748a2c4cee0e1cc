import { FONT, FONT_COOKIE, FONT_DAYS } from '../../core/shell/font';
import { DocumentCookies } from './document-cookies';

/**
 * A font that came too late for the first page, or was not asked for on a phone, is put on with the second: there
 * everything moves anyway. By then it lies in the browser's store, and the next visit begins with it.
 */
export async function putOnLateFont(page: Document = document): Promise<void> {
  const file = page.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
  if (!file) return;
  const face = new FontFace('Anek', `url("${file}")`, { weight: '400 700' });
  try {
    page.fonts.add(await face.load());
  } catch {
    return;
  }
  page.documentElement.dataset.font = FONT;
  new DocumentCookies().write(FONT_COOKIE, FONT, FONT_DAYS);
}
