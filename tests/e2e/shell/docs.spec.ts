import { expect, test } from '@playwright/test';

test('the contracts at /docs can be read and tried out under a policy without inline styles', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Content-Security-Policy/.test(message.text())) refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(error.message));
  const response = await page.goto('/docs');
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline');
  await page.getByLabel('Select a definition').selectOption({ label: 'health' });
  const operation = page.locator('.opblock').first();
  await operation.click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table tbody .response-col_status').first()).toContainText(
    '200',
  );
  await expect(page.locator('.topbar')).toHaveCSS('background-color', 'rgb(27, 27, 27)');
  expect(refused).toEqual([]);
});
