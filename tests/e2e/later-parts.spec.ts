import { expect, type Page, test } from '@playwright/test';
import { open, watch } from '../support/watched-page';

const OVERVIEW = '/overview/zentrix-labs-overview';
const POST = '/p/Kq3vN8xWm2Zt7Rf1';
const REST = /assets\/(?:hi\/)?[\w-]+-rest\.\w+\.js$/;

test.use({ viewport: { width: 390, height: 844 } });

const waiting = (page: Page) => page.locator('[data-later]');

/** Holds back the code of later parts until the returned function is called. */
async function holdRest(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(REST, (route) => released.then(() => route.continue()));
  return release;
}

test('[R-001] what is below the first view of a company is there to read, and its code comes when the user scrolls', async ({
  page,
}) => {
  const { complaints } = watch(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (REST.test(request.url())) loaded.push(request.url());
  });
  await open(page, OVERVIEW);
  const faq = page.getByRole('heading', { name: 'Zentrix Labs FAQs' });
  await expect(faq).toBeAttached();
  await expect(waiting(page)).not.toHaveCount(0);
  expect(loaded).toEqual([]);
  await faq.scrollIntoViewIfNeeded();
  await expect(waiting(page)).toHaveCount(0);
  await expect(faq).toBeVisible();
  expect(loaded).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('[R-001] a comment written and sent before its part has loaded is preserved and sent once', async ({
  page,
  baseURL,
}) => {
  await page.request.post('/sandbox/session', {
    data: { memberId: 'Mb1asha2Nair3Qx4' },
    headers: { appid: '999', systemid: 'AB_WEB', origin: new URL(baseURL ?? '').origin },
  });
  const sent: unknown[] = [];
  await page.route(/\/v1\/post\/[^/]+\/comment$/, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 503 });
  });
  const release = await holdRest(page);
  await open(page, POST);
  const field = page.locator('main textarea').first();
  await field.pressSequentially('9 words I typed');
  await page
    .locator('main form')
    .filter({ has: page.locator('textarea') })
    .locator('button[type=submit]')
    .click();
  await expect(waiting(page)).not.toHaveCount(0);
  expect(sent).toEqual([]);
  release();
  await expect.poll(() => sent).toEqual([expect.objectContaining({ text: '9 words I typed' })]);
  await expect(field).toHaveValue('9 words I typed');
  await expect(page).toHaveURL(POST);
});

test('a part whose code cannot be loaded stays readable and is loaded with the next touch', async ({
  page,
}) => {
  let failures = 1;
  await page.route(REST, (route) => (failures-- > 0 ? route.abort() : route.continue()));
  await open(page, OVERVIEW);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => failures).toBeLessThanOrEqual(0);
  await expect(page.getByRole('heading', { name: 'Zentrix Labs FAQs' })).toBeAttached();
  await page.mouse.wheel(0, 400);
  await expect(waiting(page)).toHaveCount(0);
});

test('a link to the comments leads to them, and loads what they need', async ({ page }) => {
  await open(page, POST);
  await page.locator('main article a[href$="#comments"]').first().click();
  await expect(page).toHaveURL(/#comments$/);
  await expect(page.locator('#comments')).toBeInViewport();
  await expect(waiting(page)).toHaveCount(0);
});
