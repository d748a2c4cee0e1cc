import { expect, type Page, test } from '@playwright/test';
import { open } from '../../support/watched-page';

const rowOfTabs = async (page: Page) => {
  await page.goto('/kit');
  const tabs = page.getByRole('navigation', { name: 'Zentrix Labs, light' });
  return tabs.getByRole('link', { name: 'Salaries' }).locator('..');
};

test('a row of tabs fades only where more tabs follow', async ({ page }) => {
  const row = await rowOfTabs(page);
  const fades = () =>
    row.evaluate((element) => {
      const style = getComputedStyle(element);
      return (
        style.maskImage !== 'none' && ['start', 'end'].map((path) => style.getPropertyValue(`--fade-${path}`))
      );
    });
  await expect.poll(fades).toEqual(['0px', '0px']);
  await row.evaluate((element) => {
    element.style.maxWidth = '200px';
  });
  await expect.poll(fades).toEqual(['0px', '24px']);
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(fades).toEqual(['24px', '0px']);
});

test('the last tab of a row can be scrolled out of the fade on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const row = await rowOfTabs(page);
  await expect(row).toHaveCSS('mask-image', /transparent|rgba\(0, 0, 0, 0\)/);
  const animations = () => row.evaluate((element) => element.getAnimations().length);
  expect(await animations()).toBe(0);
  const free = await row.evaluate((element) => {
    element.scrollTo({ left: element.scrollWidth });
    const last = element.lastElementChild?.getBoundingClientRect();
    return element.getBoundingClientRect().right - (last?.right ?? 0);
  });
  expect(free).toBeGreaterThanOrEqual(24);
});

test('the focus ring of a section is not covered by the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/about-us');
  const link = page.getByRole('link', { name: 'Communities', exact: true }).first();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const ring = await link.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    return (
      element.getBoundingClientRect().top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth)
    );
  });
  const header = await page.getByRole('banner').boundingBox();
  expect(ring).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
