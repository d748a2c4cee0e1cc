import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/axe';

test('a visitor checks a post against the public log, and the check leads to the report', async ({
  page,
}) => {
  await page.goto('/p/Kq3vN8xWm2Zt7Rf1');
  await page.getByRole('button', { name: 'Check this' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Is it in the public log?' });
  await expect(dialog.getByRole('status')).toHaveText('No. It was published before the log began.');
  await dialog.getByRole('link', { name: 'What the log can and can’t show' }).click();
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

test('the figures of a salary page lead to the report on the log', async ({ page }) => {
  await page.goto('/salaries/zentrix-labs-salaries');
  await page.getByRole('link', { name: 'Check these figures against the public log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transparency report' })).toBeVisible();
});

test('a reader of the privacy page finds how to check its claims, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/legal/privacy-policy');
  await page.getByRole('main').getByRole('link', { name: 'How you can check us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'How you can check us' })).toBeVisible();
  await expect(page.getByText('Not even we can tell who wrote an untraceable post')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFindings(page)).toEqual([]);
});
