import { expect, type Page, test } from '@playwright/test';
import { placeOf } from '../../support/settled-position';
import { open } from '../../support/watched-page';

async function messageInDialog(page: Page) {
  await open(page, '/jobs?toast=Hello');
  const message = page.getByRole('status').filter({ hasText: 'Hello' });
  await expect(message).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByText('Hello')).toBeVisible();
  return { message, dialog };
}

test('[R-191] on a wide screen a message appears next to a dialog, covers nothing of it and can be closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { message, dialog } = await messageInDialog(page);
  // Pointing at a message keeps it open.
  await message.hover();
  const [text, panel] = [await placeOf(message), await placeOf(dialog)];
  expect(text?.x).toBeGreaterThan((panel?.x ?? 0) + (panel?.width ?? 0));
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('on a phone a message in a dialog leaves its title and its buttons free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { message, dialog } = await messageInDialog(page);
  await message.hover();
  const title = dialog.getByRole('heading', { name: 'Keyboard shortcuts' });
  const [text, heading] = [await placeOf(message), await placeOf(title)];
  expect(text?.y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));
  // Covered elements cannot be clicked.
  await dialog.getByRole('button', { name: 'Close' }).first().click({ trial: true });
});
