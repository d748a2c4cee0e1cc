import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/watched-page';

const account = (page: Page) => page.getByRole('button', { name: /Menu and account/ });

test.use({ viewport: { width: 1280, height: 844 } });

test('a tab whose parts load after a login in another tab shows the member', async ({ page, context }) => {
  let release = () => {};
  const loggedIn = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/deferred-part-list.*.js', async (route) => {
    await loggedIn;
    await route.continue();
  });
  await open(page, '/about-us');
  const other = await context.newPage();
  await open(other, '/login');
  await other.getByRole('button', { name: /^Sudha Venkatesan/ }).click();
  await expect(account(other)).toBeVisible();
  release();
  await expect(account(page)).toBeVisible();
});
