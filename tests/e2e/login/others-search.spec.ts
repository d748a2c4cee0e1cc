import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { signIn } from '../../support/ask-question';
import { open } from '../../support/watched-page';

const ASHA = 'Mb1asha2Nair3Qx4';
const SUDHA = 'Mb5sudhaV9Gm3Bn7';

/** The page after the sign-out. */
const NEXT = /\/communities\?toast=/;

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search communities' });

test.use({ viewport: { width: 1280, height: 900 } });
test.beforeEach(async ({ context, baseURL, page }) => {
  await signIn(context.request, baseURL, ASHA);
  await open(page, '/communities');
  await box(page).fill('salary');
  await expect(page).toHaveURL('/communities?q=salary');
});

async function pressSignOut(page: Page) {
  await page.getByRole('button', { name: /Menu and account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

async function expectForgotten(page: Page) {
  await expect(page).toHaveURL('/communities');
  await expect(box(page)).toHaveValue('');
}

test('a search typed in the list of communities is gone after signing out and after a reload', async ({
  page,
}) => {
  await pressSignOut(page);
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expectForgotten(page);
  await page.reload();
  await expectForgotten(page);
});

test('a search is gone when the page is reloaded before the page after the sign-out has arrived', async ({
  page,
}) => {
  await page.route(NEXT, () => {});
  const next = page.waitForRequest(NEXT);
  await pressSignOut(page);
  await next;
  await page.reload();
  await expectForgotten(page);
});

/** The tab gets no signal before it is loaded again, as if the browser had discarded it. */
const CHANGES = {
  'the member signed out': (context: BrowserContext) => context.clearCookies(),
  'another member logged in': (context: BrowserContext, baseURL: string | undefined) =>
    signIn(context.request, baseURL, SUDHA),
};

for (const [change, make] of Object.entries(CHANGES))
  test(`a search is gone when a tab is loaded again that missed that ${change}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await make(context, baseURL);
    await page.reload();
    await expectForgotten(page);
  });

test('a search waits for the member whose session ended, and another one who logs in does not get it', async ({
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
