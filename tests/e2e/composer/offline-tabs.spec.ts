import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';
import {
  IMRAN,
  OFFERS,
  openReady,
  queue,
  storedText,
  strip,
  unique,
  upvotes,
  writeComment,
} from '../../support/offline-page';
import { ASHA, signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

/** Journeys without any network: no file, no page and no service can be reached. */

test('two tabs show the same queue, and each item is sent once', async ({ page, context, baseURL }) => {
  await signIn(context.request, baseURL, IMRAN);
  const other = await context.newPage();
  await openReady(other, '/');
  await openReady(page, `/p/${OFFERS}`);
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/comment'))
      sent.push(request.postData() ?? '');
  });
  const texts = [unique('From one tab, first'), unique('From one tab, second')];
  await context.setOffline(true);
  for (const text of texts) await writeComment(page, text);
  await expect(strip(other)).toHaveText('Waiting to send: 2');
  sent.length = 0;
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(strip(tab)).toHaveCount(0, { timeout: 20_000 });
  expect(sent).toHaveLength(2);
  await open(page, `/p/${OFFERS}?order=newToOld`);
  for (const text of texts) await expect(page.getByText(text, { exact: true })).toHaveCount(1);
});

test('a comment whose response was lost is not posted twice', async ({ page, context, baseURL }) => {
  await signIn(context.request, baseURL, IMRAN);
  await openReady(page, `/p/${OFFERS}`);
  const text = unique('The response was lost');
  await page.route('**/comment', async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await writeComment(page, text);
  await expect(strip(page)).toHaveText('Waiting to send: 1');
  await page.unroute('**/comment');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(strip(page)).toHaveCount(0, { timeout: 20_000 });
  await open(page, `/p/${OFFERS}?order=newToOld`);
  await expect(page.getByText(text, { exact: true })).toHaveCount(1);
});

test('a queued comment is sent after signing in again when the cookies disappeared before, and never by another account', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, IMRAN);
  await openReady(page, `/p/${OFFERS}`);
  const text = unique('The cookies were cleared');
  await context.setOffline(true);
  await writeComment(page, text);
  await expect(strip(page)).toHaveText('Waiting to send: 1');
  await context.clearCookies();
  await context.setOffline(false);
  // The page restarts as a visitor's as soon as the server refuses the session.
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeVisible({ timeout: 20_000 });
  const there = page.getByText(text, { exact: true });
  for (const memberId of [undefined, ASHA]) {
    if (memberId) await signIn(context.request, baseURL, memberId);
    await open(page, `/p/${OFFERS}?order=newToOld`);
    await page.keyboard.press('Shift');
    await page.locator('[data-toasts]').waitFor({ state: 'attached' });
    await expect(strip(page)).toHaveCount(0);
    await expect(there).toHaveCount(0);
  }
  expect(await storedText(page)).not.toContain(text);
  await signIn(context.request, baseURL, IMRAN);
  await open(page, `/p/${OFFERS}?order=newToOld`);
  await page.keyboard.press('Shift');
  await expect(there).toHaveCount(1, { timeout: 15_000 });
});

test('a queued comment that is refused is announced on every page, and its text can be read and deleted', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, IMRAN);
  await openReady(page, `/p/${OFFERS}`);
  const text = unique('Call me on 9876543210');
  await context.setOffline(true);
  await writeComment(page, unique('Fine as it is'));
  await strip(page).click();
  await queue(page).getByRole('button', { name: /^Edit/ }).click();
  await queue(page).getByLabel('Text').fill(text);
  await queue(page).getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Humkaar, home' }).click();
  await context.setOffline(false);
  const toast = page
    .getByRole('alert')
    .filter({ hasText: 'A comment you wrote offline couldn’t be posted.' });
  await expect(toast).toBeVisible({ timeout: 20_000 });
  await toast.getByRole('button', { name: 'View' }).click();
  await expect(queue(page).getByText(text)).toBeVisible();
  await expect(queue(page).getByText('Not sent')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await queue(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(queue(page).getByText('Nothing is waiting')).toBeVisible();
});

test('signing out offline makes the device forget the account at once, and ends the session later', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, IMRAN);
  const other = await context.newPage();
  await openReady(other, '/');
  await openReady(page, '/settings');
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  const login = (tab: Page) => tab.getByRole('link', { name: 'Log in', exact: true });
  for (const tab of [page, other]) await expect(login(tab)).toBeVisible();
  await page.reload();
  await expect(login(page)).toBeVisible();
  await context.setOffline(false);
  // The server renders the next page for a visitor, although the browser still held the session.
  expect(await (await context.request.get('/')).text()).not.toContain('Menu and account');
  await open(page, '/');
  await expect(login(page)).toBeVisible();
  const profile = await fetch(`${baseURL}/user-services/user/profile`, {
    headers: { cookie: cookies, appid: '999', systemid: 'AB_WEB' },
  });
  expect(profile.status).toBe(401);
});

test('a vote reaches a tab that has just opened and was not touched yet', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL);
  await open(page, `/p/${OFFERS}`);
  const other = await context.newPage();
  await other.goto(`/p/${OFFERS}`);
  await other.locator('html[data-ready]').waitFor();
  const up = (tab: Page) => upvotes(tab).first();
  const before = await up(other).getAttribute('aria-pressed');
  await up(page).click();
  await expect(up(other)).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true', {
    timeout: 3000,
  });
  await expect(up(other)).toHaveText(await up(page).innerText());
});

test('no data of a member is stored for offline use', async ({ page, context, baseURL }) => {
  await signIn(context.request, baseURL);
  await openReady(page, '/profile');
  const stored = await page.evaluate(async () => {
    const entries: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        entries.push({ url: new URL(request.url).pathname, text: (await response?.text()) ?? '' });
      }
    }
    return entries;
  });
  const own = stored.filter(({ url }) => !/^\/(assets\/|offline-shell$)/.test(url));
  expect(own.map(({ url }) => url)).toEqual([]);
  expect(stored.filter(({ text }) => /QuietMonsoon|Asha Nair/.test(text)).map(({ url }) => url)).toEqual([]);
});
