import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { placeOf } from '../../support/settled-position';
import { open, watch } from '../../support/watched-page';

const closedDialog = (page: Page) => expect(page.locator('dialog[open]')).toHaveCount(0);

test('shortcuts open the search, the list of shortcuts and another page, and the focus returns to the content', async ({
  page,
}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await closedDialog(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(page.locator('#main')).toBeFocused();
  await expect(page).toHaveTitle(/Jobs/);
});

test('single-key shortcuts can be switched off, and stay off', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await open(page, '/jobs');
  await page.keyboard.press('/');
  await closedDialog(page);
});

test('[R-168] submenus of the navigation open by keyboard and by pointer', async ({ page }) => {
  // Her first post is at the top of the page, where the list ends.
  const asha = { memberId: 'Mb1asha2Nair3Qx4' };
  await page.request.post('/sandbox/session', { headers: { appid: '999', systemid: 'desktop' }, data: asha });
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' }).first();
  const hike = nav.getByRole('link', { name: 'Salary hike' });
  await expect(hike).toBeHidden();
  await nav.getByRole('button', { name: 'More in Salaries' }).press('Enter');
  await expect(hike).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(hike).toBeHidden();
  await nav.getByRole('link', { name: 'Salaries', exact: true }).hover();
  await hike.click();
  await expect(page).toHaveURL('/salaries/salary-hike-calculator?campaign=desktop_nav');
});

test('[R-169][R-170][R-171][R-193] the menu has the thirteen shortcuts and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')).toHaveCount(13);
  await expect(menu.getByRole('link', { name: 'Gratuity' })).toHaveAttribute('href', /campaign=mobile_nav/);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await closedDialog(page);
  await expect(button).toBeFocused();
});

test('a chosen theme applies before the first paint', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const html = await (await page.request.get('/jobs')).text();
  expect(html).toContain('<html lang="en-IN" data-theme="dark">');
  await page.getByText('System', { exact: true }).click();
  expect(await (await page.request.get('/jobs')).text()).toContain('<html lang="en-IN">');
});

test('[R-176][R-177][R-399][R-783][R-784][R-786] a link can show plain text only, once, as a toast', async ({
  page,
}) => {
  await open(page, `/jobs?toast=${encodeURIComponent('<img src=x onerror=alert(1)>Saved <b>it</b>')}&page=2`);
  const toast = page.getByRole('status').filter({ hasText: 'Saved it' });
  await expect(toast).toBeVisible();
  await expect(toast).toContainText('This message comes from the link you opened, not from Humkaar:');
  await expect(toast.locator('img, b, a')).toHaveCount(0);
  await expect(page).toHaveURL('/jobs?page=2');
  const place = () => page.locator('[data-toasts]').boundingBox();
  await expect.poll(place).toMatchObject({ x: 1280 - 32 - 328, y: 134, width: 328 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(place).toMatchObject({ x: (390 - 328) / 2, y: 40, width: 328 });
  expect(await (await page.request.get('/jobs?toast=Saved')).text()).not.toContain('data-toasts');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
});

test('[R-174][R-191] a message in an open dialog covers nothing, moves nothing and can be closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/jobs?showLoginModal=salary&toast=Hello');
  const dialog = page.getByRole('dialog', { name: 'See what people earn' });
  await expect(dialog).toBeVisible();
  // Covered elements cannot be clicked.
  for (const name of ['Close', 'Continue with Google'])
    await dialog.getByRole('button', { name }).first().click({ trial: true });
  await expect(page).toHaveURL('/jobs');
  const place = () => placeOf(dialog.getByRole('button', { name: 'Continue with Google' }).first());
  const before = await place();
  expect(before?.x, 'in the middle').toBe(360 - (before?.x ?? 0) - (before?.width ?? 0));
  await dialog
    .getByRole('status')
    .filter({ hasText: 'Hello' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(dialog.getByText('Hello')).toHaveCount(0);
  expect(await place(), 'nothing moves when it goes').toEqual(before);
  await expect(dialog).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('[R-213][R-214] the login dialog of a review has no close button, but a link out of it', async ({
  page,
}) => {
  await open(page, '/jobs?showLoginModal=review');
  const dialog = page.getByRole('dialog', { name: 'Rate your company' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Go to home' }).click();
  await closedDialog(page);
  await expect(page).toHaveURL('/');
});

test('[R-210][R-211] a sandbox member signs in, is recognised on the next page, and signs out', async ({
  page,
}) => {
  const seen = watch(page);
  await open(page, '/');
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: /Asha Nair/ }).click();
  await closedDialog(page);
  const account = page.getByRole('button', { name: /Menu and account,/ });
  await expect(account).toBeVisible();
  await open(page, '/jobs');
  await expect(account).toBeVisible();
  // The first interaction loads the chats, and their socket loads them again. Requests that are open when the session
  // ends are refused, which browsers log.
  let chats = 0;
  page.on('response', (response) => {
    if (response.url().includes('/message/group')) chats += 1;
  });
  await account.click();
  await expect.poll(() => chats).toBe(2);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  expect(seen.complaints).toEqual([]);
});

test('going back restores the same item of the list at the same height', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/');
  const place = () =>
    page.evaluate(() => {
      const items = [...document.querySelectorAll<HTMLElement>('main article[id]')];
      const item = items.find((htmlElement) => htmlElement.getBoundingClientRect().bottom > 64);
      return `${item?.id} ${Math.round((item?.getBoundingClientRect().top ?? 0) / 20)}`;
    });
  await page.evaluate(() => scrollTo(0, 900));
  await page.waitForFunction(() => scrollY > 800);
  await page.evaluate(
    () => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))),
  );
  const before = await place();
  await page.getByRole('navigation').last().getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(before);
});

test('an offline page says so, and notices when the connection is back', async ({ page, context }) => {
  await open(page, '/');
  await page.keyboard.press('Shift');
  await page.locator('[data-toasts]').waitFor({ state: 'attached' });
  await context.setOffline(true);
  const strip = page.getByText('You’re offline');
  await expect(strip).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible();
  await context.setOffline(false);
  await expect(strip).toHaveCount(0);
});

test.describe('without a service worker, which would get the file itself', () => {
  test.use({ serviceWorkers: 'block' });
  test('a missing file of an older build reloads the page once', async ({ page }) => {
    await open(page, '/');
    let requestCount = 0;
    await page.route(/jobs-screen.*\.js$/, (route) => {
      requestCount += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    const menu = page.getByRole('navigation', { name: 'Main' }).first();
    await menu.getByRole('link', { name: 'Jobs' }).first().click();
    await expect(page.getByRole('alert')).toContainText('New version available', { timeout: 15_000 });
    expect(loads.length).toBeLessThanOrEqual(2);
    expect(requestCount).toBeGreaterThan(0);
  });
});

test('[R-218][R-816] a visitor is offered the login after four seconds and can decline', async ({ page }) => {
  await open(page, '/jobs');
  const prompt = page.getByRole('complementary', { name: 'Log in' });
  await expect(prompt).toBeVisible({ timeout: 15_000 });
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(4000);
  expect(await axeFindings(page)).toEqual([]);
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect(prompt).toHaveCount(0);
});

test('denied storage and cookies do not prevent reading', async ({ page }) => {
  const seen = watch(page);
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: denied });
    Object.defineProperty(window, 'sessionStorage', { get: denied });
    Object.defineProperty(window, 'BroadcastChannel', { get: denied });
    Object.defineProperty(Document.prototype, 'cookie', { get: denied, set: denied });
  });
  await open(page, '/');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill('zentrix');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=zentrix');
  expect(seen.complaints).toEqual([]);
});
