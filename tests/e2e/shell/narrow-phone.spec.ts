import { expect, type Locator, type Page, test } from '@playwright/test';
import { ANSWERING } from '../../support/ask-question';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** The distance from the end of an element to the start of the fade at the end of its row. */
const fromFade = (tab: Locator) =>
  tab.evaluate((element) => {
    const row = element.parentElement?.getBoundingClientRect();
    return (row?.right ?? 0) - 24 - element.getBoundingClientRect().right;
  });

const cut = (element: Locator) =>
  element.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  );

test('the last tab of the settings and of the messages is not faded while it is the current one', async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, baseURL, ANSWERING[0]);
  for (const [path, name] of [
    ['/session', 'Sessions'],
    ['/messages?show=rooms', 'Find rooms'],
  ] as const) {
    await open(page, path);
    const tab = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => fromFade(tab), path).toBeGreaterThanOrEqual(0);
  }
});

test('a company name is fully visible above its tabs, and a very long one is cut after two lines', async ({
  page,
}) => {
  await open(page, '/reviews/zentrix-labs-reviews');
  const name = page.getByRole('heading', { level: 1 }).getByRole('link');
  expect(await cut(name)).toBe(false);
  await name.evaluate((element) => {
    element.textContent = 'Zentrixlabs'.repeat(20);
  });
  expect(await cut(name)).toBe(true);
  expect((await name.boundingBox())?.height).toBeLessThanOrEqual(44);
});

test('the message about a page of reviews that is refused has margins on both sides', async ({ page }) => {
  await open(page, '/reviews/zentrix-labs-reviews');
  await page.route(/\/reviews\?.*page=2/, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '30' }, body: '' }),
  );
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  const box = await page.getByText('Couldn’t load page 2.').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(16);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360 - 16);
});

test('a comparison of two companies fits without scrolling sideways', async ({ page }) => {
  await open(page, '/compare?companies=zentrix-labs,kaveri-bank');
  const table = page.getByRole('table').first();
  await expect(table).toBeVisible();
  expect(await cutSideways(table.locator('..'))).toBe(false);
});

const cutSideways = (element: Locator) =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

test('the fields of a job alert show all of their borders', async ({ page, baseURL }) => {
  await signIn(page.request, baseURL, ANSWERING[0]);
  await open(page, '/jobs/alerts');
  await expect(fields(page)).toHaveCSS('mask-image', 'none');
});

const fields = (page: Page) => page.getByRole('main').locator('form[data-scrolls]');
