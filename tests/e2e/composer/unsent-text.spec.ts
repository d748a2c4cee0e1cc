import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { everythingReadable } from '../../support/everything-readable';
import { openWithScriptsBlocked } from '../../support/scripts-blocked';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

const ASHA = 'Mb1asha2Nair3Qx4';
const SUDHA = 'Mb5sudhaV9Gm3Bn7';
const POST = '/p/Kq3vN8xWm2Zt7Rf1';
const SECRET = 'My manager in Pune reads this';

const box = (page: Page) => page.locator('main textarea').first();
const account = (page: Page) => page.getByRole('button', { name: /Menu and account/ });

test.use({ viewport: { width: 1280, height: 900 } });
test.beforeEach(async ({ context, baseURL }) => signIn(context.request, baseURL, ASHA));

async function signOut(page: Page) {
  await account(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
}

async function logInAs(page: Page, name: RegExp) {
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await page.locator('dialog[open], main').getByRole('button', { name }).first().click();
  await expect(account(page)).toBeVisible();
}

const commentCalls = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/comment$/.test(request.url())) sent.push(request.postData() ?? '');
  });
  return sent;
};

/** The page may already be navigating. */
async function expectForgotten(page: Page) {
  await expect.poll(() => everythingReadable(page).catch(() => SECRET)).not.toContain(SECRET);
  await expect(box(page)).toHaveValue('');
}

test('a comment typed before signing out is removed from the page and the device, and restored for its author', async ({
  page,
}) => {
  await open(page, POST);
  await box(page).pressSequentially(SECRET);
  await signOut(page);
  await expectForgotten(page);
  await logInAs(page, /Sudha/);
  await expectForgotten(page);
  await signOut(page);
  await logInAs(page, /Asha/);
  await expect(box(page)).toHaveValue(SECRET);
});

test('signing out in another tab removes the typed comment from this one', async ({ page, context }) => {
  await open(page, POST);
  await box(page).pressSequentially(SECRET);
  const other = await context.newPage();
  await open(other, '/about-us');
  await signOut(other);
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  await expectForgotten(page);
  await logInAs(other, /Sudha/);
  await page.reload();
  await expect(account(page)).toBeVisible();
  await expectForgotten(page);
});

test('a page of one member sends nothing once the browser belongs to another', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, POST);
  await box(page).pressSequentially(SECRET);
  const sent = commentCalls(page);
  // The page gets no signal of the new session: no message from another tab, no focus.
  await signIn(context.request, baseURL, SUDHA);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(box(page)).toHaveValue('');
  expect(sent).toEqual([]);
  await expectForgotten(page);
  await signIn(context.request, baseURL, ASHA);
  await open(page, POST);
  await expect(box(page)).toHaveValue(SECRET);
});

test('a lost session clears the page and asks the user to log in; the author finds the comment in its field', async ({
  page,
  context,
}) => {
  await open(page, POST);
  await box(page).pressSequentially(SECRET);
  for (const name of ['AT', 'RT']) await context.clearCookies({ name });
  // Another request of the page may find out before the press; then the login covers the button already.
  await page
    .getByRole('button', { name: 'Post comment' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  const asha = page.locator('dialog[open]').getByRole('button', { name: /Asha/ });
  await expect(asha).toBeVisible();
  await expectForgotten(page);
  await asha.click();
  await expect(box(page)).toHaveValue(SECRET);
});

/** Leaves the document, logs another member in meanwhile, and goes back. */
async function leaveAndGoBack(page: Page, context: BrowserContext, baseURL: string | undefined) {
  await page.goto('/art/mark/away.svg');
  await signIn(context.request, baseURL, SUDHA);
  await page.goBack();
  await page.locator('html[data-ready]').waitFor();
}

test('going back to a page of the previous member shows none of their typed text', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, POST);
  await box(page).pressSequentially(SECRET);
  await leaveAndGoBack(page, context, baseURL);
  await expectForgotten(page);
});

test('a page that was rendered for the previous member is not hydrated for the next one', async ({
  page,
  context,
  baseURL,
}) => {
  const releaseFile = await openWithScriptsBlocked(page, POST);
  await box(page).pressSequentially(SECRET);
  await signIn(context.request, baseURL, SUDHA);
  releaseFile();
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await expectForgotten(page);
});

test('a form that a visitor filled in before a login elsewhere is empty for the next member, and restored for the first one', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const form = '/jobs/opening/Jb4ZentrixBackend01/apply';
  const name = page.getByLabel('Your name');
  await open(page, form);
  await name.fill(SECRET);
  await open(page, '/about-us');
  await logInAs(page, /Asha/);
  await signOut(page);
  expect(await everythingReadable(page)).not.toContain(SECRET);
  await logInAs(page, /Sudha/);
  await open(page, form);
  await expect(name).toHaveValue('');
  await signOut(page);
  await logInAs(page, /Asha/);
  await open(page, form);
  await expect(name).toHaveValue(SECRET);
});

test('going back to an application form shows the next member no text of the previous one', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, '/jobs/opening/Jb4ZentrixBackend01/apply');
  const fields = page.locator('main :is(input:not([type=file]), textarea):visible');
  for (const field of await fields.all()) await field.fill(SECRET);
  await leaveAndGoBack(page, context, baseURL);
  for (const field of await fields.all()) await expect(field).toHaveValue('');
});
