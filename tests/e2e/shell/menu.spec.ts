import { expect, type Page, test } from '@playwright/test';
import { placeOf } from '../../support/settled-position';
import { open } from '../../support/watched-page';

test.use({ viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const menuOf = async (page: Page, post: number) => {
  await page.getByRole('button', { name: 'Post options' }).nth(post).click();
  const entry = page.getByRole('menuitem', { name: 'Copy link' });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  return { entry, place: await placeOf(entry) };
};

/** An element above the list loads late and has this height. */
const pushDown = (page: Page, height: number) =>
  page.evaluate((pixels) => {
    const late = document.createElement('div');
    late.style.height = `${pixels}px`;
    document.querySelector('main')?.prepend(late);
  }, height);

for (const height of [40, 300]) {
  test(`an open menu stays under the pointer when the page shifts by ${height} px, and the press reaches its entry`, async ({
    page,
  }) => {
    await open(page, '/');
    const { entry, place } = await menuOf(page, 0);
    const { x = 0, y = 0, width = 0, height: tall = 0 } = place ?? {};
    await page.mouse.move(x + width / 2, y + tall / 2);
    await page.mouse.down();
    await pushDown(page, height);
    expect(await placeOf(entry)).toEqual(place);
    await page.mouse.up();
    await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}

test('an open menu closes when the reader scrolls the page away beneath it', async ({ page }) => {
  await open(page, '/');
  const { entry } = await menuOf(page, 0);
  await page.mouse.move(640, 700);
  await page.mouse.wheel(0, 200);
  await expect(entry).toBeHidden();
});

test('a menu opens inside the window, wherever its button is', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 520 });
  await open(page, '/');
  const button = page.getByRole('button', { name: 'Post options' }).nth(1);
  for (const block of ['start', 'center', 'end'] as const) {
    await button.evaluate((element, to) => element.scrollIntoView({ block: to }), block);
    await page.evaluate((to) => scrollBy(0, to === 'start' ? -120 : to === 'end' ? 120 : 0), block);
    await button.press('Enter');
    const menu = page.getByRole('menu', { name: 'Post options' });
    await expect(menu).toBeVisible();
    const box = await placeOf(menu);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1000);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(520);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});
