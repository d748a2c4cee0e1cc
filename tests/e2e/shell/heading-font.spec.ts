import { expect, type Page, test } from '@playwright/test';

test('a phone shows headings in our font from the first page on without requesting a font, and text in its own font', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/');
  expect(await isOurFont(page, 'article :is(h2, h3)')).toBe(true);
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  expect(fonts).toEqual([]);
  await page.getByRole('link', { name: 'Communities', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fonts).toEqual([]);
  expect(await isOurFont(page, 'h1')).toBe(true);
  expect(await isOurFont(page, 'main p')).toBe(false);
});

test('the heading font is decoded while the page loads, so that headings are in its first frame', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const font = [...document.fonts].find(({ family }) => family.includes('headings'));
      Object.assign(window, { atBody: font?.status ?? 'no font' });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/profile/software-engineer-salary');
  expect(await page.evaluate(() => (window as { atBody?: string }).atBody)).toMatch(/^load(ing|ed)$/);
});

/** Whether the browser renders the first such element in one of the page's fonts. */
async function isOurFont(page: Page, selector: string): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}
