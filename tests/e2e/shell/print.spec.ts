import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

/** A sheet of A4 with the usual margins. */
const SHEET = { width: 718, height: 1000 };

test.beforeEach(({ page }) => page.setViewportSize(SHEET));

async function print(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** Whether it is dark, or on a background that browsers print. */
const isReadable = (item: Locator) =>
  item.evaluate((element) => {
    const { color, printColorAdjust } = getComputedStyle(element);
    const [red = 255] = /\d+/.exec(color)?.map(Number) ?? [];
    return red < 100 || printColorAdjust === 'exact';
  });

test('a printed poll shows its options, also while they are buttons', async ({ page }) => {
  await print(page, '/p/Pw6hB1yKs9Xd4Gn8');
  await expect(page.getByRole('button', { name: 'Under 30 min' })).toBeVisible();
});

test('printed photos of a company include their captions', async ({ page }) => {
  await print(page, '/photos/zentrix-labs-photos');
  await expect(page.locator('main button img').first()).toBeVisible();
  expect(await isReadable(page.locator('main button img + span').first())).toBe(true);
});

test('printed ratings and headings on a dark board are readable', async ({ page }) => {
  await print(page, '/salaries');
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.evaluate((title) => getComputedStyle(title).color)).toBe('rgb(0, 0, 0)');
  await print(page, '/reviews/zentrix-labs-reviews');
  const rating = page.locator('main article [data-tone]').first();
  await expect(rating).toBeVisible();
  expect(await isReadable(rating)).toBe(true);
});

test('collapsed answers are printed', async ({ page }) => {
  await print(page, '/employers');
  const answers = page.locator('main details:not([open]) > p');
  await expect(answers.first()).toBeVisible();
});

test('a comparison of four companies fits on a sheet', async ({ page }) => {
  await print(page, '/compare?companies=zentrix-labs,kaveri-bank,nimbus-retail,orbitly');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Orbitly' }).first()).toBeVisible();
  const cut = await table.evaluate((element) => element.getBoundingClientRect().right - innerWidth);
  expect(cut).toBeLessThanOrEqual(0);
});

for (const path of ['/jobs', '/list-of-companies', '/communities'])
  test(`the printed page ${path} ends with its last line, without an empty sheet`, async ({ page }) => {
    await print(page, path);
    const left = await page.locator('main').evaluate((main) => {
      const range = document.createRange();
      const lines = [...main.querySelectorAll('*')].flatMap((item) => {
        range.selectNodeContents(item);
        return item.childElementCount === 0 ? [...range.getClientRects()] : [];
      });
      return main.getBoundingClientRect().bottom - Math.max(...lines.map(({ bottom }) => bottom));
    });
    expect(left).toBeLessThan(40);
  });

test('a dialog that is open is not printed over the page', async ({ page }) => {
  await open(page, '/photos/zentrix-labs-photos');
  await page.locator('main button:has(img)').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a printed chat is as long as its messages, without other chats and the unsent message', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL);
  await page.setViewportSize({ width: SHEET.height, height: 300 });
  await print(page, '/messages?chat=Gr4ZentrixRoom01');
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  await expect(page.getByRole('textbox')).toBeHidden();
  await expect(page.locator('main a[href*="chat="]:visible')).toHaveCount(0);
  const ends = await log.evaluate((box) =>
    [box.lastElementChild, box].map((part) => part?.getBoundingClientRect().bottom ?? 0),
  );
  expect(ends[0]).toBeLessThanOrEqual((ends[1] ?? 0) + 1);
  expect(await log.evaluate((box) => getComputedStyle(box).overflowY)).toBe('visible');
});

test('a long feed prints no empty pages for posts that are not rendered', async ({ page }) => {
  await open(page, '/');
  const gaps = page.locator('[data-density] > div:empty');
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      return gaps.count();
    })
    .toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  for (const gap of await gaps.all()) await expect(gap).toBeHidden();
});

test('a printed company page has no line below its tabs, which would cross the text of a scrolled page', async ({
  page,
}) => {
  for (const path of ['/overview/zentrix-labs-overview', '/photos/zentrix-labs-photos']) {
    await print(page, path);
    const tabs = page.getByRole('navigation', { name: 'Zentrix Labs', includeHidden: true });
    await expect(tabs).toBeHidden();
    const line = await tabs.evaluate((item) => {
      const { position, borderBottomWidth } = getComputedStyle(item.parentElement ?? item);
      return { position, borderBottomWidth };
    });
    expect(line).toEqual({ position: 'static', borderBottomWidth: '0px' });
  }
});
