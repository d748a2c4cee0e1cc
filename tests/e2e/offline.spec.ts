import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { open } from '../support/watched-page';

/** Journeys without any network: no file, no page and no service can be reached. */

const ASHA = 'Mb1asha2Nair3Qx4';
const IMRAN = 'Mb2imranS7Vt5Wk9';
const OFFERS = 'Kq3vN8xWm2Zt7Rf1';

async function signIn(context: BrowserContext, baseURL: string | undefined, memberId = ASHA) {
  const response = await context.request.post('/sandbox/session', {
    data: { memberId },
    headers: { appid: '999', systemid: 'AB_WEB', origin: new URL(baseURL ?? '').origin },
  });
  expect(response.status()).toBe(204);
}

/** Titles and texts of their own, so that a journey can be repeated on the same data. */
const unique = (text: string) => `${text} ${Date.now() % 1_000_000}`;

/** Opens a page as a member and waits until what is needed offline has been loaded. */
async function openReady(page: Page, path: string) {
  await open(page, path);
  await page.keyboard.press('Shift');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const shell = await caches.match('/offline-shell', { ignoreSearch: true, ignoreVary: true });
        // The last of the files that are loaded ahead, into this page itself.
        const files = performance.getEntriesByType('resource').map(({ name }) => name);
        const loaded = files.some((name) => name.includes('/renew-session.'));
        return loaded && shell !== undefined && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);
}

const strip = (page: Page) => page.getByRole('button', { name: /^(Waiting to send|Not sent)/ });
const queue = (page: Page) => page.getByRole('dialog', { name: 'Waiting to send' });

async function writeComment(page: Page, text: string) {
  await page.getByLabel('Your comment').fill(text);
  await page.getByRole('button', { name: 'Post comment' }).click();
}

