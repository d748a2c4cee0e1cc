import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import {
  BAD_TOKENS,
  blockNextWindow,
  dialogOf,
  expectMessages,
  expectWelcome,
  isSignedIn,
  loginButton,
  openLogin,
  play,
  REFUSED,
} from '../../support/login-window';
import { open, watch } from '../../support/watched-page';

test.describe.configure({ timeout: 90_000 });

/** A name that has no account yet, also when the journey is repeated. */
const person = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

test('[R-578][R-769][R-768][R-767] every outcome of Google’s window is handled, 390 px', async ({ page }) => {
  await openLogin(page, 390);
  const { complaints } = watch(page);
  const google = loginButton(page, 'Google');
  await play(page, google, 'Close the window');
  await expectMessages(page, 'Google login failed!', 'The window was closed');
  await play(page, google, 'The window did not open');
  await expectMessages(page, 'The window could not be opened.');
  await play(page, google, 'Something goes wrong');
  await expectMessages(page, 'Google login failed!', 'Please try again after some time.');
  await blockNextWindow(page);
  await google.click();
  await expectMessages(page, 'The window could not be opened.');
  for (const outcome of BAD_TOKENS) {
    await play(page, google, outcome);
    await expectMessages(page, REFUSED);
  }
  expect(await isSignedIn(page)).toBe(false);
  await play(page, google, 'Log in', person('Google Person'));
  await page.waitForURL(/about-us/);
  await expectWelcome(page);
  expect(complaints.filter((item) => !/401|Cross-Origin-Opener/.test(item))).toEqual([]);
});

test('[R-498][R-500][R-501][R-502][R-504][R-584] every outcome of the job portal’s prompt is handled, 390 px', async ({
  page,
}) => {
  await openLogin(page, 390, '/about-us?utm_source=naukri&showLoginModal=jobAlert');
  const prompt = dialogOf(page).getByRole('region', { name: 'Sandbox: job portal one-tap' });
  const again = async () => {
    await page.goto('/about-us?utm_source=naukri&showLoginModal=jobAlert');
    await expect(prompt).toBeVisible();
  };
  for (const quiet of ['No user found', 'Asked too often', 'Close']) {
    await again();
    await prompt.getByRole('button', { name: quiet }).click();
    await expect(prompt).toBeHidden();
    await expect(loginButton(page, 'Google')).toBeVisible();
  }
  await again();
  await prompt.getByRole('button', { name: 'Something goes wrong' }).click();
  await expectMessages(page, 'Naukri Login Failed!');
  await again();
  await prompt.getByRole('button', { name: 'Continue as Kavya Rao' }).click();
  await expect.poll(() => isSignedIn(page)).toBe(true);
  await expect(prompt).toBeHidden();
});

test('[R-579][R-494][R-495][R-496][R-497] every outcome of the job portal’s window is handled, 1280 px', async ({
  page,
}) => {
  await openLogin(page, 1280, '/about-us?showLoginModal=jobAlert');
  const portal = loginButton(page, 'a job portal');
  await play(page, portal, 'Do not agree to the terms');
  await expectMessages(page, 'Naukri Login Failed!', 'The terms were not agreed to.');
  for (const outcome of ['Close the window', 'Something goes wrong']) {
    await play(page, portal, outcome);
    await expectMessages(page, 'Naukri Login Failed!');
  }
  await blockNextWindow(page);
  await portal.click();
  await expectMessages(page, 'Naukri Login Failed!', 'The window could not be opened.');
  for (const outcome of BAD_TOKENS) {
    await play(page, portal, outcome);
    await expectMessages(page, REFUSED);
  }
  await play(page, portal, 'Log in', person('Portal Person'));
  await expectWelcome(page);
});

test('[R-581][R-582][R-505][R-772] every outcome of Outlook’s window is handled, and Google’s prompt can be dismissed, 1280 px', async ({
  page,
}) => {
  await openLogin(page, 1280);
  expect(await axeFindings(page)).toEqual([]);
  const outlook = loginButton(page, 'Outlook');
  for (const quiet of ['Cancel', 'Close the window']) {
    await play(page, outlook, quiet);
    await expect(outlook).not.toHaveAttribute('aria-busy', 'true');
  }
  await play(page, outlook, 'Something goes wrong');
  await expectMessages(page, 'Microsoft login failed!', 'The provider did not answer.');
  await blockNextWindow(page);
  await outlook.click();
  await expectMessages(page, 'Microsoft login failed!', 'The window could not be opened.');
  for (const outcome of BAD_TOKENS) {
    await play(page, outlook, outcome);
    await expectMessages(page, REFUSED);
  }
  const prompt = dialogOf(page).getByRole('region', { name: 'Sandbox: Google one-tap' });
  await prompt.getByRole('button', { name: 'Not now' }).click();
  await expect(prompt).toBeHidden();
  await play(page, outlook, 'Log in', person('Outlook Person'));
  await expectWelcome(page);
});

