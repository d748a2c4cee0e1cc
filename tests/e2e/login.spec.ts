import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { open, watch } from '../support/watched-page';

const WIDTHS = [390, 1280] as const;
const AMBIENT = { appid: '999', systemid: 'AB_WEB' };

const dialogOf = (page: Page) => page.locator('dialog[open]');
const way = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name: `Continue with ${name}` });

async function openLogin(page: Page, width: number, path = '/about-us?showLoginModal=salary') {
  await page.setViewportSize({ width, height: 844 });
  await open(page, path);
  await expect(way(page, 'Google')).toBeVisible();
}

/** Presses a provider's button and plays an outcome in its window. */
async function play(page: Page, button: Locator, outcome: string, name?: string) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await expect(popup.getByText('Sandbox. Nobody real signs in here.')).toBeVisible();
  if (name) await popup.getByLabel('Who signs in').fill(name);
  const closed = popup.waitForEvent('close');
  // The press closes the very window it is made in, sometimes before the click is reported as done.
  await popup
    .getByRole('button', { name: outcome, exact: true })
    .click()
    .catch((error) => {
      if (!popup.isClosed()) throw error;
    });
  await closed;
}

/** Whoever signs in for the first time is asked a few questions, once the page is theirs. */
async function welcomed(page: Page) {
  await expect(
    dialogOf(page).getByRole('heading', { name: 'What do you want to hear about?' }),
  ).toBeVisible();
  expect(await isSignedIn(page)).toBe(true);
}

/** The toast says so; then it is closed, so that the next one is its own. */
async function told(page: Page, ...texts: readonly string[]) {
  const toasts = page.locator('[data-toasts]');
  for (const text of texts) await expect(toasts.getByText(text).first()).toBeVisible();
  // Pointing at a message would make it stay.
  for (const close of await toasts.getByRole('button', { name: 'Close' }).all())
    await close.dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => undefined);
  await expect(toasts.getByText(texts[0] ?? '').first()).toBeHidden({ timeout: 10_000 });
}

/** The next window the page asks for does not open. */
const blockNextWindow = (page: Page) =>
  page.evaluate(() => {
    const real = window.open.bind(window);
    window.open = (...given) => {
      window.open = real;
      return given.length > 0 ? null : null;
    };
  });

async function isSignedIn(page: Page): Promise<boolean> {
  const reply = await page.context().request.get('/user-services/user/profile', { headers: AMBIENT });
  return reply.status() === 200;
}

const BAD_TOKENS = ['A token for another app', 'A token that has expired', 'A token of somebody else'];
const REFUSED = 'The sign-in could not be confirmed.';

test.describe.configure({ timeout: 90_000 });

