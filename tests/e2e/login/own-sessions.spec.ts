import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { dialogOf, loginButton, play } from '../../support/login-window';
import { joinAs, logInAgain, personOf } from '../../support/new-member';
import { smallTargets } from '../../support/targets';
import { open, watch } from '../../support/watched-page';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const AMBIENT = { appid: '999', systemid: 'AB_WEB' };

/** The same member logs in on another device. */
async function alsoOn(browser: Browser, baseURL: string | undefined, name: string, userAgent: string) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent });
  await logInAgain(context, baseURL, name);
  expect(await isLoggedIn(context)).toBe(true);
  return context;
}

const isLoggedIn = async ({ request }: BrowserContext) =>
  (await request.get('/user-services/user/profile', { headers: AMBIENT })).status() === 200;

const card = (page: Page) => page.getByRole('region', { name: 'Where you’re logged in' });

/** The dots between the facts of a session that are not clipped. */
const visibleDots = (facts: Locator) =>
  facts.evaluate((line) => {
    const start = line.getBoundingClientRect().left;
    const dots = [...line.children].filter((fact) => getComputedStyle(fact, '::before').content === '"·"');
    return dots.filter((fact) => fact.getBoundingClientRect().left > start + 1).length;
  });

for (const width of [360, 390, 768, 1280]) {
  const isTouch = width < 1000;
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: isTouch });
    test(`logins on other devices are listed and ended by keyboard, at ${width}`, async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      if (width === 768) await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      const name = `Traveller ${width}`;
      await joinAs(context, baseURL, name);
      const desktop = await alsoOn(browser, baseURL, name, FIREFOX);
      const phone = await alsoOn(browser, baseURL, name, IPHONE);
      const { complaints } = watch(page);
      await open(page, '/session');
      await expect(card(page).getByText('This device')).toHaveCount(1);
      await expect(card(page).getByText('Firefox on Windows')).toBeVisible();
      const facts = card(page).locator('small').first();
      await expect(facts).toHaveText(/^Logged in on [^·]* Used this week $/);
      expect(await visibleDots(facts)).toBe(width < 768 ? 0 : 1);
      expect(await axeFindings(page)).toEqual([]);
      if (isTouch) expect(await smallTargets(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      await page.getByRole('button', { name: 'Log out of Firefox on Windows' }).press('Enter');
      await expect(card(page).getByText('Firefox on Windows')).toHaveCount(0);
      await expect(page.getByText('You’re logged out of that device.')).toBeVisible();
      expect([await isLoggedIn(desktop), await isLoggedIn(phone)]).toEqual([false, true]);
      // On the next session or, behind the last one, on the button below.
      await expect(card(page).locator('button:focus')).toHaveCount(1);

      await page.getByRole('button', { name: 'Log out of all other devices' }).press('Enter');
      await expect(card(page).getByText('You’re not logged in anywhere else.')).toBeVisible();
      expect([await isLoggedIn(phone), await isLoggedIn(context)]).toEqual([false, true]);
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await Promise.all([desktop.close(), phone.close()]);
    });
  });
}

test('a session list that fails to load can be loaded again', async ({ page, context, baseURL }) => {
  await joinAs(context, baseURL, 'Patient');
  await open(page, '/user-settings');
  await page.route('**/user-services/v1/user/sessions', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('link', { name: /^Sessions/ }).click();
  await expect(card(page).getByRole('alert')).toHaveText('We couldn’t load where you’re logged in.');
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll();
  await card(page).getByRole('button', { name: 'Retry' }).click();
  await expect(card(page).getByText('This device')).toBeVisible();
});

for (const width of [390, 1280])
  test(`an account is deleted after a fresh login, with the choices made before, at ${width}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const name = `Leaver ${width}`;
    await joinAs(context, baseURL, name);
    // As if the last login was more than ten minutes ago.
    await context.clearCookies({ name: 'FL' });
    const { complaints } = watch(page);
    await open(page, '/settings/manage-account');
    const votes = page.getByRole('radiogroup', { name: 'Votes' });
    await votes.getByText('Delete', { exact: true }).click();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialogOf(page).getByRole('button', { name: 'Delete account' }).click();
    await expect(
      dialogOf(page).getByRole('heading', { name: 'Log in again to delete your account' }),
    ).toBeVisible();
    await expect(dialogOf(page).getByText('Your choices are saved.')).toBeVisible();
    // For a few seconds this message covers a part of the dialog.
    await expect(dialogOf(page).getByText('You are logged in.')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await play(page, loginButton(page, 'Google'), 'Log in', personOf(name));
    await page.waitForURL(/manage-account/);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(votes.getByRole('radio', { name: 'Delete' })).toBeChecked();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialogOf(page).getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText(/^Your account will be deleted on/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('Your account won’t be deleted.')).toBeVisible();
    expect(complaints.filter((item) => !/403|Cross-Origin-Opener/.test(item))).toEqual([]);
  });
