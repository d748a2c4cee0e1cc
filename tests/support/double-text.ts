import type { Page } from '@playwright/test';

/** Twice the size that browsers start with, as set by people who can't read small text. */
const TWICE = { standard: 32, fixed: 26 };

export async function doubleText(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: TWICE });
}
