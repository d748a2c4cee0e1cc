import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import { startBrowser } from '../../support/killable-browser';
import { IMRAN, OFFERS } from '../../support/offline-page';
import { openSaved, storedPaths, storedTexts } from '../../support/saved-pages';
import { signIn } from '../../support/sign-in';
import { SiteProxy } from '../../support/site-proxy';
import { open } from '../../support/watched-page';

/** Pages opened earlier, without a network: only what the device has stored is available. */

const CALCULATOR = '/salaries/take-home-salary-calculator';

const age = (page: Page) => page.getByText(/^Saved (just now|\d+ minutes? ago)/);

test('[R-710] a visitor reads opened pages offline with their pictures and age, and calculates', async ({
  page,
  context,
}) => {
  for (const path of ['/list-of-companies', CALCULATOR, `/p/${OFFERS}`]) await openSaved(page, path);
  await context.setOffline(true);

  await page.goto(`/p/${OFFERS}`);
  await expect(age(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(CALCULATOR);
  await expect(age(page)).toBeVisible();
  const monthly = page.getByRole('region', { name: 'Monthly in-hand pay' }).locator('output');
  const before = await monthly.innerText();
  await page.getByRole('textbox', { name: 'Yearly CTC' }).fill('3600000');
  await expect(monthly).not.toHaveText(before);

  await page.goto('/list-of-companies');
  await expect(age(page)).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('main img')
        .evaluateAll((all) => all.some((img) => (img as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);

  await page.goto('/awards');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(age(page)).toHaveCount(0);

  // A page that the device has not saved loads by itself once there is a connection.
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, CALCULATOR);
  await expect(age(page)).toHaveCount(0);
});

test('[R-710] parts of a calculator that load when they are opened also open offline', async ({
  page,
  context,
}) => {
  await openSaved(page, CALCULATOR);
  await context.setOffline(true);
  await page.goto(CALCULATOR);
  await expect(age(page)).toBeVisible();
  const open = (name: string) => page.locator('main summary', { hasText: name }).click();
  await open('Deductions, perks and other income');
  await expect(page.getByRole('textbox', { name: /^Rent you pay/ })).toBeVisible();
  await open('Where the rules come from');
  await expect(page.locator('main details dt', { hasText: 'Income tax' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take-home salary calculator');
});

test('[R-710] a link to an opened page works offline, and a query leads to the page without it', async ({
  page,
  context,
}) => {
  await openSaved(page, '/communities');
  await open(page, '/awards');
  await context.setOffline(true);
  await page
    .getByRole('link', { name: 'Communities', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Communities' })).toBeVisible();
  await expect(age(page)).toBeVisible();
  await page.goto('/communities?q=bengaluru');
  await expect(page).toHaveURL('/communities');
  await expect(age(page)).toBeVisible();
});

test('[R-710] a stopped server: the Hindi page opens with its age, and the next one after it is back is fresh', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await new SiteProxy(baseURL ?? '').start();
  await context.addCookies([{ name: 'language', value: 'hi', url: site.origin }]);
  await openSaved(page, site.origin + CALCULATOR);
  await site.stop();
  await page.goto(site.origin + CALCULATOR);
  await expect(page.getByText(/सेव किया गया$/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
  await expect(page.getByText('आप ऑफ़लाइन हैं', { exact: true })).toBeVisible();
  await site.start();
  await page.getByRole('button', { name: 'रीफ़्रेश करें' }).click({ timeout: 20_000 });
  await expect(page.getByText(/सेव किया गया$/)).toHaveCount(0);
  await site.stop();
});

test('[R-710] a new build: the saved page of the old one keeps working, and the next load runs the new one', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await new SiteProxy(baseURL ?? '').start();
  const build = () => page.locator('script[src*="/index."]').first().getAttribute('src');
  await openSaved(page, site.origin + CALCULATOR);
  const old = await build();
  site.build = 'abcdef01';
  await context.setOffline(true);
  await page.goto(site.origin + CALCULATOR);
  await expect(age(page)).toBeVisible();
  expect(await build()).toBe(old);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
  await page.getByRole('link', { name: 'Companies', exact: true }).filter({ visible: true }).first().click();
  await expect.poll(build).toBe('/assets/index.abcdef01.js');
  await expect(page).toHaveURL(`${site.origin}/list-of-companies`);
  await openSaved(page, `${site.origin}/salaries`);
  await context.setOffline(true);
  await page.goto(`${site.origin}/salaries`);
  await expect(age(page)).toBeVisible();
  expect(await build()).toBe('/assets/index.abcdef01.js');
  await site.stop();
});

test('[R-710] a browser that crashes while writing the cache opens pages again, online and offline', async ({
  baseURL,
  launchOptions,
}) => {
  const site = await new SiteProxy(baseURL ?? '').start();
  const profile = await mkdtemp(join(tmpdir(), 'humkaar-profile-'));
  const browser = await startBrowser(launchOptions.executablePath ?? '', profile);
  // The last file of the build, which only the worker requests.
  const written = site.sendHalf('/offline-shell');
  await open(browser.page, site.origin + CALCULATOR);
  await browser.page.keyboard.press('Shift');
  await written;
  await browser.kill();
  site.sendAll();

  const { page, kill } = await startBrowser(launchOptions.executablePath ?? '', profile);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await openSaved(page, site.origin + CALCULATOR);
  await site.stop();
  await page.goto(site.origin + CALCULATOR);
  await expect(age(page)).toBeVisible();
  await page.goto(`${site.origin}/awards`);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(complaints).toEqual([]);
  await kill();
  await rm(profile, { recursive: true });
});

test('[R-710] signing out deletes what a member opened, stored pages name no member, and the next account starts empty', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL);
  await open(page, '/profile');
  await openSaved(page, `/p/${OFFERS}`);
  const paths = await storedPaths(page);
  expect(paths).not.toContain('/profile');
  expect(await storedTexts(page)).not.toMatch(/QuietMonsoon|Asha Nair|Menu and account|user\/profile"/);

  await context.setOffline(true);
  await page.reload();
  await expect(age(page)).toBeVisible();
  await expect(page.getByLabel('Your comment')).toBeVisible();
  await context.setOffline(false);

  await open(page, '/settings');
  await page
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  await expect.poll(() => storedPaths(page)).not.toContain(`/p/${OFFERS}`);
  await signIn(context.request, baseURL, IMRAN);
  await openSaved(page, '/communities');
  await context.setOffline(true);
  await page.goto(`/p/${OFFERS}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(age(page)).toHaveCount(0);
});

test('[R-710] an account that replaces another without a sign-out gets none of its pages', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL);
  await openSaved(page, `/p/${OFFERS}`);
  await context.clearCookies();
  await signIn(context.request, baseURL, IMRAN);
  await openSaved(page, '/communities');
  expect(await storedPaths(page)).not.toContain(`/p/${OFFERS}`);
  await open(page, '/user-settings');
  await page.getByRole('button', { name: 'Clear saved pages' }).click();
  await expect(page.getByText('Saved pages cleared.')).toBeVisible();
  expect(await storedPaths(page)).toEqual([]);
});
