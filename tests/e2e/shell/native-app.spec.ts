import { expect, test } from '@playwright/test';

const APP =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 HumkaarApp/3.2';

test.use({ userAgent: APP, viewport: { width: 390, height: 844 } });

test('[R-053][R-054][R-716] in the app the first tap on a contribution opens a page of the app, before later scripts load', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const messages: unknown[] = [];
    Object.assign(globalThis, {
      messages,
      HumkaarApp: { postMessage: (text: string) => messages.push(JSON.parse(text)) },
    });
  });
  // The deferred parts load later; the first tap must work without them.
  await page.route(/deferred|native/, () => undefined);
  await page.goto('/overview/zentrix-labs-overview');
  const link = page.locator('a[href*="/contribute/"]:visible').first();
  const path = await link.getAttribute('href');
  await page.locator('html[data-ready]').waitFor();
  await link.click();
  const messages = await page.evaluate(() => (globalThis as unknown as { messages: unknown[] }).messages);
  expect(messages).toEqual([{ type: 'pushNewPageInStack', url: new URL(path ?? '', page.url()).href }]);
  expect(new URL(page.url()).pathname).toBe('/overview/zentrix-labs-overview');
});
