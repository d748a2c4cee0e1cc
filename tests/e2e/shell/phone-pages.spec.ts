import { devices, expect, type Page, test } from '@playwright/test';
import { countShifts, shifts } from '../../support/layout-shifts';

/** Browsers with Chromium name the kind of device with each request. */

const alive = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1);
const navigation = (page: Page) => page.locator('nav[aria-label="Main"]');

const { userAgent } = devices['Pixel 5'];
test.use({ userAgent, isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

test('pages for phones contain nothing for wide windows, and nothing of it loads', async ({ page }) => {
  const wide: string[] = [];
  page.on('request', (request) => {
    if (/assets\/wide\./.test(request.url())) wide.push(request.url());
  });
  for (const path of ['/', '/overview/zentrix-labs-overview']) {
    const response = await page.goto(path);
    const text = (await response?.text()) ?? '';
    expect([text.includes(' data-phone>'), text.includes('campaign=desktop_nav')]).toEqual([true, false]);
    await alive(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  expect(wide).toEqual([]);
});

test('a phone in landscape gets the navigation of wide windows, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 915, height: 412 });
  await countShifts(page);
  await page.goto('/');
  await alive(page);
  await expect(navigation(page).first().getByRole('link', { name: 'Awards', exact: true })).toBeVisible();
  expect(await shifts(page)).toBeLessThanOrEqual(0.01);
  await page.setViewportSize({ width: 412, height: 915 });
  await expect(navigation(page)).toHaveCount(1);
  await expect(page.getByRole('feed')).toBeVisible();
});
