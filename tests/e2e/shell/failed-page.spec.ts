import { expect, test } from '@playwright/test';
import { openWithScriptsBlocked } from '../../support/scripts-blocked';

test('[R-055] a page that arrived as an error keeps the focus where it is when its scripts load', async ({
  page,
}) => {
  const releaseFile = await openWithScriptsBlocked(page, '/nothing-stands-here');
  const home = page.getByRole('main').getByRole('link', { name: 'Go to home' });
  await home.focus();
  releaseFile();
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  await expect(home).toBeFocused();

  await page.reload();
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});
