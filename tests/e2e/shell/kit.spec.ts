import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { placeOf } from '../../support/settled-position';

const show = async (page: Page, theme: 'Light' | 'Dark' = 'Light') => {
  await page.goto('/kit');
  await page.getByRole('radio', { name: theme, exact: true }).check({ force: true });
};

const open = async (page: Page, name: string) => {
  const opener = page.getByRole('button', { name });
  await opener.focus();
  await page.keyboard.press('Enter');
  return { opener, dialog: page.getByRole('dialog') };
};

/** Violations axe finds in the current state, including colours. */
async function axeProblems(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const runner = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await runner.run('main');
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
}

for (const [name, title] of [
  ['Open dialog', 'Why am I seeing this'],
  ['Open composer', 'New post'],
  ['Open sheet', 'Filters'],
] as const) {
  test(`[R-198] ${title}: traps the focus, closes on Esc and returns the focus`, async ({ page }) => {
    await show(page);
    const { opener, dialog } = await open(page, name);
    await expect(dialog).toHaveAccessibleName(title);
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('[R-198] a dialog that must be answered stays open on Esc and on a press outside', async ({ page }) => {
  await show(page);
  const { opener, dialog } = await open(page, 'Open question');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('[R-198] a press outside closes a dialog, and the page behind does not scroll in the meantime', async ({
  page,
}) => {
  await show(page);
  const { dialog } = await open(page, 'Open dialog');
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('opening a dialog does not move the page', async ({ page }) => {
  await show(page);
  const place = () =>
    page.getByRole('heading', { name: 'The kit' }).evaluate((title) => title.getBoundingClientRect().right);
  const before = await place();
  await open(page, 'Open dialog');
  expect(await place()).toBe(before);
});

test('a menu can be used with the keyboard alone', async ({ page }) => {
  await show(page);
  const button = page.getByRole('button', { name: 'More', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Report' })).toBeFocused();
  await page.keyboard.press('w');
  await expect(page.getByRole('menuitem', { name: 'Why am I seeing this' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Report' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();
});

test('a menu opens below its button and inside the page', async ({ page }) => {
  await show(page);
  const button = page.getByRole('button', { name: 'More', exact: true });
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  const position = await placeOf(button);
  const box = await placeOf(menu);
  expect(box?.y ?? 0).toBeGreaterThan((position?.y ?? 0) + (position?.height ?? 0) - 1);
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
});

test('the combobox suggests, selects and closes by keyboard', async ({ page }) => {
  await show(page);
  const box = page.getByRole('combobox', { name: 'Company' });
  await box.focus();
  await page.keyboard.type('ze');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('Zephyr Motors');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('on a phone, a sheet opens at the bottom edge and closes when its handle is pulled down', async ({
    page,
  }) => {
    await show(page);
    const { dialog } = await open(page, 'Open sheet');
    await expect
      .poll(async () =>
        Math.round(((await dialog.boundingBox())?.y ?? 0) + ((await dialog.boundingBox())?.height ?? 0)),
      )
      .toBe(844);
    const top = (await placeOf(dialog))?.y ?? 0;
    await page.mouse.move(195, top + 12);
    await page.mouse.down();
    await page.mouse.move(195, top + 60);
    await page.mouse.move(195, top + 160);
    await page.mouse.up();
    await expect(dialog).toBeHidden();
  });

  test('on a phone, a menu opens along the bottom edge', async ({ page }) => {
    await show(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const menu = page.getByRole('menu');
    await expect
      .poll(async () =>
        Math.round(((await menu.boundingBox())?.y ?? 0) + ((await menu.boundingBox())?.height ?? 0)),
      )
      .toBe(844);
  });

  test('the kit does not overflow at 360 px, even with twice the text size', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await show(page);
    for (const size of ['100%', '200%']) {
      const over = await page.evaluate((root) => {
        document.documentElement.style.fontSize = root;
        const { scrollWidth, clientWidth } = document.documentElement;
        const reaching = [...document.querySelectorAll('main *')].filter(
          (element) => element.getBoundingClientRect().right > clientWidth + 1,
        );
        return scrollWidth > clientWidth ? reaching.map(({ outerHTML }) => outerHTML.slice(0, 120)) : [];
      }, size);
      expect(over, size).toEqual([]);
    }
  });
});

for (const theme of ['Light', 'Dark'] as const) {
  test(`the kit has no axe violations in ${theme.toLowerCase()}`, async ({ page }) => {
    await show(page, theme);
    expect(await axeProblems(page)).toEqual([]);
    await open(page, 'Open composer');
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    await expect(page.getByRole('menu')).toHaveCSS('opacity', '1');
    expect(await axeProblems(page)).toEqual([]);
  });
}

test('nothing animates for users who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(page);
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((it) => it.playState === 'running').length);
  // Immediate changes count as animations in the frame in which the page is composed.
  await expect.poll(moving).toBeLessThanOrEqual(2);
  const { dialog } = await open(page, 'Open sheet');
  await expect(dialog).toHaveCSS('translate', 'none');
});

test('the focus ring of a tab has a gap to its text on every side, including the first tab', async ({
  page,
}) => {
  await show(page);
  const row = page.getByRole('main').getByRole('link', { name: 'Salaries' }).locator('..');
  await row.getByRole('link').first().focus();
  const room = await row.evaluate((element) => {
    const tab = element.firstElementChild as HTMLElement;
    const text = document.createRange();
    text.selectNodeContents(tab);
    const [ring, domRect, seen] = [tab, text, element].map((item) => item.getBoundingClientRect());
    if (!ring || !domRect || !seen) return [];
    return [
      domRect.left - Math.max(ring.left, seen.left),
      ring.right - domRect.right,
      domRect.top - ring.top,
    ];
  });
  // Two of these pixels are the ring itself.
  for (const side of room) expect(side).toBeGreaterThanOrEqual(5);
  expect(room).toHaveLength(3);
});
