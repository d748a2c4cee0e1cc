import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

const ASHA = 'Mb1asha2Nair3Qx4';
const SUDHA = 'Mb5sudhaV9Gm3Bn7';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search communities' });

// A worker would answer for the scripts that a test withholds.
test.use({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
test.beforeEach(async ({ context, baseURL, page }) => {
  await signIn(context.request, baseURL, ASHA);
  await open(page, '/communities');
  await box(page).pressSequentially('salary');
  await expect(page).toHaveURL('/communities?q=salary');
  const account = () => page.evaluate(() => sessionStorage.getItem('tabAccount:v1'));
  await expect.poll(account, 'the tab knows its member').not.toBeNull();
});

async function expectForgotten(page: Page) {
  await expect(page).toHaveURL('/communities');
  await expect(box(page)).toHaveValue('');
}

test('a search typed in the list of communities is removed after signing out and after a reload', async ({
  page,
}) => {
  await page.getByRole('button', { name: /Menu and account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expectForgotten(page);
  await page.reload();
  await expectForgotten(page);
});

test('a tab that missed a sign-out removes the search of its member on reload, before scripts start', async ({
  page,
  context,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await context.clearCookies();
  await page.reload();
  await expectForgotten(page);
});

test('going back after a sign-out shows no search of the member', async ({ page }) => {
  await page.getByRole('link', { name: 'Jobs' }).first().click();
  await expect(page).toHaveURL('/jobs');
  await page.getByRole('button', { name: /Menu and account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await page.goBack();
  await expectForgotten(page);
});

test('going back after a sign-out shows no search of the member, even if the page was left before its scripts started', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/communities?q=hyderabad');
  await page.unroute(/\.js$/);
  await open(page, '/jobs');
  await page.getByRole('button', { name: /Menu and account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await page.goBack();
  await expectForgotten(page);
});

test('a search is restored for the member whose session ended, but not for another member who logs in', async ({
  page,
  context,
}) => {
  for (const name of ['AT', 'RT']) await context.clearCookies({ name });
  await page.getByRole('button', { name: /Join/ }).first().click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog.getByRole('button', { name: /Asha/ })).toBeVisible();
  await expect(page).toHaveURL('/communities?q=salary');
  await dialog.getByRole('button', { name: /Sudha/ }).click();
  await expect(page.getByRole('button', { name: /Menu and account/ })).toBeVisible();
  await expectForgotten(page);
});

test('a search that another member opens in the tab of an earlier one stays in the address', async ({
  page,
  context,
  baseURL,
}) => {
  const account = () => page.evaluate(() => sessionStorage.getItem('tabAccount:v1'));
  const earlier = await account();
  await context.clearCookies();
  await signIn(context.request, baseURL, SUDHA);
  await open(page, '/communities?q=pune');
  await page.mouse.click(5, 5);
  await expect.poll(account, 'the tab knows its next member').not.toBe(earlier);
  await page.getByRole('link', { name: 'Jobs' }).first().click();
  await expect(page).toHaveURL('/jobs');
  await page.goBack();
  await expect(page).toHaveURL('/communities?q=pune');
  await expect(box(page)).toHaveValue('pune');
});