test('[R-580][R-582][R-150][R-156][R-554] every outcome of LinkedIn’s page and Google’s prompt is handled, 390 px', async ({
  browser,
}) => {
  /** A separate tab, because LinkedIn is not tried again in a tab in which it failed. */
  const alone = async (walk: (page: Page) => Promise<void>) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await openLogin(page, 390);
    await walk(page);
    await context.close();
  };
  const leave = async (page: Page, outcome: string) => {
    await loginButton(page, 'LinkedIn').click();
    await page.waitForURL(/sandbox\/identity/);
    await page.getByRole('button', { name: outcome, exact: true }).click();
    await page.waitForURL(/about-us/);
  };
  for (const outcome of ['Cancel', 'Something goes wrong', ...BAD_TOKENS])
    await alone(async (page) => {
      await leave(page, outcome);
      await expectMessages(page, 'LinkedIn login failed!');
      expect(await isSignedIn(page), outcome).toBe(false);
      if (outcome !== 'Cancel') return;
      await page.goto('/about-us?showLoginModal=salary');
      await loginButton(page, 'LinkedIn').click();
      await expectMessages(page, 'LinkedIn login failed last time.');
    });
  await alone(async (page) => {
    await leave(page, 'Log in');
    expect(await isSignedIn(page)).toBe(true);
  });
  await alone(async (page) => {
    const prompt = dialogOf(page).getByRole('region', { name: 'Sandbox: Google one-tap' });
    await prompt.getByRole('button', { name: 'Continue as Kavya Rao' }).click();
    await expect.poll(() => isSignedIn(page)).toBe(true);
    await expect(prompt).toBeHidden();
  });
});
test('[R-552][R-765] with blocked cookies the user is not sent to a provider', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await openLogin(page, 390);
  await loginButton(page, 'Google').click();
  await expectMessages(page, 'It seems like your browser is blocking cookies');
  expect(page.context().pages()).toHaveLength(1);
});

test('[R-210] tabs agree on who is signed in, and renew an expired session together', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await openLogin(page, 1280);
  await play(page, loginButton(page, 'Outlook'), 'Log in', person('Tabs Person'));
  await expect.poll(() => isSignedIn(page)).toBe(true);
  const tabs = await Promise.all([0, 1, 2].map(() => context.newPage()));
  for (const tab of tabs) await open(tab, '/about-us?toast=ready');
  const account = (tab: Page) => tab.getByRole('button', { name: /Menu and account/ });
  for (const tab of tabs) await expect(account(tab)).toBeVisible();

  // The access token has expired; no tab may renew it before all are ready. Then all send requests at once,
  // and the member stays logged in.
  let allReceived = () => {};
  const received = new Promise<void>((done) => {
    allReceived = done;
  });
  await context.route('**/login/refresh', async (route) => {
    await received;
    await route.continue();
  });
  await context.clearCookies({ name: 'AT' });
  const read = () =>
    fetch('/user-services/user/profile', { headers: { appid: '999', systemid: 'AB_WEB' } }).then(
      (response) => response.status,
    );
  expect(await Promise.all(tabs.map((tab) => tab.evaluate(read)))).toEqual([401, 401, 401]);
  allReceived();
  await Promise.all(
    tabs.map((tab) => tab.getByRole('link', { name: 'Communities', exact: true }).first().click()),
  );
  await Promise.all(tabs.map((tab) => tab.waitForURL(/communities/)));
  for (const tab of tabs) await expect(account(tab)).toBeVisible();
  await expect.poll(() => isSignedIn(page)).toBe(true);

  const [first, ...pages] = tabs as [Page, ...Page[]];
  await account(first).click();
  await first.getByRole('button', { name: 'Sign out' }).click();
  for (const tab of [first, ...pages])
    await expect(tab.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
});

test('[R-205] a sandbox member who logs in on the login page continues to the page that asked for it, and only within the site', async ({
  page,
}) => {
  for (const [request, reached] of [
    ['/communities?sort=new', '/communities?sort=new'],
    ['//evil.example/x', '/'],
    [undefined, '/'],
  ] as const) {
    await page.context().clearCookies();
    await open(page, `/login${request === undefined ? '' : `?redirectUrl=${encodeURIComponent(request)}`}`);
    await page.getByRole('button', { name: /^Asha Nair/ }).click();
    await expect(page).toHaveURL(reached);
    await expect(page.getByRole('button', { name: /^Menu and account,/ })).toBeVisible();
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/login');
  }
});

test('[R-207][R-208] a visitor who starts a post continues with it after the login, with its campaign', async ({
  page,
}) => {
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).search));
  await open(page, '/');
  await page.getByRole('button', { name: 'What’s happening at work?' }).click();
  await play(page, loginButton(page, 'Google'), 'Log in', person('Writer of a first post'));
  await expect(dialogOf(page).getByRole('heading', { name: 'Pick your alias' })).toBeVisible();
  expect(opened).toContain('?openOnboarding=w&campaign=composer&openCreatePost=true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, the login page says that it needs them', async ({ page }) => {
    await page.goto('/login');
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Logging in needs JavaScript.');
  });
});
