import { expect, type Locator, type Page, test } from '@playwright/test';
import { open } from '../../support/watched-page';

const NO_BORDER = /none|0px|rgba\(0, 0, 0, 0\)/;

/** The outline or border as rendered; forced colours make transparent borders visible. */
const borderOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth} ${outlineColor}`;
  });

const openByKey = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('opacity', '1');
  return dialog;
};

const highContrast = async (page: Page, colorScheme: 'light' | 'dark', path: string) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  await open(page, path);
};

/** The WCAG contrast ratio of two colours. */
const contrast = (place: Locator): Promise<number> =>
  place.evaluate((element) => {
    const light = (colour: string) =>
      (colour.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const { color, backgroundColor } = getComputedStyle(element);
    const [dark = 0, bright = 0] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`marked text is readable in ${colorScheme} system colours`, async ({ page }) => {
    await highContrast(page, colorScheme, '/p/Kq3vN8xWm2Zt7Rf1');
    const marked = page.locator('mark').first();
    await expect(marked).toBeVisible();
    await expect(marked).not.toHaveCSS('background-color', /rgba\(.*, 0\)/);
    expect(await contrast(marked)).toBeGreaterThan(4.5);
  });
}

test('[R-198] with system colours, dialogs and menus still have a border', async ({ page }) => {
  await highContrast(page, 'light', '/kit');
  for (const opener of ['Open dialog', 'Open sheet']) {
    const dialog = await openByKey(page, opener);
    expect(await borderOf(dialog), opener).not.toMatch(NO_BORDER);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await open(page, '/');
  const more = page.getByRole('article').first().getByRole('button', { name: 'Post options' });
  await more.click();
  expect(await borderOf(page.getByRole('menu'))).not.toMatch(NO_BORDER);
});

test('with forced colours, fields have a border, and a thicker one when focused', async ({ page }) => {
  await highContrast(page, 'dark', '/are-you-paid-fairly');
  const field = page.getByRole('textbox', { name: 'Fixed pay, yearly' });
  const box = field.locator('xpath=..');
  const thickness = () =>
    box.evaluate((element) => Number.parseFloat(getComputedStyle(element).outlineWidth));
  expect(await borderOf(box)).not.toMatch(NO_BORDER);
  const before = await thickness();
  await field.focus();
  expect(await thickness()).toBeGreaterThan(before);
});

test('with forced colours, the selected option is visible', async ({ page }) => {
  await highContrast(page, 'light', '/salaries/take-home-salary-calculator');
  const option = (name: string) =>
    page.getByRole('radiogroup', { name: 'Tax regime' }).locator('label', { hasText: name });
  const ground = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(option('New'))).not.toBe(await ground(page.locator('body')));
  expect(await contrast(option('New'))).toBeGreaterThan(4.5);
});

test.describe('in a window of small height', () => {
  for (const [width, height, room] of [
    [740, 190, 70],
    [320, 256, 140],
  ] as const) {
    test(`[R-198] ${width} by ${height}: a dialog fits into the window, closes, and leaves room to write`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/kit');
      const dialog = await openByKey(page, 'Open composer');
      const close = dialog.getByRole('button', { name: 'Close' });
      await expect(close).toBeInViewport({ ratio: 1 });
      const scrolling = await dialog.evaluate((element) =>
        Math.max(
          ...[...element.querySelectorAll('*')]
            .filter((part) => getComputedStyle(part).overflowY === 'auto')
            .map((part) => part.clientHeight),
        ),
      );
      expect(scrolling).toBeGreaterThan(room);
      await close.click();
      await expect(dialog).toBeHidden();
    });
  }

  test('[R-198] search results fit into a window of small height', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await open(page, '/');
    await page
      .locator('header')
      .getByRole('link', { name: /^Search/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('la');
    await expect(dialog.getByRole('option').nth(3)).toBeAttached();
    const bottom = await dialog.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(360);
  });
});

for (const path of ['/reviews/zentrix-labs-reviews', '/interviews/zentrix-labs-interview-questions']) {
  test(`screen readers announce which item each “Report” button belongs to: ${path}`, async ({ page }) => {
    await open(page, path);
    const card = page.getByRole('main').getByRole('article').first();
    const title = await card.getByRole('heading', { level: 3 }).textContent();
    await expect(card).toHaveAccessibleName(title ?? '');
    await expect(card.getByRole('button', { name: 'Report' })).toBeVisible();
  });
}
