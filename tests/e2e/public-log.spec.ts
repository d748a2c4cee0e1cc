import { expect, test } from '@playwright/test';

test('a visitor checks a post against the public log, and the check leads to the report', async ({
  page,
}) => {
  await page.goto('/p/Kq3vN8xWm2Zt7Rf1');
  await page.getByRole('button', { name: 'Check this' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Is it in the public log?' });
  await expect(dialog.getByRole('status')).toHaveText('No. It was published before the log began.');
  await dialog.getByRole('link', { name: 'What the log shows and what it can’t' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transparency report' })).toBeVisible();
});

test('the transparency report names the key that signs the log, without scripts too', async ({
  browser,
  request,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/transparency');
  const key = (await (await request.get('/log/key')).text()).trim();
  await expect(page.getByText(key)).toBeVisible();
});
