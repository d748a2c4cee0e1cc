import { expect, type Page, test } from '@playwright/test';
import { open, watch } from '../../support/watched-page';

const search = (page: Page) => page.getByRole('dialog').getByRole('combobox');

/** Delays a file until the returned function is called. */
async function hold(page: Page, name: string): Promise<() => void> {
  let releaseFile = () => {};
  const through = new Promise<void>((resolve) => {
    releaseFile = resolve;
  });
  await page.route(new RegExp(`/assets/${name}\\..*\\.js$`), (route) => through.then(() => route.continue()));
  return releaseFile;
}

test.beforeEach(async ({ page, baseURL }) => {
  await page.request.post('/sandbox/session', {
    data: { memberId: 'Mb1asha2Nair3Qx4' },
    headers: { appid: '999', systemid: 'AB_WEB', origin: new URL(baseURL ?? '').origin },
  });
});

for (const file of ['deferred-parts', 'search-dialog']) {
  test(`[R-198] text typed after the search shortcut appears in the search field, however late ${file} loads`, async ({
    page,
  }) => {
    const { calls } = watch(page);
    const releaseFile = await hold(page, file);
    const wanted = page.waitForRequest(new RegExp(`/assets/${file}\\.`));
    await open(page, '/', 'commit');
    await page.getByRole('article').first().focus();
    await page.keyboard.press('/');
    await wanted;
    // Each of these letters is a shortcut: save, vote, compose.
    await page.keyboard.type('suc cess');
    releaseFile();
    await expect(search(page)).toHaveValue('suc cess');
    await page.keyboard.type('ion');
    await expect(search(page)).toHaveValue('suc cession');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect(calls.filter((call) => /vote/i.test(call))).toEqual([]);
  });
}

test('[R-198] text typed into a field before shortcuts are active triggers no shortcut', async ({ page }) => {
  const releaseFile = await hold(page, 'deferred-parts');
  const opened: string[] = [];
  page.on('request', (request) => opened.push(request.url()));
  await open(page, '/communities', 'commit');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('/c');
  await field.blur();
  releaseFile();
  await expect(page.locator('[data-toasts]')).toBeAttached();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Keyboard shortcuts');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(field).toHaveValue('/c');
  // Only searching for the typed text changes the address.
  await expect(page).toHaveURL(/\/communities\?q=%2Fc$/);
  // The composer is preloaded for a member, so only its dialog would show that the shortcut ran.
  expect(opened.filter((url) => url.includes('search-dialog'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
