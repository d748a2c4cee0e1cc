import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { signIn } from '../../support/sign-in';
import { open, watch } from '../../support/watched-page';

/** A writer that no other journey changes. */
const SUDHA = 'Mb5sudhaV9Gm3Bn7';
/** A member whose sessions may be revoked. */
const ROHAN = 'Mb4rohanP6Hq2Xc5';
const AMBIENT = { appid: '999', systemid: 'AB_WEB' };

const dialogOf = (page: Page) => page.locator('dialog[open]');
const PICTURE = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPgyQ7AihiGlgQAX+UxwW+bwi4AAAAASUVORK5CYII=',
    'base64',
  ),
};

for (const width of [390, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`[R-037][R-636] work is added, edited and deleted, by keyboard, at ${width}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await signIn(context.request, baseURL, SUDHA);
      const { complaints } = watch(page);
      await open(page, '/user');
      expect(await axeFindings(page)).toEqual([]);
      const job = `Tester ${width} ${Date.now() % 100_000}`;
      await page.getByRole('button', { name: 'Add job' }).press('Enter');
      const dialog = dialogOf(page);
      const save = dialog.getByRole('button', { name: 'Save' });
      await expect(dialog.getByRole('combobox', { name: 'Company' })).toBeVisible();
      await save.press('Enter');
      await expect(dialog.getByText('This field is required.').first()).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('combobox', { name: 'Company' }).fill('A small shop');
      await dialog.getByRole('combobox', { name: 'Job profile' }).fill(job);
      await dialog.getByLabel('From: Month').selectOption('07');
      await dialog.getByLabel('From: Year').selectOption('2021');
      await save.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(job)).toBeVisible();
      await expect(page.getByText(/July 2021 - Present/).first()).toBeVisible();
      const menu = page.getByRole('button', { name: `${job} at A small shop: edit or delete` });
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
      await expect(page.getByText(job)).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  });
}

test('[R-648] a photo is selected, cropped, saved and removed again', async ({ page, context, baseURL }) => {
  await signIn(context.request, baseURL, SUDHA);
  const { complaints } = watch(page);
  await open(page, '/user');
  await page.getByRole('button', { name: 'Change photo' }).click();
  await dialogOf(page).locator('input[type=file]').setInputFiles(PICTURE);
  await dialogOf(page).getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  expect(await axeFindings(page)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'Save photo' }).click();
  await expect(page.locator('img[src^="/media/"]')).toBeVisible();
  await page.getByRole('button', { name: 'Change photo' }).click();
  await dialogOf(page).getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.locator('img[src^="/media/"]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('[R-034][R-877] a preference is saved, and the account pages pass axe', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, SUDHA);
  const { complaints } = watch(page);
  await open(page, '/user-settings');
  const preferred = `chat ${Date.now() % 2 === 0 ? 'DIGEST' : 'OFF'}`;
  const emails = page.getByRole('combobox', { name: 'Messages: Email' });
  await emails.selectOption(preferred.split(' ')[1] ?? '');
  await expect
    .poll(async () => {
      const response = await context.request.get('/notification-services/v1/preferences', {
        headers: AMBIENT,
      });
      const { kinds } = (await response.json()) as { kinds: { kind: string; email: string }[] };
      return kinds.map(({ kind, email }) => `${kind} ${email}`);
    })
    .toContain(preferred);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/settings', '/settings/need-help', '/session']) {
    await open(page, path);
    expect(await axeFindings(page), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test('[R-040][R-664] a member downloads their data, requests and cancels the account deletion, and is signed out by a break', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, ROHAN);
  await open(page, '/settings/manage-account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('humkaar-my-data.zip');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialogOf(page).getByRole('button', { name: 'Delete account' }).click();
  const stay = page.getByRole('button', { name: 'Keep my account' });
  await expect(stay).toBeVisible();
  await expect(page.getByText(/deleted on .+\.$/), 'the word about it goes').toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await stay.click();
  await expect(stay).toHaveCount(0);
  await page.getByRole('button', { name: 'Take a break' }).click();
  await dialogOf(page).getByRole('button', { name: 'Take a break' }).click();
  await expect(page).toHaveURL(/\/$/);
  const profile = await context.request.get('/user-services/user/profile', { headers: AMBIENT });
  expect(profile.status()).toBe(401);
});

const SETTINGS = [
  ['Profile Your work', '/user'],
  ['Preferences Notifications', '/user-settings'],
  ['Manage account', '/settings/manage-account'],
  ['Need help', '/settings/need-help'],
] as const;

test('[R-038][R-045][R-211] settings lead to the account pages and end with signing out', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/settings');
  const main = page.getByRole('main');
  for (const [name, path] of SETTINGS)
    await expect(main.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', path);
  const signOut = main.getByRole('button', { name: /^Sign out/ });
  await expect(signOut).toHaveCount(0);
  await signIn(context.request, baseURL, ROHAN);
  await open(page, '/settings');
  await signOut.click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  expect((await context.request.get('/user-services/user/profile', { headers: AMBIENT })).status()).toBe(401);
});

test('[R-041][R-043][R-647] a visitor searches the help and is asked to sign in, a member sends feedback', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/settings/need-help');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('employer');
  await expect(page.getByText('Can my employer find out who I am?')).toBeVisible();
  await expect(page.getByText('What happens when I take a break?')).toHaveCount(0);
  await open(page, '/session');
  await expect(page.getByRole('heading', { name: 'Not logged in' })).toBeVisible();
  // The form is submitted for a member that no other journey uses.
  await signIn(context.request, baseURL, 'Mb4rohanP6Hq2Xc5');
  await open(page, '/settings/need-help');
  await page.getByRole('textbox', { name: 'Your message' }).fill('The salaries are a great help.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thanks! We’ve received your message.')).toBeVisible();
  await open(page, '/session');
  await expect(page.getByRole('heading', { name: 'Logged in', exact: true })).toBeVisible();
});

test('without scripts, the feedback form says that it sends nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await signIn(context.request, baseURL, SUDHA);
  const page = await context.newPage();
  await page.goto('/settings/need-help');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('Nothing you type here would be sent without it.');
  await context.close();
});
