import { expect, type Page, test } from '@playwright/test';

/** What people feel of the page's speed, where it does not depend on how fast the machine is. */

const alive = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1);

/** Adds up how far things moved by themselves. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts);

/** The font comes when everybody is reading already. */
async function delayFont(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/*.woff2', (route) => {
    held.push(() => route.continue());
  });
  return async () => {
    await Promise.all(held.splice(0).map((go) => go()));
  };
}

for (const width of [390, 1280]) {
  test(`at ${width} nothing moves by itself, however late the font comes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await countShifts(page);
    const release = await delayFont(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await alive(page);
    await release();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await shifts(page)).toBeLessThanOrEqual(0.02);
  });
}
