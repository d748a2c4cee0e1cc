import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/watched-page';

const CONTRIBUTION = 'Something went wrong, please try later.';

test.beforeEach(async ({ page, baseURL }) => {
  await page.request.post('/sandbox/session', {
    data: { memberId: 'Mb1asha2Nair3Qx4' },
    headers: { appid: '999', systemid: 'AB_WEB', origin: new URL(baseURL ?? '').origin },
  });
});

/** The named file fails until the returned function is called. */
async function lose(page: Page, name: string): Promise<() => Promise<void>> {
  const file = new RegExp(`/assets/${name}\\..*\\.js$`);
  // The service worker, which preloads files, does not get it either.
  await page.context().route(file, (route) => route.abort());
  return () => page.context().unroute(file);
}

test('posts after the first page render without the file that virtualizes them', async ({ page }) => {
  await lose(page, 'further-posts');
  await open(page, '/');
  const posts = page.getByRole('article');
  await expect(posts).toHaveCount(10);
  await page.getByRole('link', { name: 'Load more' }).scrollIntoViewIfNeeded();
  // Without estimated heights the end can be in view again, and more posts load.
  await expect.poll(() => posts.count()).toBeGreaterThanOrEqual(20);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
});

test("a post's menu that cannot load shows a message, and loads on a later press", async ({ page }) => {
  const find = await lose(page, 'post-menu');
  await open(page, '/');
  const menu = page.getByRole('button', { name: 'Post options' }).first();
  await menu.click();
  await expect(page.getByRole('alert')).toContainText(CONTRIBUTION);
  await find();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
});

test('a calculator keeps its numbers when a part of it cannot load', async ({ page }) => {
  const find = await lose(page, 'pay-details-fields');
  await open(page, '/salaries/take-home-salary-calculator');
  await page.getByRole('textbox', { name: 'Yearly CTC' }).fill('3600000');
  const more = page.locator('main summary', { hasText: 'Deductions, perks and other income' });
  await more.click();
  await expect(page.getByRole('alert').filter({ hasText: CONTRIBUTION })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Yearly CTC' })).toHaveValue(/36,?00,?000/);
  await find();
  await more.click();
  await more.click();
  await expect(page.getByRole('textbox', { name: /^Rent you pay/ })).toBeVisible();
});

test('a message for the next page appears although its file failed to load at first', async ({ page }) => {
  const find = await lose(page, 'deferred-part-list');
  const failed = page.waitForEvent('requestfailed', (request) => /deferred-part-list/.test(request.url()));
  await page.goto('/settings?toast=Saved');
  await failed;
  await find();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report to moderators' });

const REPORTS = [
  [
    'a post',
    '/',
    'composer',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Post options' }).nth(1).click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
    },
  ],
  [
    'a comment',
    '/p/Kq3vN8xWm2Zt7Rf1',
    'composer',
    (page: Page) =>
      page
        .getByRole('button', { name: /^Report/ })
        .first()
        .click(),
  ],
  [
    'a message',
    '/messages?chat=Gr4ZentrixRoom01',
    'message-report',
    // Older messages that arrive above the first one scroll the list, which closes its menu.
    (page: Page) =>
      expect(async () => {
        const options = page.getByRole('log').getByRole('button', { name: /^Options for/ });
        await options.first().click();
        await page.getByRole('menuitem', { name: 'Report' }).click({ timeout: 2_000 });
      }).toPass(),
  ],
] as const;

for (const [label, path, file, report] of REPORTS) {
  test(`a dialog to report ${label} that cannot load shows a message, and the page stays usable`, async ({
    page,
  }) => {
    const find = await lose(page, file);
    await open(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    const name = await heading.textContent();
    await report(page);
    await expect(page.getByRole('alert')).toContainText(CONTRIBUTION);
    await expect(heading).toHaveText(name ?? '');
    await find();
    await report(page);
    await expect(dialog(page)).toBeVisible();
  });
}

test('a part whose file is missing is requested again at an interaction only', async ({ page }) => {
  let requests = 0;
  await page.route(/assets\/post-screen-rest\./, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/p/Kq3vN8xWm2Zt7Rf1');
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(() => scrollTo(0, 500));
  await expect.poll(() => requests).toBeGreaterThan(0);
  for (let time = 0; time < 30; time++)
    await page.evaluate(() => fetch('/health/live').then(() => undefined));
  expect(requests).toBeLessThan(5);
});
