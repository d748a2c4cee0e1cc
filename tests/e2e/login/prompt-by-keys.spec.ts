import { expect, test } from '@playwright/test';

test('[R-198] on a phone the focused element is not covered by the login prompt at the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  await page.mouse.move(100, 300);
  await expect(page.locator('aside:not(main aside)')).toBeVisible({ timeout: 15_000 });
  const covered: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const position = document.activeElement;
      if (!position?.closest('main')) return undefined;
      const { left, top, width, height } = position.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
      return seen?.closest('aside:not(main aside)') ? position.textContent : undefined;
    });
    if (name !== undefined) covered.push(String(name));
  }
  expect(covered).toEqual([]);
});
