import { expect, test } from '@playwright/test';
import { IMRAN } from '../../support/offline-page';
import { ASHA, signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

test('a picture chosen on a page of one member is not stored for another, who logged in elsewhere in the browser', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context.request, baseURL, ASHA);
  await open(page, '/communities/salary-talk');
  await page.getByRole('button', { name: 'Write a post' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Photos' }).click();
  await signIn(context.request, baseURL, IMRAN);
  const uploaded = page.waitForResponse('**/media');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer: PICTURE });
  expect((await uploaded).status()).toBe(409);
  await expect(dialog.getByText(/You switched to another account/)).toBeVisible();
});

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