for (const width of WIDTHS) {
  test(`[R-578][R-769][R-768][R-767] ${width}: Google’s window, every way it ends`, async ({ page }) => {
    await openLogin(page, width);
    const { complaints } = watch(page);
    const google = way(page, 'Google');
    await play(page, google, 'Close the window');
    await told(page, 'Google login failed!', 'The window was closed');
    await play(page, google, 'The window did not open');
    await told(page, 'The window could not be opened.');
    await play(page, google, 'Something goes wrong');
    await told(page, 'Google login failed!', 'Please try again after some time.');
    await blockNextWindow(page);
    await google.click();
    await told(page, 'The window could not be opened.');
    for (const outcome of BAD_TOKENS) {
      await play(page, google, outcome);
      await told(page, REFUSED);
    }
    expect(await isSignedIn(page)).toBe(false);
    await play(page, google, 'Sign in', `Google Person ${width}`);
    await page.waitForURL(/about-us/);
    await welcomed(page);
    expect(complaints.filter((one) => !/401|Cross-Origin-Opener/.test(one))).toEqual([]);
  });

  test(`[R-498][R-500][R-501][R-502][R-504][R-584] ${width}: the job portal’s prompt`, async ({ page }) => {
    await openLogin(page, width, '/about-us?utm_source=naukri&showLoginModal=jobAlert');
    const prompt = dialogOf(page).getByRole('region', { name: 'Sandbox: job portal one-tap' });
    const again = async () => {
      await page.goto('/about-us?utm_source=naukri&showLoginModal=jobAlert');
      await expect(prompt).toBeVisible();
    };
    for (const quiet of ['No user found', 'Asked too often', 'Close']) {
      await again();
      await prompt.getByRole('button', { name: quiet }).click();
      await expect(prompt).toBeHidden();
      await expect(way(page, 'Google')).toBeVisible();
    }
    await again();
    await prompt.getByRole('button', { name: 'Something goes wrong' }).click();
    await told(page, 'Naukri Login Failed!');
    await again();
    await prompt.getByRole('button', { name: 'Continue as Kavya Rao' }).click();
    await expect.poll(() => isSignedIn(page)).toBe(true);
    await expect(prompt).toBeHidden();
  });

  test(`[R-579][R-494][R-495][R-496][R-497] ${width}: the job portal’s window`, async ({ page }) => {
    await openLogin(page, width, '/about-us?showLoginModal=jobAlert');
    const portal = way(page, 'a job portal');
    await play(page, portal, 'Do not agree to the terms');
    await told(page, 'Naukri Login Failed!', 'The terms were not agreed to.');
    for (const outcome of ['Close the window', 'Something goes wrong']) {
      await play(page, portal, outcome);
      await told(page, 'Naukri Login Failed!');
    }
    await blockNextWindow(page);
    await portal.click();
    await told(page, 'Naukri Login Failed!', 'The window could not be opened.');
    for (const outcome of BAD_TOKENS) {
      await play(page, portal, outcome);
      await told(page, REFUSED);
    }
    await play(page, portal, 'Sign in', `Portal Person ${width}`);
    await welcomed(page);
  });

  test(`[R-580][R-581][R-582][R-150][R-156][R-554][R-505][R-772] ${width}: Outlook, LinkedIn and Google’s prompt`, async ({
    page,
  }) => {
    await openLogin(page, width);
    expect(await axeFindings(page)).toEqual([]);
    const outlook = way(page, 'Outlook');
    for (const quiet of ['Cancel', 'Close the window']) {
      await play(page, outlook, quiet);
      await expect(outlook).not.toHaveAttribute('aria-busy', 'true');
    }
    await play(page, outlook, 'Something goes wrong');
    await told(page, 'Microsoft login failed!', 'The provider did not answer.');
    await blockNextWindow(page);
    await outlook.click();
    await told(page, 'Microsoft login failed!', 'The window could not be opened.');
    for (const outcome of BAD_TOKENS) {
      await play(page, outlook, outcome);
      await told(page, REFUSED);
    }
    const prompt = dialogOf(page).getByRole('region', { name: 'Sandbox: Google one-tap' });
    await prompt.getByRole('button', { name: 'Not now' }).click();
    await expect(prompt).toBeHidden();
    await play(page, outlook, 'Sign in', `Outlook Person ${width}`);
    await welcomed(page);
    await page.context().clearCookies();

    await openLogin(page, width);
    await way(page, 'LinkedIn').click();
    await page.waitForURL(/sandbox\/identity/);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/about-us/);
    expect(await isSignedIn(page)).toBe(true);
    await page.context().clearCookies();

    await openLogin(page, width);
    await way(page, 'LinkedIn').click();
    await page.waitForURL(/sandbox\/identity/);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(/about-us/);
    await told(page, 'LinkedIn login failed!');
    await page.goto('/about-us?showLoginModal=salary');
    await way(page, 'LinkedIn').click();
    await told(page, 'LinkedIn login failed before.');
  });
}

test('[R-552][R-765] where cookies are blocked nobody is sent to a provider', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await openLogin(page, 390);
  await way(page, 'Google').click();
  await told(page, 'It seems like your browser is blocking cookies');
  expect(page.context().pages()).toHaveLength(1);
});

test('[R-210] tabs agree on who is signed in, and renew a session that has run out together', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await openLogin(page, 1280);
  await play(page, way(page, 'Outlook'), 'Sign in', 'Tabs Person');
  await expect.poll(() => isSignedIn(page)).toBe(true);
  const tabs = await Promise.all([0, 1, 2].map(() => context.newPage()));
  for (const tab of tabs) await open(tab, '/about-us?toast=ready');
  const account = (tab: Page) => tab.getByRole('button', { name: /Menu and account/ });
  for (const tab of tabs) await expect(account(tab)).toBeVisible();

  // The access token runs out; no tab may renew it before all have heard so. Then all ask at once, and all are still the same person.
  let allHeard = () => {};
  const heard = new Promise<void>((done) => {
    allHeard = done;
  });
  await context.route('**/login/refresh', async (route) => {
    await heard;
    await route.continue();
  });
  await context.clearCookies({ name: 'AT' });
  const read = () =>
    fetch('/user-services/user/profile', { headers: { appid: '999', systemid: 'AB_WEB' } }).then(
      (one) => one.status,
    );
  expect(await Promise.all(tabs.map((tab) => tab.evaluate(read)))).toEqual([401, 401, 401]);
  allHeard();
  await Promise.all(
    tabs.map((tab) => tab.getByRole('link', { name: 'Communities', exact: true }).first().click()),
  );
  await Promise.all(tabs.map((tab) => tab.waitForURL(/communities/)));
  for (const tab of tabs) await expect(account(tab)).toBeVisible();
  await expect.poll(() => isSignedIn(page)).toBe(true);

  const [first, ...others] = tabs as [Page, ...Page[]];
  await account(first).click();
  await first.getByRole('button', { name: 'Sign out' }).click();
  for (const tab of [first, ...others])
    await expect(tab.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
});