/** Everything the browser stores for this site that scripts can read. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const rows: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((opened) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => opened(request.result);
      });
      for (const store of db.objectStoreNames) {
        rows.push(
          await new Promise((read) => {
            const request = db.transaction(store).objectStore(store).getAll();
            request.onsuccess = () => read(request.result);
          }),
        );
      }
      db.close();
    }
    return JSON.stringify(rows);
  });
const upvotes = (page: Page) => page.getByRole('button', { name: /^Upvote/ });

test('three votes made offline stay and are counted once the network is back', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL);
  await openReady(page, '/');
  const pressed = async () => {
    const states = await upvotes(page).evaluateAll((buttons) =>
      buttons.slice(0, 3).map((button) => button.getAttribute('aria-pressed')),
    );
    return states.join();
  };
  const before = await pressed();
  await context.setOffline(true);
  for (const index of [0, 1, 2]) await upvotes(page).nth(index).click();
  const after = before.replace(/true|false/g, (state) => (state === 'true' ? 'false' : 'true'));
  await expect(strip(page)).toHaveText('Waiting to send: 3');
  expect(await pressed()).toBe(after);
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0, { timeout: 15_000 });
  await open(page, '/');
  expect(await pressed()).toBe(after);
});

test('a comment and a post written offline survive a reload offline and are sent once', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL, IMRAN);
  await openReady(page, '/communities/salary-talk');
  const [comment, title] = [unique('Written without a network'), unique('A post without a network')];
  await openReady(page, `/p/${OFFERS}`);
  await context.setOffline(true);
  await writeComment(page, comment);
  await expect(strip(page)).toHaveText('Waiting to send: 1');
  await page.getByRole('link', { name: 'Write', exact: true }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'A post or a question' }).click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByLabel('Title').fill(title);
  await composer.getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(strip(page)).toHaveText('Waiting to send: 2');

  await page.reload();
  await expect(page.getByText('You’re offline', { exact: true })).toBeVisible();
  await expect(strip(page)).toHaveText('Waiting to send: 2');
  await strip(page).click();
  await expect(queue(page).getByText(comment)).toBeVisible();
  await expect(queue(page).getByText(title)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0, { timeout: 20_000 });
  await open(page, `/p/${OFFERS}?order=newToOld`);
  await expect(page.getByText(comment, { exact: true })).toHaveCount(1);
  await open(page, '/user/posts');
  await expect(page.getByText(title, { exact: true })).toHaveCount(1);
});

test('what is queued can be edited and deleted before it is sent, by keyboard', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL, IMRAN);
  await openReady(page, `/p/${OFFERS}`);
  const [first, better, gone] = [unique('A hasty comment'), unique('A better comment'), unique('A mistake')];
  await context.setOffline(true);
  await writeComment(page, first);
  await writeComment(page, gone);
  await strip(page).focus();
  await page.keyboard.press('Enter');
  const item = (text: string) => queue(page).getByRole('listitem').filter({ hasText: text });
  await item(first).getByRole('button', { name: /^Edit/ }).press('Enter');
  await queue(page).getByLabel('Text').fill(better);
  await queue(page).getByRole('button', { name: 'Save' }).press('Enter');
  await expect(item(better)).toBeVisible();
  await item(gone)
    .getByRole('button', { name: /^Delete/ })
    .press('Enter');
  await expect(item(gone)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(strip(page)).toHaveText('Waiting to send: 1');
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0, { timeout: 20_000 });
  await open(page, `/p/${OFFERS}?order=newToOld`);
  await expect(page.getByText(better, { exact: true })).toHaveCount(1);
  for (const text of [first, gone]) await expect(page.getByText(text, { exact: true })).toHaveCount(0);
});

test('a choice among offers and an edited comment are sent once the network is back', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL, IMRAN);
  await openReady(page, `/p/${OFFERS}?order=newToOld`);
  const [before, after] = [unique('Before the edit'), unique('After the edit')];
  await writeComment(page, before);
  const own = page.getByRole('article').filter({ hasText: before }).last();
  await expect(own).toBeVisible();
  await own.getByRole('button', { name: 'More about this comment' }).click();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Change your comment').fill(after);
  await page.locator('#comments').getByRole('button', { name: 'Save' }).click();
  const choose = page.getByRole('button', { name: /^(Choose|Undo)/ });
  await choose.first().click();
  await expect(strip(page)).toHaveText('Waiting to send: 2');
  const choices = await choose.allInnerTexts();
  await context.setOffline(false);
  await expect(strip(page)).toHaveCount(0, { timeout: 20_000 });
  await open(page, `/p/${OFFERS}?order=newToOld`);
  await expect(page.getByText(after, { exact: true })).toHaveCount(1);
  expect(await choose.allInnerTexts()).toEqual(choices);
});

test('two tabs show the same queue, and each item is sent once', async ({ page, context, baseURL }) => {
  await signIn(context, baseURL, IMRAN);
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
  await signIn(context, baseURL, IMRAN);
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
  await signIn(context, baseURL, IMRAN);
  await openReady(page, `/p/${OFFERS}`);
  const text = unique('The cookies were cleared');
  await context.setOffline(true);
  await writeComment(page, text);
  await expect(strip(page)).toHaveText('Waiting to send: 1');
  await context.clearCookies();
  await context.setOffline(false);
  const there = page.getByText(text, { exact: true });
  for (const memberId of [undefined, ASHA]) {
    if (memberId) await signIn(context, baseURL, memberId);
    await open(page, `/p/${OFFERS}?order=newToOld`);
    await page.keyboard.press('Shift');
    await page.locator('[data-toasts]').waitFor({ state: 'attached' });
    await expect(strip(page)).toHaveCount(0);
    await expect(there).toHaveCount(0);
  }
  expect(await storedText(page)).not.toContain(text);
  await signIn(context, baseURL, IMRAN);
  await open(page, `/p/${OFFERS}?order=newToOld`);
  await page.keyboard.press('Shift');
  await expect(there).toHaveCount(1, { timeout: 15_000 });
});

test('a queued comment that is refused is told on any page, and its text can be seen and deleted', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL, IMRAN);
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
  await signIn(context, baseURL, IMRAN);
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
  expect(await (await context.request.get('/')).text()).not.toContain('Menu and account of');
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
  await signIn(context, baseURL);
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

test('nothing of a member is stored for the time without a network', async ({ page, context, baseURL }) => {
  await signIn(context, baseURL);
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
